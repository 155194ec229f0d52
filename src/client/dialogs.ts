/**
 * Opens and closes `<dialog>`s where the browser does not know invoker commands yet
 * (`command="show-modal"`, `commandfor`) or `closedby="any"`.
 */
export function startDialogs(): void {
  const knowsCommands = 'command' in HTMLButtonElement.prototype;
  let pressed: EventTarget | null = null;
  document.addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });
  document.addEventListener('click', (event) => {
    const target = event.target as Element;
    if (target.matches('dialog[closedby="any"]')) {
      // The dialog itself is hit only where its content is not: on the backdrop. Text that was dragged
      // out of a field is let go there as well, but was not pressed there.
      if (!('closedBy' in target) && pressed === target) (target as HTMLDialogElement).close();
      return;
    }
    const button = target.closest('button[commandfor]');
    if (knowsCommands || !button) return;
    const id = button.getAttribute('commandfor') ?? '';
    const dialog = document.getElementById(id) as HTMLDialogElement;
    // Otherwise the dialog would open as a popover, as it does without this script.
    event.preventDefault();
    if (button.getAttribute('command') === 'show-modal') open(dialog, button as HTMLElement);
    else dialog.close();
  });
}

/** Opens a dialog and gives the focus back afterwards: Chromium before 97 leaves it on the page. */
function open(dialog: HTMLDialogElement, opener: HTMLElement): void {
  dialog.addEventListener('close', () => opener.focus({ preventScroll: true }), { once: true });
  dialog.showModal();
}
