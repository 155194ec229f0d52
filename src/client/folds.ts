/**
 * Keeps one fold of a group open at a time where the browser does not do so by `<details name>`
 * (Chrome before 120, Safari before 17.2, Firefox before 130).
 */
export function startFolds(): void {
  if ('name' in HTMLDetailsElement.prototype) return;
  // `toggle` does not bubble.
  document.addEventListener('toggle', ({ target }) => closeOthers(target as HTMLElement), true);
}

function closeOthers(opened: HTMLElement): void {
  const name = opened.getAttribute('name');
  if (!name || !(opened as HTMLDetailsElement).open) return;
  for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    if (fold !== opened && fold.getAttribute('name') === name) fold.open = false;
  }
}
