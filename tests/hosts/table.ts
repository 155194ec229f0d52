import { readdirSync } from 'node:fs';
import { prefixes, withQuery } from '#build/hosts/moves.ts';
import { defaultLang, langs } from '#src/languages.ts';
import { href, pathIn, redirects, routes } from '#src/routes.ts';
import type { Question } from './ask.ts';

/**
 * A request and the response that every host must give. The same table holds for all hosts;
 * `except` names one that cannot meet it and says why.
 */
export type Case = Question & {
  status: readonly number[];
  /** Target of the redirect, decoded. */
  location?: string;
  except?: { host: string; why: string };
};

const permanent = [301, 308];
const page = '/courses/bachelor/bpt/bpt-career';
const amp = '/courses/inter-&-vocational';

/** Every page in every language. */
const addresses = langs.flatMap((lang) => routes.map(({ path }) => pathIn(lang, path)));

/** Every page, as written and, where it has an ampersand, encoded. */
export const pages: readonly Case[] = addresses
  .flatMap((path) => [...new Set([path, path.replaceAll('&', '%26')])])
  .flatMap((path) => [path, `${path}?utm_source=a&b=%20c`])
  .map((path) => ({ path, status: [200] }));

const cloudflareTakesTwoSteps = {
  host: 'Cloudflare Pages',
  why: 'it leads to the folder first, and from there on',
};

const cloudflareComparesLetters = {
  host: 'Cloudflare Pages',
  why: 'its redirects take capitals for other letters',
};

const cloudflareTakesSigns = {
  host: 'Cloudflare Pages',
  why: 'its redirects take signs at the end as they are, and its page for what is missing leads on',
};

const cloudflareTakesSlashes = {
  host: 'Cloudflare Pages',
  why: 'its redirects take two slashes as they are',
};

/** Other spellings of pages, and every old address. */
export const moved: readonly Case[] = [
  ...addresses
    .filter((path) => path !== '/')
    .flatMap((path) => ['/', '.html'].map((end) => leadsTo(path + end, path))),
  ...langs.flatMap((lang) =>
    ['/index', '/index.html'].map((name) => ({
      ...leadsTo(pathIn(lang, name), pathIn(lang, '/')),
      ...(lang !== defaultLang && { except: cloudflareTakesTwoSteps }),
    })),
  ),
  ...[
    '/Contact',
    '/ABOUT-US',
    '/Te/contact',
    '/TE',
    '/TE/ABOUT-US',
    page.replace('bpt', 'BPT'),
  ].map((path) => ({
    ...leadsTo(path, path.toLowerCase()),
    except: cloudflareComparesLetters,
  })),
  ...['//contact', '/te//contact', page.replace('/bpt/', '//bpt/')].map((path) => ({
    ...leadsTo(path, path.replace('//', '/')),
    except: cloudflareTakesSlashes,
  })),
  ...[
    '.',
    ',',
    ')',
    ').',
    ';',
    '%22',
    '%20',
    '%C2%A0',
    '%E2%80%8B',
    '%E2%80%8E',
    '%EF%BB%BF',
  ].flatMap((sign) =>
    ['/about-us', '/te/contact', page, `${amp}/intermediate-mpc`].map((path) => ({
      ...leadsTo(`${path}${sign}`, path),
      except: cloudflareTakesSigns,
    })),
  ),
  ...['&amp;', '%26amp;', '%26amp%3B'].flatMap((sign) =>
    ['', '/te'].map((lang) =>
      leadsTo(
        `${lang}${amp.replace('&', sign)}/intermediate-mpc`,
        `${lang}${amp}/intermediate-mpc`,
      ),
    ),
  ),
  leadsTo(`${page}/?a=1&b=2`, `${page}?a=1&b=2`),
  leadsTo(`${amp.replace('&', '%26')}/intermediate-mpc.html`, `${amp}/intermediate-mpc`),
  ...langs
    .flatMap((lang) =>
      redirects.map(({ from, to }) => ({ from: pathIn(lang, from), to: href(lang, to) })),
    )
    .flatMap(({ from, to }) => [
      leadsTo(from, to),
      leadsTo(`${from}/`, to),
      leadsTo(`${from}?utm=x&y=%20z`, withQuery(to, 'utm=x&y= z')),
      leadsTo(from.replaceAll('&', '%26'), to),
    ]),
  ...prefixes.flatMap(({ from, to }) => [
    leadsTo(`${from}/no-such-page`, to),
    leadsTo(`${from}/deep/er?utm=x`, withQuery(to, 'utm=x')),
    leadsTo(`${from.replaceAll('&', '%26')}/no-such-page`, to),
  ]),
];

