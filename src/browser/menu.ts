/** The popover menu closes on Escape and outside clicks by itself; a chosen link closes it too. */
export function startMenu(): void {
  const menu = document.getElementById('menu');
  menu?.addEventListener('click', (event) => {
    if (
      event.target instanceof Element &&
      event.target.closest('a') &&
      menu.matches(':popover-open')
    ) {
      menu.hidePopover();
    }
  });
}
