import { expect, test } from 'vitest';
import { lettersApart, wordsIn, wordsOf } from './search-words.ts';

test.each([
  ['B.Sc Nursing', 2],
  ['10+2, B.P.T.', 3],
  ['NEETకు', 2],
  ['women’s', 1],
  ['  ', 0],
])('%j has %i words', (text, count) => {
  expect(wordsOf(text)).toHaveLength(count);
});

test.each([
  ['joiners', 'స్కాలర్‌షిప్', 'స్కాలర్షిప్'],
  ['a joiner of typesetting', 'NEET\u2060UG', 'NEETUG'],
  ['a normal form', 'café', 'cafe\u0301'],
  ['a vowel of two signs', 'ఎంత\u0c46\u0c56', 'ఎంతై'],
  ['ai', 'బైపీసీ', 'బయ్పీసీ'],
  ['long and short vowels', 'బీఎస్సీ', 'బిఎస్సి'],
  ['dots in a short name', 'బీ.పీ.టీ', 'బీపీటీ'],
  ['a nasal', 'ఇంటర్', 'ఇన్టర్'],
  ['a nasal of the lips', 'ఎంపీసీ', 'ఎమ్పీసీ'],
  ['aspirated letters', 'ధ్రువీకరణ', 'ద్రువీకరణ'],
  ['doubled letters', 'అడ్రస్సు', 'అడ్రస్'],
  ['a last vowel', 'కాలేజీ', 'కాలేజ్'],
  ['a plural', 'మార్కులు', 'మార్కు'],
  ['a plural with an ending', 'హాస్టళ్లలో', 'హాస్టల్'],
  ['an English plural', 'fees', 'fee'],
  ['Telugu digits', '౨౦౨౭', '2027'],
  ['Telugu in Latin letters', 'అర్హత', 'arhatha'],
  ['capital letters', 'HOSTEL', 'hostel'],
])('%s makes no difference', (_what, one, other) => {
  expect(wordsOf(one)).toEqual(wordsOf(other));
});

test.each([
  ['fees', 'feet'],
  ['నర్సింగ్', 'ఫిజియో'],
  ['2026', '2027'],
])('%s is not %s', (one, other) => {
  expect(wordsOf(one)).not.toEqual(wordsOf(other));
});

test.each([
  ['hostel', 'hostle', 1],
  ['hostel', 'hostl', 1],
  ['hostel', 'hosttel', 1],
  ['hostel', 'hastal', 2],
  ['hostel', 'library', 3],
])('%s and %s are %i letters apart', (one, other, apart) => {
  expect(lettersApart(one, other, 2)).toBe(apart);
});

test('words are found where they stand', () => {
  const text = 'Ask for B.Sc Nursing';
  for (const { word, at } of wordsIn(text)) expect(text.slice(at).startsWith(word)).toBe(true);
});
