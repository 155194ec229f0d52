/** Prints one part of the page: all that is beside it, up to `main`, is left out meanwhile. */
export function printAlone(part: Element): void {
  const left: Element[] = [];
  for (
    let inner = part;
    inner.parentElement && !inner.matches('main');
    inner = inner.parentElement
  ) {
    left.push(
      ...[...inner.parentElement.children].filter(
        (one) => one !== inner && !one.hasAttribute('data-no-print'),
      ),
    );
  }
  for (const one of left) one.setAttribute('data-no-print', '');
  const restore = () => {
    for (const one of left) one.removeAttribute('data-no-print');
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
