import { expect, test } from 'vitest';
import { type IndexedPage, searchOver, wordsOf } from './text-search.ts';

const part = (heading: string, text: string, id = '') => ({ id, heading, text });
const pages: readonly IndexedPage[] = [
  {
    path: '/admissions',
    title: 'Admissions',
    parts: [
      part('', 'How to apply for a course.'),
      part(
        'Fees and scholarships',
        'The fee commission of the State fixes the tuition fee.',
        'fees',
      ),
    ],
  },
  {
    path: '/bpt',
    title: 'BPT - About Program',
    parts: [part('', 'Physiotherapy treats people by exercise.')],
  },
  {
    path: '/nursing',
    title: 'B.Sc Nursing - Eligibility Criteria',
    parts: [part('Who may join', 'Physics, chemistry and biology at 10+2.')],
  },
  {
    path: '/te/hostel',
    title: 'సౌకర్యాలు',
    parts: [part('వసతి', 'అమ్మాయిలకు హాస్టల్‌లో వేరే గదులు. ఫీజు వివరాలు ఆఫీసు చెబుతుంది.')],
  },
];
const search = searchOver(pages, [
  { words: ['physio', 'physiotherapy', 'BPT'] },
  { words: ['fee', 'fees', 'ఫీజు'] },
]);

test.each([
  ['B.Sc Nursing', ['bsc', 'nursing']],
  ['10+2, B.P.T.', ['10', '2', 'bpt']],
  ['హాస్టల్‌లో గదులు', ['హాస్టల్', 'లో', 'గదులు']],
  ['  ', []],
])('the words of %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test.each([
  ['a beginning', 'physioth', '/bpt'],
  ['an abbreviation', 'bsc', '/nursing'],
  ['a synonym', 'physio', '/bpt'],
  ['a letter too few', 'phisiotherapy', '/bpt'],
  ['a letter wrong', 'nursimg', '/nursing'],
  ['Telugu without its ending', 'హాస్టల్', '/te/hostel'],
  ['Telugu on an English page', 'ఫీజు', '/admissions'],
  ['words of title and text', 'nursing biology', '/nursing'],
  ['one word of two', 'scholarships zzzzzz', '/admissions'],
])('%s finds', (_what, query, path) => {
  expect(search(query).map((hit) => hit.path)).toContain(path);
});

test('a hit names its section, its place and the words around the one found', () => {
  expect(search('tuition')).toEqual([
    {
      path: '/admissions',
      title: 'Admissions',
      id: 'fees',
      heading: 'Fees and scholarships',
      excerpt: {
        before: 'The fee commission of the State fixes the ',
        match: 'tuition',
        after: ' fee.',
      },
    },
  ]);
});

test('an empty search and a word that is nowhere find nothing', () => {
  expect(search('')).toEqual([]);
  expect(search('?!')).toEqual([]);
  expect(search('xylophone')).toEqual([]);
});

test('one page takes no more than three places', () => {
  const parts = Array.from({ length: 9 }, (_, number) => part(`Hostel ${number}`, 'rooms'));
  expect(searchOver([{ path: '/a', title: 'A', parts }], [])('hostel')).toHaveLength(3);
});

test('a long text is cut between words', () => {
  const text = `${'before '.repeat(20)}needle ${'after '.repeat(40)}`;
  const [hit] = searchOver([{ path: '/a', title: 'A', parts: [part('', text)] }], [])('needle');
  expect(hit?.excerpt.match).toBe('needle');
  expect(hit?.excerpt.before).toMatch(/^…(before )+$/);
  expect(hit?.excerpt.after).toMatch(/^( after)+…$/);
});

test('the page that is meant by a word comes first', () => {
  const found = (page?: string) =>
    searchOver(pages, [{ words: ['course', 'nursing'], page }])('course').map(({ path }) => path);
  expect(found()).toEqual(['/nursing', '/admissions']);
  expect(found('/admissions')).toEqual(['/admissions', '/nursing']);
  expect(found('/admissions#fees')).toEqual(['/admissions', '/nursing']);
});

test('the word that was typed is marked before one that stands for it', () => {
  const pages = [{ path: '/a', title: 'A', parts: [part('', 'GNM is a diploma in nursing.')] }];
  const [hit] = searchOver(pages, [{ words: ['nursing', 'GNM'] }])('nursing');
  expect(hit?.excerpt.match).toBe('nursing');
});
