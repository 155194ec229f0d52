/**
 * Runs on the contact page, whose button copies the address of the map. Not an island: Safari allows
 * copying in a click itself, not in one that is done again once React has come.
 */
for (const button of document.querySelectorAll<HTMLElement>('button[data-copy]')) {
  const { copy = '', copied = '' } = button.dataset;
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(copy);
      alert(copied);
    } catch (error) {
      console.error('The clipboard is not available.', error);
    }
  });
}
