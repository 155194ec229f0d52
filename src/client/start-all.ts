/** Starts the parts of a page in turn. An error in one does not stop the others. */
export function startAll(...starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
