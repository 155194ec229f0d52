import * as attribute from './attributes.ts';

/** Answers and the place on the page go along to the page in the other language. */
export function startLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    link.search = location.search;
    link.hash = location.hash;
  });
  for (const offer of document.querySelectorAll<HTMLElement>(`[${attribute.offer}]`)) {
    offer.hidden = !navigator.languages.some(
      (tag) => tag.split('-')[0] === offer.getAttribute(attribute.offer),
    );
  }
}