const cloudflareShows = {
  host: 'Cloudflare Pages',
  why: 'it serves its 404 page under its own name too',
};

/** Addresses that lead nowhere: the 404 page, with the status. */
export const missing: readonly Case[] = [
  { path: '/no-such-page' },
  { path: '/no-such-page/' },
  { path: '/no-such-page.html' },
  { path: '/te/no-such-page' },
  { path: '/te/no-such-page/' },
  { path: '/te/courses/no-such-page.html' },
  { path: '/te/about-us.html.br' },
  { path: '/tea' },
  { path: '/te/te' },
  { path: '/courses/inter-&amp;-x' },
  { path: '/about-us.txt' },
  { path: '/about-us/below' },
  { path: '/courses/bachelor/bptx' },
  { path: '/assets/gone-1234.js' },
  { path: '/assets/gone-1234.css' },
  { path: '/pictures/gone.avif' },
  { path: '/assets' },
  { path: '/assets/' },
  { path: '/pictures/' },
  { path: '/about-us.html.br' },
  { path: '/about-us.html.gz' },
  { path: '/robots.txt.br' },
  { path: '/_headers' },
  { path: '/_redirects' },
  { path: '/.env' },
  { path: '/.git/config' },
  { path: '/404.html', except: cloudflareShows },
  { path: '/404', except: cloudflareShows },
  { path: '/te/404.html', except: cloudflareShows },
  { path: '/te/404', except: cloudflareShows },
].map((known) => ({ ...known, status: [404] }));

/** Addresses that nobody sends by mistake: any refusal will do, but nothing of theirs comes back. */
export const odd: readonly Question[] = [
  { path: '//' },
  { path: '//evil.example/' },
  { path: '//evil.example/..' },
  { path: '/%2f%2fevil.example/' },
  { path: '/\\evil.example/' },
  { path: '//evil.example/courses/bpt' },
  { path: '/../../../../etc/passwd' },
  { path: '/..%2f..%2f..%2f..%2fetc%2fpasswd' },
  { path: '/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd' },
  { path: '/assets/..%5c..%5cpackage.json' },
  { path: '/assets/..%2f..%2fpackage.json' },
  { path: '/about-us%0d%0aSet-Cookie:%20evil=1' },
  { path: '/courses/bpt/%0d%0aSet-Cookie:%20evil=1' },
  { path: '/admission?%0d%0aSet-Cookie:%20evil=1' },
  { path: '/%00' },
  { path: '/about-us%00.html' },
  { path: '/%E0%A4%A' },
  { path: '/%' },
  { path: `/${'a'.repeat(3000)}` },
  { path: `/${'a'.repeat(14_000)}` },
  { path: `/courses/bpt/${'a/'.repeat(1000)}` },
  { path: `/assets/${'a'.repeat(300)}.js` },
  { path: '/constructor' },
  { path: '/__proto__' },
  { path: '/about-us', headers: { 'accept-encoding': '*;q=0, ,;;' } },
  { path: '/about-us', headers: { range: 'bytes=5-1,-,9-' } },
  { path: '/about-us', headers: { 'if-modified-since': 'never' } },
];

/** Every file of the site that is no page. */
export function files(site: string): string[] {
  return readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(html|br|gz)$|^_(headers|redirects)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(site.length)}/${entry.name}`);
}

function leadsTo(path: string, location: string): Case {
  return { path, status: permanent, location };
}
