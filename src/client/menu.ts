/**
 * The menu is a popover, which the browser opens and closes by itself; a chosen link closes it too.
 * Browsers without popovers (Chrome before 114, Safari before 17) get the same from here.
 */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  const toggle = document.querySelector<HTMLElement>('[popovertarget="menu"]');
  if (!menu || !toggle) return;
  const close =
    'hidePopover' in menu ? () => menu.hidePopover() : startWithoutPopover(menu, toggle);
  // On wide screens it was never opened, and closing it does nothing.
  menu.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) close();
  });
}

/** @returns closes the menu */
function startWithoutPopover(menu: HTMLElement, toggle: HTMLElement): () => void {
  const isOpen = () => menu.hasAttribute('data-open');
  const show = (open: boolean) => {
    menu.toggleAttribute('data-open', open);
    toggle.setAttribute('aria-expanded', String(open));
  };
  show(false);
  toggle.setAttribute('aria-controls', menu.id);
  toggle.addEventListener('click', () => show(!isOpen()));
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen()) return;
    // The focus would be lost with the link that has it.
    if (menu.contains(document.activeElement)) toggle.focus();
    show(false);
  });
  addEventListener('pointerdown', ({ target }) => {
    const isInside = [menu, toggle].some((part) => part.contains(target as Node));
    if (!isInside && isOpen()) show(false);
  });
  return () => show(false);
}
