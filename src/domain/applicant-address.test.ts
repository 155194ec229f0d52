import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { readAnswers, writeAnswers } from './applicant-address.ts';

const today = '2026-11-21';
const years = { from: 1926, to: 2016 };

test('a whole set of answers is understood', () => {
  const query =
    '?passed=intermediate&stream=Vocational&bridge=yes&subject=Physics&subject=Biology' +
    '&aggregate=62.5&pcb=58&pcb-english=60&born=2009&category=SC&category=PwBD&year=2027';
  expect(readAnswers(query, today)).toEqual({
    applicant: {
      passed: 'intermediate',
      stream: 'Vocational',
      bridge: true,
      subjects: ['Physics', 'Biology'],
      marks: { aggregate: 62.5, pcb: 58, 'pcb-english': 60 },
      born: { from: '2009-01-01', to: '2009-12-31' },
      categories: ['SC', 'PwBD'],
    },
    year: 2027,
    problems: {},
  });
});

test('an empty address holds no answers and no problems', () => {
  for (const query of ['', '?', '?passed=&aggregate=+&born=', '?utm_source=x&fbclid=y']) {
    const { applicant, problems } = readAnswers(query, today);
    expect(Object.values({ ...applicant, marks: undefined }).filter(Boolean)).toEqual([]);
    expect(Object.values(applicant.marks ?? {}).filter(Boolean)).toEqual([]);
    expect(problems).toEqual({});
  }
});

test('none of these is an answer', () => {
  const { applicant } = readAnswers('subject=none&category=none&bridge=no', today);
  expect(applicant).toMatchObject({ subjects: [], categories: [], bridge: false });
});

test.each([
  ['45', 45],
  ['45.1', 45.1],
  ['44,9', 44.9],
  ['62.5%', 62.5],
  [' 62.5 % ', 62.5],
  ['0', 0],
  ['100', 100],
  ['412/1000', 41.2],
  ['412 / 1000', 41.2],
  ['412 of 1000', 41.2],
  ['412 out of 1000', 41.2],
  ['౪౧౨/౧౦౦౦', 41.2],
  ['1000కి 412', 41.2],
  ['౧౦౦౦ కు ౪౧౨', 41.2],
  ['1000 మార్కులకు 412', 41.2],
  ['50/60 + 48/60 + 52/60', 83.33],
  ['9.2/10', 92],
  ['9.2%', 9.2],
  ['౯.౨%', 9.2],
  ['४५', 45],
  ['449.99/1000', 44.99],
  ['134.99/300', 44.99],
])('%j is a percentage', (text, expected) => {
  const query = writeAnswers([['pcb', text]]);
  expect(readAnswers(query, today)).toMatchObject({
    applicant: { marks: { pcb: expected } },
    problems: {},
  });
});

test.each([
  'sixty',
  '150',
  '150 %',
  '100.1',
  '-5',
  '+5',
  '4e1',
  '0x20',
  '45.',
  '.5',
  '4 5',
  'NaN',
  'Infinity',
  '<b>45</b>',
  '412/',
  '/1000',
  '412/0',
  '412/1000/2',
  '45+50',
  '50/60 + 48',
  '412 of thousand',
  '9'.repeat(10_000),
  `${'0'.repeat(10_000)}45`,
  `45${' '.repeat(60)}9`,
])('%j is no percentage', (text) => {
  const { applicant, problems } = readAnswers(writeAnswers([['aggregate', text]]), today);
  expect(applicant.marks?.aggregate).toBeUndefined();
  expect(problems).toEqual({ aggregate: 'noPercentage' });
});

test.each([
  ['9.2', 'whichScale'],
  ['10', 'whichScale'],
  ['007', 'whichScale'],
  ['౯.౨', 'whichScale'],
  ['412/400', 'aboveMaximum'],
  ['50/60 + 61/60', 'aboveMaximum'],
])('%j is asked back', (text, problem) => {
  const { applicant, problems } = readAnswers(writeAnswers([['pcb', text]]), today);
  expect(applicant.marks?.pcb).toBeUndefined();
  expect(problems).toEqual({ pcb: problem });
});

