import { expect, test } from 'vitest';
import { type IndexedPage, searchOver } from './text-search.ts';

const part = (heading: string, text: string, id = '') => ({ id, heading, text });
const pages: readonly IndexedPage[] = [
  {
    path: '/fees',
    title: 'Fees and scholarships',
    parts: [
      part('', 'What a course costs.'),
      part('Scholarships', 'The fee commission of the State fixes the tuition fee.', 'help'),
    ],
  },
  {
    path: '/bpt',
    title: 'BPT - About',
    under: 'Bachelor of Physiotherapy',
    parts: [part('', 'It treats people by exercise.')],
  },
  {
    path: '/bpt/entry',
    title: 'BPT - Eligibility',
    under: 'Bachelor of Physiotherapy',
    parts: [part('Who may join', 'Physics, chemistry and biology at 10+2.')],
  },
  {
    path: '/home',
    title: 'Home',
    weight: 0.5,
    parts: [part('', 'Physiotherapy, nursing and articles on fees, eligibility and hostels.')],
  },
  {
    path: '/te/hostel',
    title: 'సౌకర్యాలు',
    parts: [part('వసతి', 'అమ్మాయిలకు హాస్టల్‌లో వేరే గదులు. వివరాలు ఆఫీసు చెబుతుంది.')],
  },
];
const synonyms = [
  { words: ['physio', 'physiotherapy', 'BPT'], pages: ['/bpt'] },
  { words: ['fee', 'fees', 'ఫీజు', 'how much'], pages: ['/fees'] },
  { words: ['stipend', 'scholarship'], pages: ['/fees#help'] },
];
const vague = ['course'];
const search = searchOver({ pages, synonyms, vague });
const paths = (query: string) => search(query).map(({ path }) => path);

test.each([
  ['the beginning of a word', 'physioth', '/bpt'],
  ['a synonym', 'stipend', '/fees'],
  ['a letter too few', 'phisiotherapy', '/bpt'],
  ['two letters exchanged', 'eligibiltiy', '/bpt/entry'],
  ['one word in two', 'physio therapy', '/bpt'],
  ['two words in one', 'physiofees', '/fees'],
  ['letters of a short name apart', 'b p t', '/bpt'],
  ['several words that mean one thing', 'how much is it', '/fees'],
  ['Telugu without its ending', 'హాస్టల్', '/te/hostel'],
  ['Telugu with another ending', 'హాస్టలుకు', '/te/hostel'],
  ['Telugu in Latin letters', 'ammayi', '/te/hostel'],
  ['Telugu on an English page', 'ఫీజు', '/fees'],
  ['words of title and text', 'eligibility biology', '/bpt/entry'],
  ['one word of two', 'scholarships zzzzzz', '/fees'],
  ['a vague word alone', 'course', '/fees'],
])('%s finds', (_what, query, path) => {
  expect(paths(query)[0]).toBe(path);
});

test('words that stand together only by chance do not hide the pages that are meant', () => {
  expect(paths('physiotherapy fees').slice(0, 2).toSorted()).toEqual(['/bpt', '/fees']);
});

test('a page that has one word in its title and belongs to the other comes first', () => {
  expect(paths('physio eligibility')[0]).toBe('/bpt/entry');
});

test('a hit names its places, the best first, with the words around the one found', () => {
  expect(search('tuition')).toEqual([
    {
      path: '/fees',
      title: 'Fees and scholarships',
      under: undefined,
      places: [
        {
          id: 'help',
          heading: 'Scholarships',
          excerpt: {
            before: 'The fee commission of the State fixes the ',
            match: 'tuition',
            after: ' fee.',
          },
        },
        { id: '', heading: '', excerpt: { before: '', match: '', after: 'What a course costs.' } },
      ],
    },
  ]);
});

test('the place that is meant comes before others of its page', () => {
  expect(search('stipend')[0]?.places[0]?.id).toBe('help');
});

test('an empty search and a word that is nowhere find nothing', () => {
  expect(search('')).toEqual([]);
  expect(search('?!')).toEqual([]);
  expect(search('xylophone')).toEqual([]);
});

test('a page is found once, with no more than three places', () => {
  const parts = Array.from({ length: 9 }, (_, number) => part(`Hostel ${number}`, 'rooms'));
  const many = searchOver({ pages: [{ path: '/a', title: 'A', parts }], synonyms, vague });
  expect(many('hostel').map(({ places }) => places.length)).toEqual([3]);
});

test('a long text is cut between words', () => {
  const text = `${'before '.repeat(20)}needle ${'after '.repeat(40)}`;
  const long = [{ path: '/a', title: 'A', parts: [part('', text)] }];
  const [hit] = searchOver({ pages: long, synonyms, vague })('needle');
  const { match, before, after } = hit?.places[0]?.excerpt ?? {};
  expect(match).toBe('needle');
  expect(before).toMatch(/^…(before )+$/);
  expect(after).toMatch(/^( after)+…$/);
});

test('the word that was typed is marked before one that stands for it', () => {
  const [hit] = search('fees');
  expect(hit?.places.map(({ excerpt }) => excerpt.match)).toContain('fee');
});
