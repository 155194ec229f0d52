// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startSending } from './send-file.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

/** A page with a sheet, on a device that shares in this way; counts what the link does by itself. */
function showSheet(share: ((data: ShareData) => Promise<void>) | undefined, status = 200) {
  const address = '/docs/bpt-course-sheet.pdf';
  document.body.innerHTML = `<p><a data-send href="${address}" download>Send</a></p>`;
  const link = document.querySelector('a');
  if (!link) throw new Error('The link is missing.');
  vi.stubGlobal('navigator', share ? { share, canShare: () => true } : {});
  const fetched = vi.fn(async () => new Response('%PDF-', { status }));
  vi.stubGlobal('fetch', fetched);
  startSending();
  const followed = vi.fn();
  link.parentElement?.addEventListener('click', (event) => {
    if (!event.defaultPrevented) followed();
    event.preventDefault();
  });
  return { link, fetched, followed };
}

test('a sheet is shared where files can be, and is fetched at the first touch', async () => {
  const share = vi.fn(async (_data: ShareData) => {});
  const { link, fetched, followed } = showSheet(share);
  link.dispatchEvent(new Event('pointerdown'));
  expect(fetched).toHaveBeenCalledTimes(1);
  link.click();
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  const [file] = share.mock.calls[0]?.[0].files ?? [];
  expect(file?.name).toBe('bpt-course-sheet.pdf');
  expect(file?.type).toBe('application/pdf');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(followed).not.toHaveBeenCalled();
});

test('elsewhere the link is a download', () => {
  const { link, fetched, followed } = showSheet(undefined);
  link.dispatchEvent(new Event('pointerdown'));
  link.click();
  expect(followed).toHaveBeenCalledTimes(1);
  expect(fetched).not.toHaveBeenCalled();
});

test('a sheet that cannot be shared is downloaded', async () => {
  const { link, followed } = showSheet(async () => {
    throw new DOMException('too late', 'NotAllowedError');
  });
  link.click();
  await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
});

test('a sheet that is not there is left to the browser', async () => {
  const share = vi.fn(async () => {});
  const { link, followed } = showSheet(share, 404);
  link.click();
  await vi.waitFor(() => expect(followed).toHaveBeenCalledTimes(1));
  expect(share).not.toHaveBeenCalled();
});

test('a visitor who closes the window for sharing gets no file', async () => {
  const share = vi.fn(async () => {
    throw new DOMException('closed', 'AbortError');
  });
  const { link, followed } = showSheet(share);
  link.click();
  await vi.waitFor(() => expect(share).toHaveBeenCalledTimes(1));
  await new Promise((done) => setTimeout(done));
  expect(followed).not.toHaveBeenCalled();
});
