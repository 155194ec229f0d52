import { expect, test } from 'vitest';
import { type Change, changedFiles } from '#tests/support/fixture.ts';
import { makeEdition } from './edition.ts';

/** Error message for the Telugu edition after some files are changed; empty if it is valid. */
function faults(changes: Readonly<Record<string, Change>>): string {
  try {
    makeEdition(changedFiles(changes), 'te');
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test('the content in Telugu has the facts of the English and words of its own', () => {
  const english = makeEdition(changedFiles({})).content;
  const { site, programmes, openFacts } = makeEdition(changedFiles({}), 'te').content;
  expect(site).toMatchObject({ phone: english.site.phone, hours: english.site.hours });
  expect(site.name).toMatch(/[ఀ-౿]/);
  const { reserved: [lower] = [], ...facts } = programmes.bpt.entry;
  const { reserved: [inEnglish] = [], ...factsInEnglish } = english.programmes.bpt.entry;
  expect(facts).toEqual(factsInEnglish);
  expect({ ...lower, ground: null }).toEqual({ ...inEnglish, ground: null });
  expect(lower?.ground).toMatch(/[ఀ-౿]/);
  expect(openFacts).toEqual(english.openFacts);
});

test.each([
  [
    'a line that is missing',
    { 'te/home.yaml': (text: string) => text.replace(/^title: .*\n/m, '') },
    /content\/te\/home\.yaml:\d+ {2}title: is not translated/,
  ],
  [
    'a fact',
    { 'te/site.yaml': (text: string) => `${text}phone: '+91 98480 00000'\n` },
    /content\/te\/site\.yaml:\d+ {2}phone: is no prose/,
  ],
  [
    'a path',
    {
      'te/site.yaml': (text: string) =>
        text.replace(/(navigation:\n +- title: .*\n)/, '$1    path: /contact\n'),
    },
    /content\/te\/site\.yaml:\d+ {2}navigation\[0\]\.path: is no prose/,
  ],
  [
    'a field that there is not',
    { 'te/home.yaml': (text: string) => `${text}colour: blue\n` },
    /content\/te\/home\.yaml:\d+ {2}colour: is not in the English file/,
  ],
  [
    'a list that is too short',
    {
      'te/site.yaml': (text: string) =>
        text.replace(/navigation:\n +- title: .*\n/, 'navigation:\n'),
    },
    /content\/te\/site\.yaml:\d+ {2}navigation: must be a list of 5/,
  ],
  [
    'a word in braces that is lost',
    { 'te/site.yaml': (text: string) => text.replace(/(blurb: .*)\{founded\}/, '$12001') },
    /content\/te\/site\.yaml:\d+ {2}footer\.blurb: must have the words in braces and the links of the English line/,
  ],
])('%s is told by file, line and field', (_, changes, message) => {
  expect(faults(changes)).toMatch(message);
});

test('a file that is missing is told', () => {
  const files = new Map(changedFiles({}));
  files.delete('te/home.yaml');
  expect(() => makeEdition(files, 'te')).toThrow('content/te/home.yaml  the file is missing');
});