test.each([
  ['2009', '2009-01-01', '2009-12-31'],
  ['14-05-2009', '2009-05-14', '2009-05-14'],
  ['14/5/2009', '2009-05-14', '2009-05-14'],
  ['14.05.2009', '2009-05-14', '2009-05-14'],
  ['14 5 2009', '2009-05-14', '2009-05-14'],
  ['14052009', '2009-05-14', '2009-05-14'],
  ['2009-05-14', '2009-05-14', '2009-05-14'],
  ['౧౪-౦౫-౨౦౦౯', '2009-05-14', '2009-05-14'],
  ['29-02-2008', '2008-02-29', '2008-02-29'],
])('%j is a birth', (text, from, to) => {
  expect(readAnswers(writeAnswers([['born', text]]), today)).toMatchObject({
    applicant: { born: { from, to } },
    problems: {},
  });
});

test.each([
  ['1800', years],
  ['2020', years],
  ['14-05-2030', years],
  ['01-01-0001', years],
  ['29-02-2009', 'noBirth'],
  ['31-04-2009', 'noBirth'],
  ['05-14-2009', 'noBirth'],
  ['1112009', 'noBirth'],
  ['09', 'noBirth'],
  ['seventeen', 'noBirth'],
  ['-2009', 'noBirth'],
  ['2009'.repeat(2500), 'noBirth'],
])('%j is no birth', (text, problem) => {
  const { applicant, problems } = readAnswers(writeAnswers([['born', text]]), today);
  expect(applicant.born).toBeUndefined();
  expect(problems).toEqual({ born: problem });
});

test.each([
  ['passed=mbbs', { passed: 'notListed' }],
  ['passed=bpt&passed=gnm', { passed: 'notListed' }],
  ['passed=__proto__', { passed: 'notListed' }],
  ['passed=constructor', { passed: 'notListed' }],
  ['stream=BIPC', { stream: 'notListed' }],
  ['bridge=maybe', { bridge: 'notListed' }],
  ['subject=Physics&subject=Maths', { subject: 'notListed' }],
  ['category=SC&category=XYZ', { category: 'notListed' }],
  ['category=none&category=SC', { category: 'contradiction' }],
  ['aggregate=45&aggregate=90', { aggregate: 'noPercentage' }],
  ['born=2009&born=2010', { born: 'noBirth' }],
  ['passed=%E0%A4%A&aggregate=%', { passed: 'notListed', aggregate: 'noPercentage' }],
])('the tampered address %s is answered beside its question', (query, problems) => {
  expect(readAnswers(query, today).problems).toEqual(problems);
});

test('the same answer twice is one answer', () => {
  const { applicant, problems } = readAnswers('passed=bpt&passed=bpt', today);
  expect(applicant.passed).toBe('bpt');
  expect(problems).toEqual({});
});

test('the address keeps the order of the questions and nothing else', () => {
  const query = writeAnswers([
    ['category', 'SC'],
    ['<script>', 'x'],
    ['born', ''],
    ['category', 'PwBD'],
    ['passed', 'intermediate'],
  ]);
  expect(query).toBe('passed=intermediate&category=SC&category=PwBD');
});

test('the order of the answers in an address is irrelevant', () => {
  const pairs = [
    ['passed', 'intermediate'],
    ['stream', 'BiPC'],
    ['aggregate', '61'],
    ['pcb', '55'],
    ['born', '2009'],
    ['category', 'BC'],
    ['category', 'PwBD'],
  ];
  const expected = readAnswers(new URLSearchParams(pairs).toString(), today);
  fc.assert(
    fc.property(fc.shuffledSubarray(pairs, { minLength: pairs.length }), (shuffled) => {
      expect(readAnswers(new URLSearchParams(shuffled).toString(), today)).toEqual(expected);
    }),
  );
});

test('whatever an address holds, reading it never throws', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 200 }), (text) => {
      for (const query of [text, `passed=${text}&born=${text}&pcb=${text}&category=${text}`]) {
        expect(() => readAnswers(query, today)).not.toThrow();
      }
      expect(() => writeAnswers([['aggregate', text]])).not.toThrow();
    }),
  );
});
