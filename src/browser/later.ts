/** First signs that somebody reads on, or puts the page aside for later. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Fetches what a page does without at first: the start of the service worker (`offline.ts`), reading
 * aloud (`listen.ts`). The document names the files, since Vite would wrap addresses of its own in a
 * kilobyte of help.
 */
export function startLater(): void {
  const files = [...document.querySelectorAll<HTMLElement>('[data-later]')].map(
    ({ dataset }) => dataset['later'] ?? '',
  );
  const fetchAll = () => {
    for (const sign of signs) removeEventListener(sign, fetchAll);
    // Left unfetched where the page is being left.
    for (const file of files) import(/* @vite-ignore */ file).catch(() => {});
  };
  for (const sign of signs) addEventListener(sign, fetchAll, { passive: true });
}
