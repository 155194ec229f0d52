import * as attribute from './attributes.ts';

/**
 * Runs on the contact page, whose button copies the address of the map. Not an island: Safari allows
 * copying in a click itself, not in one that is done again once React has come.
 */
for (const button of document.querySelectorAll<HTMLElement>(`button[${attribute.copyText}]`)) {
  const copied = button.getAttribute(attribute.copied) ?? '';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(button.getAttribute(attribute.copyText) ?? '');
      alert(copied);
    } catch (error) {
      console.error('The clipboard is not available.', error);
    }
  });
}
