import { expect, test } from 'vitest';
import { resolve } from '#src/routes.ts';
import { builtPages } from '../support/pages.ts';

type Found = { page: string; tag: string; address: string };

const pages = builtPages();
const found: readonly Found[] = pages.flatMap(({ name, html }) =>
  [...html.matchAll(/<(?:a|area|link|img|source|script|form|iframe)\b[^>]*>/g)].flatMap(([tag]) =>
    [...tag.matchAll(/\s(?:href|src|srcset|action|poster)="([^"]*)"/gi)].flatMap(
      ([match, value = '']) =>
        (/srcset=/i.test(match) ? value.split(',').map((one) => one.trim().split(' ')[0]) : [value])
          .map((address = '') => address.replaceAll('&amp;', '&'))
          .map((address) => ({ page: name, tag, address })),
    ),
  ),
);
// That each of them is there, the build itself makes sure (prerender/checks/dead-references.ts).
const describe = ({ page, address }: Found) => `${page}: ${address}`;

test('no link on the site goes the long way over a redirect', () => {
  const long = found.filter(
    ({ address }) =>
      address.startsWith('/') && resolve(address.split(/[?#]/)[0] ?? '').kind === 'redirect',
  );
  // SPEC.md section 2: the apply banner links to /admission, the landing cards to section bases.
  const asSpecified = /^(\/te)?\/(admission|courses\/bachelor\/(gnw|bsc-nursing|mlt|bpt))$/;
  expect(long.filter(({ address }) => !asSpecified.test(address)).map(describe)).toEqual([]);
  expect(found.length).toBeGreaterThan(1000);
});

test('nothing is fetched from elsewhere', () => {
  const foreign = found.filter(
    ({ tag, address }) => !/^<(a|area)\b/.test(tag) && !/^(\/(?!\/)|#)/.test(address),
  );
  const canonical = foreign.filter(({ tag }) => !/rel="(canonical|alternate)"/.test(tag));
  expect(canonical.map(describe)).toEqual([]);
});

test('every link has an address, and a text that says where it leads', () => {
  // The texts that Lighthouse counts as saying nothing.
  const vague =
    /^(click (here|this)|go|here|information|learn more|more( info| information)?|read more|right here|start|this)$/i;
  const faults = pages.flatMap(({ name, html }) => {
    const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)];
    expect.soft(links.length, name).toBeGreaterThan(10);
    return links
      .filter(([, attributes = '', content = '']) => {
        const text = content
          .replace(/<[^>]*>/g, ' ')
          .replace(/\s+/g, ' ')
          .trim();
        return !/\shref="(?!javascript:)[^"]/.test(attributes) || vague.test(text);
      })
      .map(([link]) => `${name}: ${link}`);
  });
  expect(faults).toEqual([]);
});

test('links out of the site are safe, and those to people are written right', () => {
  const faults = found
    .filter(({ tag, address }) => /^<a\b/.test(tag) && !/^[/#]/.test(address))
    .filter(({ tag, address }) => {
      // Helplines of the country have short numbers and no code.
      if (/^tel:/.test(address)) return !/^tel:(\+\d{8,15}|1\d{2,3}|1800\d{7})$/.test(address);
      if (/^mailto:/.test(address)) return !/^mailto:([^\s?@]+@[^\s?@]+)?(\?\S+)?$/.test(address);
      if (/target="_blank"/.test(tag) && !/rel="[^"]*noopener/.test(tag)) return true;
      return !URL.canParse(address) || !address.startsWith('https://');
    });
  expect(faults.map(describe)).toEqual([]);
});

test('what opens a new tab says so', () => {
  const silent = pages.flatMap(({ name, html }) =>
    [...html.matchAll(/<a\b[^>]*target="_blank"[^>]*>(.*?)<\/a>/gs)]
      .filter(([, text = '']) => !/\(opens in a new tab\)|\(కొత్త ట్యాబ్‌లో తెరుచుకుంటుంది\)/.test(text))
      .map(([link]) => `${name}: ${link}`),
  );
  expect(silent).toEqual([]);
});
