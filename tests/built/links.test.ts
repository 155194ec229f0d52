import { expect, test } from 'vitest';
import { elementsOf, type MarkupElement } from '#build/checks/markup.ts';
import { langs } from '#src/languages.ts';
import { offlinePath, pathIn, resolve, routes } from '#src/routes.ts';
import { builtPages } from '../support/pages.ts';

type Found = { page: string; element: MarkupElement; address: string };

const pages = builtPages().map(({ name, html }) => ({ name, elements: elementsOf(html) }));
const links = pages.flatMap(({ name: page, elements }) =>
  elements.filter(({ name }) => name === 'a').map((element) => ({ page, element })),
);
const found: readonly Found[] = pages.flatMap(({ name: page, elements }) =>
  elements.flatMap((element) => {
    const { href, src, srcset, action, poster } = element.attributes;
    const pictures = srcset?.split(',').map((one) => one.trim().split(' ')[0]) ?? [];
    return [href, src, action, poster, ...pictures]
      .filter((address) => address !== undefined)
      .map((address) => ({ page, element, address }));
  }),
);
// That each of them is there, the build itself makes sure (build/checks/dead-references.ts).
const describe = ({ page, address }: Found) => `${page}: ${address}`;

test('no link on the site goes the long way over a redirect', () => {
  const long = found.filter(
    ({ address }) =>
      address.startsWith('/') && resolve(address.split(/[?#]/)[0] ?? '').kind === 'redirect',
  );
  // SPEC.md section 2: the apply banner links to /admission, the landing cards to section bases.
  const asSpecified = new RegExp(
    `^(/(${langs.join('|')}))?/(admission|courses/bachelor/(gnw|bsc-nursing|mlt|bpt))$`,
  );
  expect(long.filter(({ address }) => !asSpecified.test(address)).map(describe)).toEqual([]);
  expect(found.length).toBeGreaterThan(1000);
});

test('nothing is fetched from elsewhere', () => {
  const foreign = found.filter(
    ({ element: { name, attributes }, address }) =>
      !/^(a|area)$/.test(name) &&
      !/^(canonical|alternate)$/.test(attributes['rel'] ?? '') &&
      !/^(\/(?!\/)|#)/.test(address),
  );
  expect(foreign.map(describe)).toEqual([]);
});

test('every link has an address, and a text that says where it leads', () => {
  // The texts that Lighthouse counts as saying nothing.
  const vague =
    /^(click (here|this)|go|here|information|learn more|more( info| information)?|read more|right here|start|this)$/i;
  for (const { name, elements } of pages) {
    expect.soft(elements.filter((one) => one.name === 'a').length, name).toBeGreaterThan(10);
  }
  const faults = links.filter(({ element: { attributes, text } }) => {
    const { href = '' } = attributes;
    return !href || href.startsWith('javascript:') || vague.test(text.replace(/\s+/g, ' ').trim());
  });
  expect(faults.map(({ page, element }) => `${page}: ${element.text}`)).toEqual([]);
});

test('links out of the site are safe, and those to people are written right', () => {
  const faults = found
    .filter(({ element, address }) => element.name === 'a' && !/^[/#]/.test(address))
    .filter(({ element: { attributes }, address }) => {
      // Helplines of the country have short numbers and no code.
      if (/^tel:/.test(address)) return !/^tel:(\+\d{8,15}|1\d{2,3}|1800\d{7})$/.test(address);
      if (/^mailto:/.test(address)) return !/^mailto:([^\s?@]+@[^\s?@]+)?(\?\S+)?$/.test(address);
      // The calendar file of an event is in the page itself.
      if (attributes['download']) return !/^data:text\/calendar[;,]/.test(address);
      const isNew = attributes['target'] === '_blank';
      if (isNew && !attributes['rel']?.includes('noopener')) return true;
      return !URL.canParse(address) || !address.startsWith('https://');
    });
  expect(faults.map(describe)).toEqual([]);
});

test('a link that opens a new tab says so', () => {
  const silent = links
    .filter(({ element: { attributes } }) => attributes['target'] === '_blank')
    .filter(
      ({ element: { text } }) => !/\(opens in a new tab\)|\(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది\)/.test(text),
    );
  expect(silent.map(({ page, element }) => `${page}: ${element.text}`)).toEqual([]);
});

test('every page is linked from another of its language', () => {
  const linked = new Set(
    links.flatMap(({ page, element: { attributes } }) => {
      const to = resolve(attributes['href']?.split(/[?#]/)[0] ?? '');
      const from = resolve(`/${page.replace(/(^|\/)index\.html$|\.html$/, '')}`);
      const isOther =
        to.kind === 'page' &&
        from.kind === 'page' &&
        // The search lists every page.
        from.route.page !== 'search' &&
        to.lang === from.lang &&
        to.route !== from.route;
      return isOther ? pathIn(to.lang, to.route.path) : [];
    }),
  );
  // The worker shows the page for no signal.
  const opened = routes.filter(({ path }) => path !== offlinePath);
  const alone = langs.flatMap((lang) => opened.map(({ path }) => pathIn(lang, path)));
  expect(
    alone.filter((address) => !linked.has(address)),
    'Link to these, for example from the footer (content/site.yaml), or take them out of src/routes.ts',
  ).toEqual([]);
});
