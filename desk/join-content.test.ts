import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { formOf, readRecords, withForms } from './content-forms.ts';
import { type Cell, type Entry, type Part, partAt, pathOf, withPart } from './form/form.ts';
import type { Side } from './form/merge-forms.ts';
import { joinContent, type Version } from './join-content.ts';

const files = readContentFiles();
const records = readRecords();

/** Neighbouring fields, both languages of one, and two entries that a list may get. */
const fields = [
  'contact.yaml title',
  'contact.yaml description',
  'contact.yaml te:title',
  'contact.yaml te:description',
  'fees.yaml levels[0].courses[0].tuition',
  'fees.yaml levels[0].courses[1].tuition',
  'dates.yaml programmes.gnm.opens',
  'dates.yaml programmes.gnm.closes',
  'site.yaml +Hostel',
  'site.yaml +Library',
] as const;
type Field = (typeof fields)[number];
type Words = Partial<Record<Field, unknown>>;

const links = ['footer', 'quickLinks'];
const placeOf = (field: Field) => {
  const [, name = '', lang, place = ''] = /^(\S+) (te:|\+)?(.*)/.exec(field) ?? [];
  return { name, lang, place };
};

/** The content with words in fields; an entry without one is not there. */
function saying(before: ContentFiles, words: Words): ContentFiles {
  return Object.entries(words).reduce((texts, [field, word]) => {
    const { name, lang, place } = placeOf(field as Field);
    const form = formOf(texts, records, name);
    return withForms(texts, { [name]: said(form, lang, place, word) });
  }, before);
}

function said(form: Part, kind: string | undefined, place: string, word: unknown): Part {
  if (kind === '+') {
    const list = partAt(form, links) as unknown as readonly (Entry & { title: Cell })[];
    const others = list.filter(({ title }) => title.value !== place);
    const title = { $cell: true, value: place, lines: { te: { text: word } } };
    const entry = { title, path: { $cell: true, value: `/${place}` } };
    return withPart(form, links, (word ? [...others, entry] : others) as never) as Part;
  }
  const { mark: _, question: __, ...now } = partAt(form, pathOf(place)) as Cell;
  const next = kind ? { ...now, lines: { te: { text: String(word) } } } : { ...now, value: word };
  return withPart(form, pathOf(place), next) as Part;
}

function heard(texts: ContentFiles): Words {
  const words = fields.map((field) => {
    const { name, lang, place } = placeOf(field);
    const form = formOf(texts, records, name);
    const list = partAt(form, links) as unknown as readonly { title: Cell }[];
    const found =
      lang === '+'
        ? list.find(({ title }) => title.value === place)?.title
        : (partAt(form, pathOf(place)) as Cell);
    return [field, lang ? found?.lines?.['te']?.text : found?.value];
  });
  return Object.fromEntries(words);
}

const versionOf = (texts: ContentFiles, before = files): Version => ({
  changed: new Set([...texts.keys()].filter((file) => texts.get(file) !== before.get(file))),
  textOf: (file) => texts.get(file),
});

/** Another word for some fields; none for an entry takes it away. */
const hand = (own: string) =>
  fc
    .dictionary(fc.constantFrom(...fields), fc.constantFrom(own, 'both', undefined))
    .map((words) => {
      const all = Object.entries(words) as [Field, string | undefined][];
      return Object.fromEntries(
        all.map(([field, word]) => [field, field.includes('+') ? word : (word ?? own)]),
      ) as Words;
    });

test('of random changes of two officers each field has the word that it should have', () => {
  const before = saying(files, { 'site.yaml +Library': 'గ్రంథాలయం' });
  const first = heard(before);
  fc.assert(
    fc.property(hand('mine'), hand('theirs'), (own, other) => {
      const [mine, theirs] = [saying(before, own), saying(before, other)];
      const versions = {
        before: versionOf(before, before),
        mine: versionOf(mine, before),
        theirs: versionOf(theirs, before),
      };
      const [a, b] = [heard(mine), heard(theirs)];
      const asked = fields.filter(
        (field) => a[field] !== first[field] && b[field] !== first[field] && a[field] !== b[field],
      );
      for (const keep of ['mine', 'theirs'] satisfies Side[]) {
        const { texts, clashes } = joinContent(versions, keep);
        const changedHere = [...versions.mine.changed].map(
          (file) => [file, mine.get(file) ?? ''] as const,
        );
        const joined = new Map([...theirs, ...changedHere, ...texts]);
        const words = fields.map((field) => {
          const isMine = asked.includes(field) ? keep === 'mine' : a[field] !== first[field];
          return [field, isMine ? a[field] : b[field]];
        });
        expect(heard(joined)).toEqual(Object.fromEntries(words));
        expect(clashes.flatMap(({ told }) => told.mine)).toHaveLength(asked.length);
      }
    }),
    { seed: 20261127, numRuns: 30 },
  );
}, 180_000);

test('a comment and a mark that nobody changed stay', () => {
  const versions = {
    before: versionOf(files),
    mine: versionOf(saying(files, { 'fees.yaml levels[0].courses[0].tuition': 60_000 })),
    theirs: versionOf(saying(files, { 'fees.yaml levels[0].courses[1].tuition': 90_000 })),
  };
  const { texts } = joinContent(versions, 'mine');
  const old = files.get('fees.yaml') ?? '';
  expect(texts.get('fees.yaml')).toBe(
    old
      .replace('gnm, tuition: !ask Tuition of GNM for a year', 'gnm, tuition: 60000')
      .replace(
        'bsc-nursing, tuition: !ask Tuition of B.Sc Nursing for a year',
        'bsc-nursing, tuition: 90000',
      ),
  );
});
