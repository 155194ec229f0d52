/** Starts parts of a page, one after the other. One that throws keeps none of the others back. */
export function startAll(...starts: readonly (() => void)[]): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      console.error(error);
    }
  }
}
