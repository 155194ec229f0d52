/** The popover menu closes on Escape and outside clicks by itself; a chosen link closes it too. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  // On wide screens it was never opened, and closing it does nothing.
  menu?.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('a')) menu.hidePopover();
  });
}
