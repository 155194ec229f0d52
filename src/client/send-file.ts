/** Runs on the pages of courses alone. */
import * as attribute from './attributes.ts';

/**
 * Lets links with `data-send` hand their file to the device's own window for sharing, where that
 * takes files. Elsewhere they stay what they are: downloads.
 */
export function startSending(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[${attribute.sendFile}]`))
    startLink(link);
}

/** Checked at the first touch: creating the sample file would slow the start of the page. */
function takesFiles(): boolean {
  const example = new File([], 'example.pdf', { type: 'application/pdf' });
  return navigator.canShare?.({ files: [example] }) ?? false;
}

function startLink(link: HTMLAnchorElement): void {
  let file: Promise<File> | undefined;
  const load = () => {
    file ??= fetchFile(link.href);
    return file;
  };
  async function send(event: Event): Promise<void> {
    if (!takesFiles()) return;
    event.preventDefault();
    try {
      await navigator.share({ files: [await load()] });
    } catch (error) {
      // The visitor closed the window again.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      link.removeEventListener('click', send);
      link.click();
    }
  }
  // Sharing is allowed for a few seconds after a touch, so the file is fetched while it lasts.
  link.addEventListener('pointerdown', () => {
    if (takesFiles()) load().catch(() => {});
  });
  link.addEventListener('click', send);
}

async function fetchFile(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const name = address.split('/').at(-1) ?? '';
  return new File([await answer.blob()], name, { type: 'application/pdf' });
}

startSending();
