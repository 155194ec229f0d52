/**
 * Puts a text on the clipboard.
 *
 * @returns false where there is no clipboard, or the browser or the visitor refuses it
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    console.error('The clipboard is not available.', error);
    return false;
  }
}
