import * as attribute from './attributes.ts';

/** Events that show that the visitor reads on, or leaves the page for later. */
const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Fetches scripts that a page does not need at first: the start of the service worker (`offline.ts`), reading
 * aloud (`listen.ts`). The document names the files, since Vite would wrap addresses of its own in a
 * kilobyte of help.
 */
export function startLazyScripts(): void {
  const files = [...document.querySelectorAll<HTMLElement>(`[${attribute.lazyScript}]`)].map(
    (element) => element.getAttribute(attribute.lazyScript) ?? '',
  );
  // Fetched once, however many signs there are; left unfetched where the page is being left.
  const fetchAll = () => {
    for (const file of files) import(/* @vite-ignore */ file).catch(() => {});
  };
  for (const sign of signs) addEventListener(sign, fetchAll, { once: true });
}
