import { foldedOn } from './attributes.ts';

/**
 * Does for folds what the browser does not: shows the content of those that are folds on small screens
 * only, which newer ones (Chrome 131, Safari 18.4, Firefox 143) do by `::details-content`; and keeps
 * one fold of a group open at a time where the browser does not do so by `<details name>`
 * (Chrome before 120, Safari before 17.2, Firefox before 130).
 */
export function startFolds(): void {
  if (!CSS.supports('selector(::details-content)')) openOnWideScreens();
  if ('name' in HTMLDetailsElement.prototype) return;
  // `toggle` does not bubble.
  document.addEventListener('toggle', ({ target }) => closeOthers(target as HTMLElement), true);
}

function openOnWideScreens(): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`[${foldedOn}]`)) {
    fold.open = !matchMedia(fold.getAttribute(foldedOn) ?? '').matches;
  }
}

function closeOthers(opened: HTMLElement): void {
  const name = opened.getAttribute('name');
  if (!name || !(opened as HTMLDetailsElement).open) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (fold !== opened && fold.getAttribute('name') === name) fold.open = false;
  }
}
