import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { completeCourses, courseCategories, matchesCourse, readCategory } from './course-search.ts';

const { words } = fixtureEdition();

const bpt = {
  id: 'bpt',
  name: 'BPT',
  description: 'Bachelor of Physiotherapy',
  image: 'physio-b',
  link: '/courses/bachelor/bpt/about-bpt',
  category: 'bachelor',
  duration: '4 years + 6 months',
  intake: '50',
};

test.each([
  ['', '', true],
  ['', 'bp', true],
  ['', '  BpT ', true],
  ['', 'physiotherapy', false],
  ['bachelor', '', true],
  ['bachelor', 'bpt', true],
  ['inter', 'bpt', false],
  ['inter', '', false],
  ['', '.*', false],
  ['', 'b?pt', false],
  ['', '<b>BPT</b>', false],
  ['', 'ఫిజియోథెరపీ', false],
  ['', '🩺', false],
  ['', 'bpt'.repeat(4000), false],
] as const)('BPT in category "%s" for the text "%s": %s', (category, search, expected) => {
  expect(matchesCourse({ names: [bpt.name], category: 'bachelor' }, category, search)).toBe(
    expected,
  );
});

test('any text matches exactly the names that hold it, letter case aside', () => {
  fc.assert(
    fc.property(anyText(), anyText(), (name, search) => {
      const expected = name.toLowerCase().includes(search.trim().toLowerCase());
      expect(matchesCourse({ names: [name], category: 'iit' }, '', search)).toBe(expected);
    }),
  );
});

test('a piece of a name always finds it', () => {
  const pieces = fc
    .tuple(fc.nat(2), fc.nat(3))
    .map(([from, length]) => bpt.name.slice(from, from + length).toLowerCase());
  fc.assert(
    fc.property(pieces, (piece) =>
      matchesCourse({ names: ['ఫిజియోథెరపీ', bpt.name], category: '' }, '', piece),
    ),
  );
});

test.each(Object.keys(bpt))('an entry without %s is left out and named', (field) => {
  const warn = vi.fn();
  for (const value of [undefined, null, ' ']) {
    expect(completeCourses([bpt, { ...bpt, [field]: value }], warn)).toEqual([bpt]);
    expect(warn).toHaveBeenLastCalledWith(expect.stringMatching(new RegExp(`lacks ${field}\\.`)));
    expect(warn).toHaveBeenLastCalledWith(
      expect.stringMatching(field === 'name' ? /'bpt'/ : /'BPT'/),
    );
  }
});

test('all missing fields are named, and an entry with neither name nor id by its place', () => {
  const warn = vi.fn();
  completeCourses([bpt, { ...bpt, id: '', name: '', intake: '' }], warn);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "Catalogue entry 'number 2' is left out: it lacks id, name, intake.",
  );
});

test('warns on the console unless told otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  completeCourses([{ ...bpt, link: null }]);
  expect(warn).toHaveBeenCalledOnce();
});

test('the category list holds the values and labels of SPEC.md', () => {
  const { all, ...labels } = words.courses.categories;
  expect(all).toBe('All');
  expect(courseCategories.map((value) => [value, labels[value]])).toEqual([
    ['inter', 'Inter & Vocational'],
    ['iit', 'IIT/JEE & NEET Academy'],
    ['bachelor', 'Bachelor Courses'],
  ]);
});

test.each([
  ['inter', 'inter'],
  ['INTER', ''],
  ['<script>', ''],
  ['__proto__', ''],
  [null, ''],
])('the category %s of an address means "%s"', (value, expected) => {
  expect(readCategory(value)).toBe(expected);
});
