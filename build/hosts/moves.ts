import { defaultLang, langs } from '#src/languages.ts';
import { href, notFoundRoute, pathIn, redirects, routes } from '#src/routes.ts';
import { isRegistered } from './headers.ts';

/** One address that leads to another; both decoded, `to` may end with a fragment. */
export type Move = { from: string; to: string };

/** Every page in every language. */
export const pages: readonly string[] = langs.flatMap((lang) =>
  routes.map(({ path }) => pathIn(lang, path)),
);

/**
 * The other spellings of pages: with a slash at the end, with the file's ending, with `&` escaped as
 * HTML; of homes, as index.
 */
export const spellings: readonly Move[] = [
  ...langs.flatMap((lang) =>
    ['/index', '/index.html'].map((name) => ({ from: pathIn(lang, name), to: pathIn(lang, '/') })),
  ),
  ...pages
    .filter((page) => page !== '/')
    .flatMap((page) => ['/', '.html'].map((ending) => ({ from: page + ending, to: page }))),
  ...pages
    .filter((page) => page.includes('&'))
    .map((page) => ({ from: page.replaceAll('&', '&amp;'), to: page })),
];

const old = langs.flatMap((lang) =>
  redirects.map(({ from, to, under }) => ({
    from: pathIn(lang, from),
    to: href(lang, to),
    under,
  })),
);

/** Old addresses by themselves. They win over `prefixes`. */
export const exact: readonly Move[] = old.flatMap(({ from, to }) => [
  { from, to },
  { from: `${from}/`, to },
]);

/** Addresses that take everything below them along, except `pagesBelow` and their spellings. */
export const prefixes: readonly Move[] = old
  .filter(({ under }) => under)
  .map(({ from, to }) => ({ from, to }));

/** Pages that live below one of the prefixes and stay where they are. */
export const pagesBelow: readonly string[] = pages.filter((page) =>
  prefixes.some(({ from }) => page.startsWith(`${from}/`)),
);

/** The page that answers for what is missing below each language's own prefix. */
export const lost: readonly { under: string; page: string }[] = langs
  .filter((lang) => lang !== defaultLang)
  .map((lang) => ({ under: pathIn(lang, '/'), page: `${pathIn(lang, notFoundRoute.path)}.html` }));

/** The target of a move as a Location header writes it: the query goes between the two parts. */
export function target(to: string): { address: string; fragment: string } {
  const [path = '', fragment] = to.split('#');
  return { address: encodeURI(path), fragment: fragment ? `#${fragment}` : '' };
}

/** The domain with `www.` or without, which people type too. */
export function otherName(domain: string): string[] {
  if (domain.startsWith('www.')) return [domain.slice(4)];
  return isRegistered(domain) ? [`www.${domain}`] : [];
}

/** A text in double quotes, as nginx reads it. */
export function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}

/** The text of a pattern that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}

/** A redirect keeps the query it was called with, before its own fragment. */
export function withQuery(to: string, query: string | undefined): string {
  const { address, fragment } = target(to);
  return `${address}${query ? `?${query}` : ''}${fragment}`;
}
