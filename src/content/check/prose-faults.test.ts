import { expect, test } from 'vitest';
import { changedFiles } from '#tests/support/fixture.ts';
import { makeEditions } from './edition.ts';
import type { ContentError } from './parse.ts';
import { faultOfPlainText, faultOfProse } from './prose-faults.ts';

test.each([
  ['Call [{phone}]({call}) or write.', 'lead', 'en', undefined],
  ['రండి, చూడండి', 'greeting', 'en', undefined],
  ['JEE Main, JEE Advanced, NEET-UG', 'name', 'te', undefined],
  ['Costs < 5 and > 3', 'lead', 'en', undefined],
  ['Call {phone or visit', 'lead', 'en', 'has a brace'],
  ['Call phone} or visit', 'lead', 'te', 'has a brace'],
  ['[Come](/contact.', 'lead', 'en', 'has a link'],
  ['<b>Call</b>', 'lead', 'en', 'holds HTML'],
  ['Courses &amp; fees', 'lead', 'en', 'has &amp;,'],
  ['Courses &#38; fees', 'lead', 'te', 'has &#38;,'],
  ['Courses & fees; dates', 'lead', 'en', undefined],
  ['రండి, చూడండి', 'lead', 'en', 'has రండి in letters of another script. Write it in English'],
  ['ఫారం online నింపండి', 'lead', 'te', undefined],
  ['Come and see us here', 'lead', 'te', 'is in English. Write it in Telugu'],
  ['Founder name', 'name', 'te', 'is in English'],
] as const)('%j in %s of the %s files: %s', (text, field, lang, fault) => {
  const found = faultOfProse(text, field, lang);
  expect(fault ? found?.startsWith(fault) : found === undefined).toBe(true);
});

test.each([
  ['Call **now**', 'is shown with its asterisks'],
  ['Call __now__', 'is shown with its asterisks'],
  ['[Come](/contact) today', 'is shown with its brackets'],
  ['# Come today', 'is shown with the #'],
  ['Dear students,\n\nWelcome', 'has an empty line'],
  ['Fee\t₹ 60,000', 'has a tab'],
  ['Bring:\n• Photo\n• TC', 'has a bullet'],
  ['Bring \uf0b7 Photo', 'has a bullet'],
  ['Bring:\n- Photo', 'has a bullet'],
  ['One line,\nand the next', undefined],
  ['9 AM - 5 PM', undefined],
  ['The #1 office, 5 * 3 [2026]', undefined],
])('%j in a field without marks: %s', (text, fault) => {
  const found = faultOfPlainText(text);
  expect(fault ? found?.startsWith(fault) : found === undefined).toBe(true);
});

test.each([
  ['safety.yaml', /^title: .*/m, 'title: Safety #1 in the district'],
  ['te/safety.yaml', /^title: .*/m, 'title: భద్రత # హక్కులు'],
  ['site.yaml', /^name: .*/m, 'name: !placeholder Deenapur #1 Institutions'],
])('a text of %s that ends at a # is refused with its line', (name, line, cut) => {
  const files = changedFiles({ [name]: (text) => text.replace(line, cut) });
  const field = cut.split(':')[0];
  expect(() => makeEditions(files)).toThrow(
    new RegExp(`${name.replace('.', '\\.')}:\\d+ {2}${field}: ends before the #`),
  );
});

test('files of two languages that are exchanged are refused with file and field', () => {
  const files = new Map(changedFiles({}));
  const [english = '', telugu = ''] = ['safety.yaml', 'te/safety.yaml'].map((name) =>
    files.get(name),
  );
  const title = /^title: .*/m;
  files.set(
    'safety.yaml',
    english.replace(title, () => title.exec(telugu)?.[0] ?? ''),
  );
  files.set('te/safety.yaml', telugu.replace(title, 'title: safety and rights of students'));
  try {
    makeEditions(files);
    expect.unreachable();
  } catch (error) {
    const { problems } = error as ContentError;
    expect(problems).toContainEqual(
      expect.objectContaining({ file: 'content/safety.yaml', field: 'title' }),
    );
    files.set('safety.yaml', english);
    expect(() => makeEditions(files)).toThrow(/te\/safety\.yaml:\d+ {2}title: is in English/);
  }
});

test('an English file in place of the Telugu one is refused', () => {
  const files = new Map(changedFiles({}));
  files.set('te/safety.yaml', files.get('safety.yaml') ?? '');
  expect(() => makeEditions(files)).toThrow(/te\/safety\.yaml:\d+ {2}ground: is no prose/);
});

test.each([
  ['navigation', /^ {2}- title: .+$/gm, /navigation\[1\]\.title: is the title of facilities\.yaml/],
  [
    'footer',
    /^ {4}- title: .+$/gm,
    /footer\.quickLinks\[1\]\.title: is the title of dates\.yaml, and leads to \/admissions\/costs/,
  ],
])(
  'Telugu titles of the %s in another order than their addresses are refused',
  (_, line, message) => {
    const files = changedFiles({
      'te/site.yaml': (text) => {
        const [, first = '', second = ''] = text.match(line) ?? [];
        return text.replace(`${first}\n${second}`, `${second}\n${first}`);
      },
    });
    expect(() => makeEditions(files)).toThrow(message);
  },
);
