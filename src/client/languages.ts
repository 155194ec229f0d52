import { pageAddress } from '#src/lib/page-address.ts';
import * as attribute from './attributes.ts';

/** Answers and the place on the page go along to the page in the other language. */
export function startLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[hreflang]');
    if (!link) return;
    const { search, hash } = pageAddress();
    link.search = search;
    link.hash = hash;
  });
  for (const offer of document.querySelectorAll<HTMLElement>(`[${attribute.offer}]`)) {
    offer.hidden = !navigator.languages.some(
      (tag) => tag.split('-')[0] === offer.getAttribute(attribute.offer),
    );
  }
}
