import { expect, test } from 'vitest';
import { plainAddress, withoutEnding } from './plain-address.ts';

const meant = '/courses/inter-&-vocational/intermediate-mpc';

test.each([
  ['as it is', meant],
  ['encoded', meant.replace('&', '%26')],
  ['encoded twice', meant.replace('&', '%2526')],
  ['an entity', meant.replace('&', '&amp;')],
  ['an entity of an entity', meant.replace('&', '&amp;amp;')],
  ['an encoded entity', meant.replace('&', '%26amp%3B')],
  ['capitals', meant.toUpperCase()],
  ['two slashes', meant.replace('/inter', '//inter')],
  ['a full stop', `${meant}.`],
  ['a bracket and a comma', `${meant}),`],
  ['a semicolon', `${meant};`],
  ['quotes', `${meant}%E2%80%9D`],
  ['a space', `${meant}%20`],
  ['a no-break space', `${meant}%C2%A0`],
  ['a sign of no width', `${meant}%E2%80%8B`],
  ['a sign of direction', `${meant}%E2%80%8E`],
  ['a byte order mark', `${meant}%EF%BB%BF`],
  ['a sign within', meant.replace('-mpc', '\u2060-mpc')],
])('%s', (_what, path) => {
  expect(plainAddress(path)).toBe(meant);
});

test.each(['/', '/te', '/about-us', '/search-index.json'])('%s stays', (path) => {
  expect(plainAddress(path)).toBe(path);
});

test('half a letter is left', () => {
  expect(plainAddress('/%E0%A4%A')).toBe('/%e0%a4%a');
});

test.each([
  ['/', '/'],
  ['/index', '/'],
  ['/index.html', '/'],
  ['/te/index', '/te'],
  ['/te/index.html', '/te'],
  ['/te/', '/te'],
  ['/courses/index', '/courses/index'],
  ['/about-us.html', '/about-us'],
  ['/about-us/', '/about-us'],
])('%s without its ending is %s', (path, plain) => {
  expect(withoutEnding(path)).toBe(plain);
});
