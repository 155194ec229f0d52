/**
 * The port of the server that tests in a browser start. Each folder has its own, so that the tests of
 * one clone never visit the build of another.
 */
export const port = Number(process.env['PORT'] || 20_000 + 10 * (sumOf(process.cwd()) % 1000));

function sumOf(text: string): number {
  return [...text].reduce((sum, letter) => (31 * sum + (letter.codePointAt(0) ?? 0)) % 65_521, 0);
}
