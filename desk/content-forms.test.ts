import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeDocuments } from '#build/documents/make-documents.ts';
import { siteFiles } from '#build/files/list-files.ts';
import { makeEdition, makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { faultOfMarkdown } from '#src/content/check/markdown-faults.ts';
import { faultOfPlainText } from '#src/content/check/prose-faults.ts';
import { staleLines, translations } from '#src/content/review/confirmed.ts';
import * as app from '#src/shell/render.tsx';
import { fileSchemas, formOf, readRecords, withForms, withReadLines } from './content-forms.ts';
import type { FieldSchema } from './form/field-schema.ts';
import { isProse, optionsOf, shapeOf } from './form/field-schema.ts';
import {
  type Cell,
  type Entry,
  type Group,
  isCell,
  type Part,
  partAt,
  withPart,
} from './form/form.ts';
import { places } from './places.ts';

const files = readContentFiles();
const records = readRecords();
const names = Object.keys(fileSchemas);

test.each(names)('%s: a form that nobody touched changes no byte', (name) => {
  const after = withForms(files, { [name]: formOf(files, records, name) });
  expect([...after]).toEqual([...files]);
  expect(withReadLines(records, { [name]: formOf(files, records, name) })).toEqual(records);
});

test.each(names)('%s is in a place of the desk', (name) => {
  expect(places.flatMap((place) => place.files)).toContain(name);
});

function cell(value: unknown, telugu?: string): Cell {
  return {
    $cell: true,
    value,
    ...(telugu === undefined ? {} : { lines: { te: { text: telugu, fits: true } } }),
  };
}

test('the first notice comes in all languages, and the last one leaves none behind', () => {
  const none = withForms(files, { 'notices.yaml': { list: [] } });
  const first = {
    text: cell('The office is closed on Friday.', 'శుక్రవారం ఆఫీసు ఉండదు.'),
    where: cell('home'),
    from: cell('2027-03-01'),
    until: cell('2027-03-05'),
  };
  const one = withForms(none, { 'notices.yaml': { list: [first] } });
  const noticesIn = (texts: ContentFiles) =>
    (['en', 'te'] as const).map((lang) =>
      makeEdition(texts, lang).content.notices.list.map(({ text }) => text),
    );
  expect(noticesIn(one)).toEqual([['The office is closed on Friday.'], ['శుక్రవారం ఆఫీసు ఉండదు.']]);
  expect(noticesIn(withForms(one, { 'notices.yaml': { list: [] } }))).toEqual([[], []]);
});

test('a member who was not known gets a name in both languages', () => {
  const path = ['governingBody', 'members', 0, 'name'];
  const form = formOf(files, records, 'about-us.yaml');
  const forms = { 'about-us.yaml': withPart(form, path, cell('A. Name', 'ఒక పేరు')) as Part };
  const after = withForms(files, forms);
  expect(after.get('about-us.yaml')).toContain('    - id: founder\n      name: A. Name\n');
  const [english, telugu] = makeEditions(after);
  expect(english.content['about-us'].governingBody.members[0]?.name).toBe('A. Name');
  expect(telugu?.content['about-us'].governingBody.members[0]?.name).toBe('ఒక పేరు');
  const record = withReadLines(records, forms);
  expect(staleLines(after, 'te', record['te'] ?? {})).toEqual([]);
});

test('an English text that changes alone leaves its Telugu line to be read again', () => {
  const path = ['lead'];
  const form = formOf(files, records, 'contact.yaml');
  const now = partAt(form, path) as Cell;
  const forms = { 'contact.yaml': withPart(form, path, { ...now, value: 'Come.' }) as Part };
  const after = withForms(files, forms);
  const record = withReadLines(records, forms);
  const stale = translations.flatMap((lang) => staleLines(after, lang, record[lang] ?? {}));
  expect(stale).toMatchObject([{ file: 'content/te/contact.yaml', field: 'lead' }]);
});

test('a facility that is moved and one that is added keep their Telugu beside them', () => {
  const form = formOf(files, records, 'facilities.yaml') as Group;
  const [first, second, ...others] = form['facilities'] as readonly Group[];
  const added = {
    name: cell('Garden', 'తోట'),
    description: cell('For shade.', 'నీడ కోసం.'),
    image: cell('circle-b'),
    ground: cell('neem'),
  };
  const facilities = [second, first, ...others, added] as unknown as Part;
  const after = withForms(files, { 'facilities.yaml': { ...form, facilities } });
  const [english, telugu] = makeEditions(after).map(({ content }) => content.facilities.facilities);
  expect(english?.map(({ name }) => name).slice(0, 2)).toEqual([
    'Hospital postings',
    'Nursing skills laboratory',
  ]);
  expect(telugu?.[1]?.name).toBe('నర్సింగ్ స్కిల్స్ ల్యాబ్');
  expect(telugu?.at(-1)).toMatchObject({ name: 'తోట', ground: 'neem' });
  expect(makeEditions(after)[0].content.openFacts.length).toBe(
    makeEditions(files)[0].content.openFacts.length,
  );
});

/** Paths of all texts that may be anything, with what their schema says. */
function texts(
  schema: FieldSchema,
  part: Part | undefined,
  path: (string | number)[] = [],
): (string | number)[][] {
  if (part === undefined) return [];
  if (isCell(part)) {
    const [only] = optionsOf(schema);
    const isFree =
      isProse(schema) && (only?.maxLength ?? 0) >= 10_000 && typeof part.value === 'string';
    return isFree && !part.value.includes('{') ? [path] : [];
  }
  const shape = shapeOf(schema);
  const parts: [string | number, Part][] = Array.isArray(part)
    ? part.map((entry: Entry, index): [number, Part] => [index, entry])
    : Object.entries(part as Group).filter(
        (entry): entry is [string, Part] => typeof entry[1] === 'object',
      );
  return parts.flatMap(([key, inner]) => {
    const of =
      shape.kind === 'list'
        ? shape.items
        : shape.kind === 'record'
          ? shape.values
          : shape.kind === 'group'
            ? shape.properties[key]
            : undefined;
    return of ? texts(of, inner, [...path, key]) : [];
  });
}

/** All that a build makes of content; anything that is wrong with it stops the build. */
async function build(files: ContentFiles): Promise<void> {
  const editions = makeEditions(files);
  const documents = await makeDocuments(editions);
  const builtOn = new Date('2026-11-21T06:00:00Z');
  const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
  for (const edition of editions) {
    for (const route of [...app.routes, app.notFoundRoute]) {
      await app.render(edition, route, assets, builtOn, documents);
    }
  }
  const source = { app, editions, builtOn, release: 'generated', stylesAhead: [] };
  // Pictures for chats are left out: they hold a title and take longer than all else together.
  const made = siteFiles(source).filter(({ path }) => !path.startsWith('/share/'));
  for (const { make } of made) await make();
}

test('what 200 generated changes in both languages lead to builds, and is read again', async () => {
  const paths = names
    // Skip these two files: their values fill tokens in texts that have limits of their own.
    .filter((name) => name !== 'words.yaml' && name !== 'site.yaml')
    .flatMap((name) =>
      texts(fileSchemas[name] ?? {}, formOf(files, records, name)).map((path) => ({ name, path })),
    )
    // A sign after a figure has a rule of its own: a number bears no %.
    .filter(({ path }) => path.at(-1) !== 'suffix');
  const letters = (of: string) =>
    fc
      .string({ unit: fc.constantFrom(...of) })
      .filter((value) => value.trim().length > 1)
      // The desk refuses what would be shown as something else: bold, quotations, program text.
      .filter((value) => !faultOfPlainText(value) && !faultOfMarkdown(value));
  const marks = 'aZ9 :#-&*!|>%@`\'"],?~\\/’';
  // A Telugu line without a Telugu letter is refused as an English one.
  const inTelugu = letters(`${marks}తెలుగు`).map((value) => `తె${value}`);
  const change = fc.record({
    at: fc.nat(paths.length - 1),
    english: letters(marks),
    telugu: inTelugu,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 200, maxLength: 200 }), async (changes) => {
      const forms: Record<string, Part> = {};
      for (const { at, english, telugu } of changes) {
        const { name, path } = paths[at] as (typeof paths)[number];
        const form = forms[name] ?? formOf(files, records, name);
        forms[name] = withPart(form, path, cell(english, telugu)) as Part;
      }
      const after = withForms(files, forms);
      await build(after);
      const read = Object.fromEntries(
        Object.keys(forms).map((name) => [name, formOf(after, records, name)]),
      );
      for (const { at } of changes) {
        const { name, path } = paths[at] as (typeof paths)[number];
        const wanted = partAt(forms[name], path) as Cell;
        const found = partAt(read[name], path) as Cell;
        expect(found.value).toBe(String(wanted.value).trim());
        expect(found.lines?.['te']?.text).toBe(wanted.lines?.['te']?.text?.trim());
      }
    }),
    // All of them make one site; a smaller one that fails as well is not looked for.
    { numRuns: 1, endOnFailure: true },
  );
}, 180_000);
