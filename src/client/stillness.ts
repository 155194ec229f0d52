/**
 * Keeps the page still while a dialog or the menu lies over it. Style sheets do so by `:has()`; this
 * is for browsers without it, and takes the page back where it has moved all the same (Safari 15).
 */
export function startStillness(): void {
  const root = document.documentElement;
  let place = 0;
  const update = () => {
    const isCovered = document.querySelector('dialog[open], #menu[data-open]') !== null;
    if (isCovered === root.hasAttribute('data-covered')) return;
    root.toggleAttribute('data-covered', isCovered);
    if (isCovered) place = scrollY;
    else if (scrollY !== place) scrollTo({ top: place, behavior: 'instant' });
  };
  const observer = new MutationObserver(update);
  for (const cover of document.querySelectorAll('dialog, #menu')) {
    observer.observe(cover, { attributeFilter: ['open', 'data-open'] });
  }
}
