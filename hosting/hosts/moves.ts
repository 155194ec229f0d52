import { redirects, routes } from '#src/routes.ts';

/** One address that leads to another; both decoded, `to` may end with a fragment. */
export type Move = { from: string; to: string };

/** The other spellings of pages: with a slash at the end, with the file's ending. */
export const spellings: readonly Move[] = routes.flatMap(({ path }): Move[] =>
  path === '/'
    ? [{ from: '/index.html', to: path }]
    : [
        { from: `${path}/`, to: path },
        { from: `${path}.html`, to: path },
      ],
);

/** Old addresses by themselves. They win over `prefixes`. */
export const exact: readonly Move[] = redirects.flatMap(({ from, to }) => [
  { from, to },
  { from: `${from}/`, to },
]);

/** Addresses that take everything below them along, except `pagesBelow` and their spellings. */
export const prefixes: readonly Move[] = redirects
  .filter(({ under }) => under)
  .map(({ from, to }) => ({ from, to }));

/** Pages that live below one of the prefixes and stay where they are. */
export const pagesBelow: readonly string[] = routes
  .map(({ path }) => path)
  .filter((path) => prefixes.some(({ from }) => path.startsWith(`${from}/`)));

/** The target of a move as a Location header writes it: the query goes between the two parts. */
export function target(to: string): { address: string; fragment: string } {
  const [path = '', fragment] = to.split('#');
  return { address: encodeURI(path), fragment: fragment ? `#${fragment}` : '' };
}

/** The text of a pattern that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
