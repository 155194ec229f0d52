/** First signs that somebody reads on, or puts the page aside for later. */
const signs = ['scroll', 'pointerdown', 'keydown', 'visibilitychange'];

/**
 * Keeps pages for reading without signal from the first such sign on, so that no first view pays for
 * it. The document names the script, `offline.ts`; with the worker switched off it names none.
 */
export function startKeeping(): void {
  const { offline } = document.body.dataset;
  if (!offline) return;
  for (const sign of signs) {
    addEventListener(sign, () => import(/* @vite-ignore */ offline), { once: true, passive: true });
  }
}
