import {
  type BrowserContext,
  type ConsoleMessage,
  expect,
  type Page,
  type WebError,
} from '@playwright/test';

/** The errors that a test expects in a window. */
const awaited = new WeakMap<BrowserContext, RegExp[]>();

/**
 * Names errors that the pages of a window may report in this test. Any other one fails it: an
 * uncaught error, an unhandled rejection, `console.error()`, or a violation of the policy, which
 * Chromium logs.
 */
export function expectErrors(page: Page, ...errors: RegExp[]): void {
  const window = page.context();
  awaited.set(window, [...(awaited.get(window) ?? []), ...errors]);
}

/**
 * The browser's own notes that are no fault of a page: a file did not come, which tests hold back
 * and take away; or a change of page was not faded, because the window was resized or the machine
 * was slow. The fades are rules of CSS alone: no script of ours starts or awaits one.
 */
const browserNotes = [
  /^Failed to load resource: /,
  /^(Abort|InvalidState|Timeout)Error: .*[Tt]ransition/,
];

/**
 * Notes the errors of all pages of a window.
 *
 * @returns ends that, and fails the test if it did not name one of them
 */
export function watchErrors(context: BrowserContext): () => void {
  const found: string[] = [];
  const note = (message: ConsoleMessage) => {
    if (message.type() === 'error') found.push(`${message.text()} (${message.location().url})`);
  };
  const noteError = (error: WebError) => found.push(String(error.error()));
  context.on('console', note);
  context.on('weberror', noteError);
  return () => {
    context.off('console', note);
    context.off('weberror', noteError);
    const known = [...browserNotes, ...(awaited.get(context) ?? [])];
    awaited.delete(context);
    const unexpected = found.filter((error) => !known.some((one) => one.test(error)));
    expect(unexpected, 'errors that the test does not name').toEqual([]);
  };
}
