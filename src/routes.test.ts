import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askGit } from '#build/files/ask-git.ts';
import { href, langOf, redirects, resolve, routes } from './routes.ts';

const paths: readonly string[] = routes.map(({ path }) => path);

test('no address appears twice', () => {
  expect(new Set(paths).size).toBe(paths.length);
});

test('a page is called by the last word of its address', () => {
  const single = routes.filter(({ page }) => page !== 'section' && page !== 'home');
  expect(single.map(({ page }) => page)).toEqual(single.map(({ path }) => path.split('/').at(-1)));
});

test('the 27 sub-pages of SPEC.md section 2 have their addresses', () => {
  const rows = readFileSync('docs/SPEC.md', 'utf8').matchAll(
    /^\| [^|]+ \| (\/courses\/\S+\/) \| ([a-z-]+(?:, [a-z-]+)+) \|/gm,
  );
  const specified = [...rows].flatMap(([, base = '', slugs = '']) =>
    slugs.split(', ').map((slug) => base + slug),
  );
  expect(specified).toHaveLength(27);
  expect(specified.filter((path) => !paths.includes(path))).toEqual([]);
});

test('each address that the site has had still answers', () => {
  // Empty in a copy without history.
  const changes = askGit('.', 'log', '-p', '--format=', '--', 'src/routes.ts') ?? '';
  const lines = changes.matchAll(/^[+-] +.*\b(?:path|base|from): '(\/[^']*)',/gm);
  const known = new Set([...lines].map(([, address = '']) => address));
  const missing = [...known].filter((address) => resolve(address).kind === 'missing');
  expect(missing, 'add where these lead now to `redirects` of src/routes.ts').toEqual([]);
});

test('every redirect leads to a page, and none hides one', () => {
  for (const { from, to } of redirects) {
    expect(resolve(to.replace(/#.*/, '')).kind).toBe('page');
    expect(paths).not.toContain(from);
  }
});

test.each([
  ['/', 'page'],
  ['/courses/inter-&-vocational/intermediate-mpc', 'page'],
  ['/courses/inter-%26-vocational/intermediate-mpc', 'page'],
  ['/courses/inter-&amp;-vocational/intermediate-mpc', 'redirect'],
  ['/courses/inter-&amp;-x', 'missing'],
  ['/ABOUT-US', 'redirect'],
  ['/Te/Contact', 'redirect'],
  ['/about-us/x', 'missing'],
  ['/%E0%A4%A', 'missing'],
  ['//', 'redirect'],
  ['/index.html', 'redirect'],
  ['/index', 'redirect'],
  ['/courses/index', 'missing'],
  ['/about-us.html', 'redirect'],
  [`/${'a'.repeat(10_000)}`, 'missing'],
])('%s is a %s', (path, kind) => {
  expect(resolve(path).kind).toBe(kind);
});

/** From SPEC.md section 2, and its silence on /admission and on unknown sub-pages; written by hand. */
test.each([
  ['/admission', '/admissions#enquiry'],
  ['/courses/inter-&-vocational', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/inter-%26-vocational/', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/inter-&-vocational/nothing', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/academies/a/b/c', '/courses/academies/about-academy'],
  ['/courses/bachelor/gnw', '/courses/bachelor/gnw/about-gnw'],
  ['/courses/bachelor/bsc-nursing/x', '/courses/bachelor/bsc-nursing/about-nursing'],
  ['/courses/bachelor/mlt/', '/courses/bachelor/mlt/about-mlt'],
  ['/courses/bachelor/bpt/bpt', '/courses/bachelor/bpt/about-bpt'],
  ['/courses/nursing/nursing-career', '/courses/bachelor/bsc-nursing/nursing-career'],
  ['/courses/nursing/nothing', '/courses/bachelor/bsc-nursing/about-nursing'],
  ['/courses/nursing', '/courses/bachelor/bsc-nursing/about-nursing'],
  ['/courses/bpt/bpt-curriculum', '/courses/bachelor/bpt/bpt-curriculum'],
  ['/courses/bpt', '/courses/bachelor/bpt/about-bpt'],
  ['/about-us/', '/about-us'],
  ['/contact.html', '/contact'],
  ['/admission/', '/admissions#enquiry'],
  ['/admission.', '/admissions#enquiry'],
  ['/courses/inter-', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/inter-&', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/inter-%26amp%3B', '/courses/inter-&-vocational/about-intermediate'],
  [
    '/courses/inter-%26amp%3B-vocational/intermediate-mpc',
    '/courses/inter-&-vocational/intermediate-mpc',
  ],
  ['/courses/inter-&amp;-vocational/nothing', '/courses/inter-&-vocational/about-intermediate'],
  ['/courses/bachelor/bpt/bpt-career).', '/courses/bachelor/bpt/bpt-career'],
  ['/COURSES/BACHELOR/BPT/BPT-CAREER', '/courses/bachelor/bpt/bpt-career'],
  ['/about-us%E2%80%8B', '/about-us'],
  ['/TE/About-Us,', '/te/about-us'],
  ['/courses/bachelor/bpt/bpt-career/', '/courses/bachelor/bpt/bpt-career'],
])('%s leads to %s', (from, to) => {
  expect(resolve(from)).toEqual({ kind: 'redirect', to });
});

test('a section page keeps its place whatever is behind its address', () => {
  const page = '/courses/bachelor/bpt/bpt-career';
  for (const ending of ['/', '.html', '/index.html']) {
    expect(resolve(page + ending)).toEqual({ kind: 'redirect', to: page });
  }
});

test.each([
  ['/te', { kind: 'page', lang: 'te', route: routes[0] }],
  ['/te/about-us', { kind: 'page', lang: 'te', route: routes[1] }],
  ['/te/', { kind: 'redirect', to: '/te' }],
  ['/te//', { kind: 'redirect', to: '/te' }],
  ['/te.html', { kind: 'redirect', to: '/te' }],
  ['/te/about-us.html', { kind: 'redirect', to: '/te/about-us' }],
  ['/te/admission', { kind: 'redirect', to: '/te/admissions#enquiry' }],
  ['/te/courses/bpt/x', { kind: 'redirect', to: '/te/courses/bachelor/bpt/about-bpt' }],
  ['/te/no-such-page', { kind: 'missing', lang: 'te' }],
  ['/TE/no-such-page', { kind: 'missing', lang: 'te' }],
  ['/te/te', { kind: 'missing', lang: 'te' }],
  ['/te/%', { kind: 'missing', lang: 'te' }],
  ['/en/about-us', { kind: 'missing', lang: 'en' }],
  ['/tea', { kind: 'missing', lang: 'en' }],
] as const)('%s in the second language', (path, resolution) => {
  expect(resolve(path)).toEqual(resolution);
});

test('links and documents stay in their language, and what is elsewhere as it is', () => {
  expect(href('te', '/')).toBe('/te');
  expect(href('te', '/#courses')).toBe('/te#courses');
  expect(href('te', '/admissions#enquiry')).toBe('/te/admissions#enquiry');
  expect(href('te', '/docs/fee-structure.pdf')).toBe('/te/docs/fee-structure.pdf');
  expect(href('te', 'https://www.google.com/')).toBe('https://www.google.com/');
  expect(langOf(href('te', '/contact'))).toBe('te');
});

test('a wrong path does not compile', () => {
  // @ts-expect-error there is no such page
  href('en', '/abuot-us');
  // @ts-expect-error sub-pages belong to their section
  href('en', '/courses/bachelor/bpt/gnw-career');
  expect(href('en', '/admissions#enquiry')).toBe('/admissions#enquiry');
});
