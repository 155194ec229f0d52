import { expect, test } from 'vitest';
import { readDocument, yamlText } from '#src/content/check/parse.ts';
import { ask, filesWith } from '#tests/support/fixture.ts';
import { columns } from './question-table.ts';
import { takeInAnswers } from './take-in-answers.ts';

/** Content with these facts open, whatever the institution has settled. */
const files = new Map(
  filesWith({
    'programmes/bsc-mlt.yaml': { passMark: ask },
    'programmes/academy.yaml': { attendance: ask },
  }),
);
const open = (file: string, pattern: RegExp, to: string) =>
  files.set(file, (files.get(file) ?? '').replace(pattern, to));
open('site.yaml', /^phone: .*/m, "phone: !placeholder '+91 90000 00001'");
open('site.yaml', /^email: .*/m, 'email: !placeholder office@college.example');
open('fees.yaml', /^year: .*/m, 'year: !ask Which year?');
open('fees.yaml', /(?<=programme: gnm, tuition: )[^,}]*(?= \})/, '!ask Tuition of GNM');
open('about-us.yaml', /(?<=id: founder\n +name: ).*/, '!ask Name of the founder');
open('site.yaml', /^teluguName: .*/m, 'teluguName: !placeholder దీనాపూర్');
open('te/site.yaml', /^teluguName: .*/m, 'teluguName: దీనాపూర్');
const telugu = readDocument(files.get('te/about-us.yaml') ?? '');
telugu.deleteIn(['governingBody', 'members', 0, 'name']);
files.set('te/about-us.yaml', yamlText(telugu));

const rows: [key: string, english: string, telugu?: string][] = [
  ['site.yaml phone', "'+91 98480 54321"],
  ['site.yaml email', 'Yes'],
  ['fees.yaml year', '2026-2027'],
  ['fees.yaml levels[0].courses[0].tuition', '₹ 55,000/-'],
  ['about-us.yaml governingBody.members[0].name', 'Dr. "A", Example', 'డా. ఎ'],
];
const table = (lines: typeof rows, mark = ',') =>
  [['Number', 'Page', columns.answer, columns.telugu, columns.key], ...lines.map(lineOf)]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(mark))
    .join('\r\n');
const lineOf = ([key, english, telugu = '']: (typeof rows)[number]) => [
  '1',
  'A page',
  english,
  telugu,
  key,
];

test.each([',', ';', '\t'])('answers parted by “%s” are taken as people write them', (mark) => {
  const { files: after, refused } = takeInAnswers(files, `\ufeff${table(rows, mark)}`);
  expect(refused).toEqual([]);
  expect(after.get('site.yaml')).toContain("\nphone: '+91 98480 54321'\n");
  expect(after.get('site.yaml')).toContain('\nemail: office@college.example\n');
  expect(after.get('fees.yaml')).toContain('\nyear: 2026-27\n');
  expect(after.get('fees.yaml')).toMatch(/programme: gnm, tuition: 55000\b/);
  expect(after.get('about-us.yaml')).toContain('name: Dr. "A", Example\n');
  expect(after.get('te/about-us.yaml')).toContain('name: డా. ఎ\n');
});

test('a text that is one in all languages is taken from either column', () => {
  const row: (typeof rows)[number] = ['site.yaml teluguName', '', 'గుంటూరు విద్యా సంస్థ'];
  const { files: after, refused } = takeInAnswers(files, table([row]));
  expect(refused).toEqual([]);
  for (const name of ['site.yaml', 'te/site.yaml']) {
    expect(after.get(name)).toContain('\nteluguName: గుంటూరు విద్యా సంస్థ\n');
  }
});

const attendance = 'programmes/academy.yaml attendance';
const passMark = 'programmes/bsc-mlt.yaml passMark';
test.each([
  [attendance, '80% in theory, 100% in clinical', 'attendance: { theory: 80, clinical: 100 }'],
  [
    attendance,
    'attendance: { theory: 80, clinical: 100 }',
    'attendance: { theory: 80, clinical: 100 }',
  ],
  [attendance, 'Clinical 100, theory 80', 'attendance: { theory: 80, clinical: 100 }'],
  [attendance, '75%', 'attendance: { subject: 75 }'],
  [attendance, '౭౫', 'attendance: { subject: 75 }'],
  [passMark, '50% in each subject', 'passMark: { percentage: 50, in: subject }'],
  [
    passMark,
    '50 in theory and practical',
    'passMark: { percentage: 50, in: theory-and-practical }',
  ],
])('%s: “%s” is understood', (key, said, line) => {
  const { files: after, refused } = takeInAnswers(files, table([[key, said]]));
  expect(refused).toEqual([]);
  const [name = ''] = key.split(' ');
  const own = readDocument(after.get(name) ?? '').toJS();
  expect(own[line.replace(/:.*/, '')]).toEqual(Object.values(readDocument(line).toJS())[0]);
});

test.each([
  [passMark, '50%', 'It has several parts. Write it as in “50 in each subject”.'],
  [
    attendance,
    'most days',
    'It has several parts. Write it as in “theory 75, clinical 75” or “subject 75”.',
  ],
])('%s: “%s” is asked about in plain words', (key, said, why) => {
  expect(takeInAnswers(files, table([[key, said]])).refused).toEqual([{ key, answer: said, why }]);
});

test('a table that is taken in twice says nothing of what it has answered before', () => {
  const { files: after } = takeInAnswers(files, table(rows));
  const again = takeInAnswers(after, table(rows));
  expect(again.refused).toEqual([]);
  expect(again.files).toEqual(after);
});

test('an answer that does not fit is told, and the others are taken', () => {
  const { taken, refused } = takeInAnswers(
    files,
    table([
      ['site.yaml phone', 'call us'],
      ['fees.yaml year', 'Yes'],
      ['about-us.yaml governingBody.members[0].name', 'Dr. A'],
      ['site.yaml founded', '1987'],
      ['site.yaml nothing', 'x'],
      ['site.yaml email', 'office@real.example'],
    ]),
  );
  expect(taken).toEqual(['site.yaml email']);
  expect(refused.map(({ key }) => key).sort()).toEqual([
    'about-us.yaml governingBody.members[0].name',
    'fees.yaml year',
    'site.yaml founded',
    'site.yaml nothing',
    'site.yaml phone',
  ]);
});

test('another file is refused in words', () => {
  expect(() => takeInAnswers(files, 'a,b\r\n1,2')).toThrow(/save it as CSV UTF-8/);
});
