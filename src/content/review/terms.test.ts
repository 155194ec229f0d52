import { expect, test } from 'vitest';
import { readTerms, wrongTerms } from './terms.ts';

const terms = readTerms('te');
const avoided = terms.flatMap(({ use, avoid }) => avoid.map(({ text }) => ({ text, use })));

/** Findings for a Telugu file with this text as its only line. */
function said(text: string, file = 'te/home.yaml') {
  return wrongTerms(new Map([[file, `lead: "${text}"\n`]]), 'te', terms);
}

test.each(avoided)('$text put back in a file is found, and $use is named', ({ text, use }) => {
  const [found] = said(`ఇక్కడ${text} ఉంది.`);
  expect(found).toMatchObject({ file: 'te/home.yaml', field: 'lead' });
  expect(found?.message).toContain(use);
});

test('a word is right in the phrase or the file where it means something else', () => {
  expect(said('ట్యూషన్ ఫీజు')).toEqual([]);
  expect(said('కమిటీ విచారణ', 'te/safety.yaml')).toEqual([]);
});

test('an ending after a name is found, and none after a figure', () => {
  expect(said('{count}లో, {day}న, {short} కళాశాలలో')).toEqual([]);
  expect(said('{short}లో')[0]?.message).toContain('put a noun after {short}');
  expect(said('{institution} గురించి')[0]?.message).toContain('put a noun after {institution}');
});
