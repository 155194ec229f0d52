import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DocumentOptions, type ParseOptions, parse, type SchemaOptions } from 'yaml';

const slips: readonly [name: string, pattern: RegExp][] = [
  ['a straight quote', /["']/],
  ['two spaces', / {2}/],
  // Between two values it stands for a span: '10:00 AM - 5:00 PM' (SPEC.md section 9).
  ['a hyphen for a dash', /(?<!\}) - | - (?!\{)/],
];

/** The questions to the owner are prose too. */
const tags: ParseOptions & DocumentOptions & SchemaOptions = {
  customTags: ['!placeholder', '!ask'].map((tag) => ({ tag, resolve: (text: string) => text })),
};

const files = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.yaml'),
);

test.each(files)('%s has no straight quote, no two spaces and no hyphen for a dash', (name) => {
  const data = parse(readFileSync(`content/${name}`, 'utf8'), tags);
  const texts = textsOf(data);
  // There may be no notice.
  const isEmpty = Object.values(data).every((list) => Array.isArray(list) && list.length === 0);
  const faults = texts
    // SPEC.md fixes the titles of sub-pages: 'BPT - About Program'.
    .filter(([field]) => !/^pages\.[^.]+\.title$/.test(field))
    .flatMap(([field, text]) => slipsIn(text).map((slip) => `${field}: ${slip} in '${text}'`));
  expect(texts.length > 0).toBe(!isEmpty);
  expect(faults).toEqual([]);
});

test.each([
  ['The board’s year runs from April – with a break – to March.', []],
  ["The board's year", ['a straight quote']],
  ['So-called "blended" teaching', ['a straight quote']],
  ['One.  Two - three', ['two spaces', 'a hyphen for a dash']],
  ['Bring:\n\n- a marks memo\n- a certificate', []],
])('of %s it says %j', (text, found) => {
  expect(slipsIn(text)).toEqual(found);
});

function slipsIn(text: string): string[] {
  return slips.filter(([, pattern]) => pattern.test(text)).map(([name]) => name);
}

/** Every text of a file with the path of its field. */
function textsOf(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, field ? `${field}.${key}` : key),
  );
}
