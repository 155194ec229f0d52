import { inflateSync } from 'node:zlib';
import { getDocumentProxy } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { type Edition, makeEdition, makeEditions } from '#src/content/check/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/views/fee-levels.ts';
import { type Lang, languages } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { tiedText } from '#src/lib/tied-text.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import { ask, filesWith, specFiles } from '#tests/support/fixture.ts';
import { isNightly } from '#tests/support/nightly.ts';
import { placedTexts } from '#tests/support/placed-texts.ts';
import { newNames, oldNameIn, renamedFiles } from '#tests/support/renamed.ts';
import { courseSheet } from './course-sheet.ts';
import { datesPoster } from './dates-poster.ts';
import { feeStructure } from './fee-structure.ts';
import { makeDocuments } from './make-documents.ts';
import { type DocumentData, draw, type Template, typeset } from './typeset.ts';

const editions = makeEditions(specFiles());
const [english] = editions;
const { content } = english;
const [firstLevel] = content.fees.levels;
const [firstCourse] = firstLevel?.courses ?? [];

const read = async (template: Template, data: DocumentData) =>
  Buffer.from(await typeset(template, data)).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)?.length;

/** Unprintable margin of home printers along each edge of a sheet: 8 mm, in points. */
const edge = (8 / 25.4) * 72;

/** A text without blanks and joiners. */
const letters = (text: string) => text.replaceAll(/[\s\p{Cf}]/gu, '');

/** The text of the first page as Firefox's viewer of PDFs gives it. */
async function readPdf(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const page = await document.getPage(1);
  const { items } = await page.getTextContent({ disableNormalization: true });
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

/** What stands beside drawn words for programs that do not read their letters (ActualText). */
function textsBesideDrawings(pdf: Uint8Array): string[] {
  const source = Buffer.from(pdf).toString('latin1');
  const streams = source.matchAll(/\/FlateDecode\s*>>\s*stream\r?\n(.*?)\r?\nendstream/gs);
  return [...streams].flatMap(([, packed = '']) => {
    const content = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    const texts = [...content.matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)];
    return texts.map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  });
}

const textsOf = async (template: Template, data: DocumentData) =>
  placedTexts(await draw(template, data));

/** Tried in the largest size and in the smallest alone, where the one between does not matter. */
const inTwoSizes = <Data extends DocumentData>(data: Data): Data => ({
  ...data,
  sizes: [data.sizes[0], ...data.sizes.slice(-1)],
});

/** Those that are, in part or whole, where a printer may not reach. */
function offThePage(texts: Awaited<ReturnType<typeof textsOf>>) {
  return texts.filter(
    ({ left, right, base, page }) =>
      left < edge || right > page.width - edge || base < edge || base > page.height - edge,
  );
}

function withLevels(levels: typeof content.fees.levels): Edition {
  return { ...english, content: { ...content, fees: { ...content.fees, levels } } };
}

function withProgramme(change: Partial<Programme>): Edition {
  const bpt = { ...content.programmes.bpt, ...change };
  return { ...english, content: { ...content, programmes: { ...content.programmes, bpt } } };
}

const madeOn = new Date('2026-11-28T12:00+05:30');

type Case = { name: string; template: Template; data: DocumentData; about?: string };
const casesOf = (edition: Edition): Case[] => [
  { name: `fees in ${edition.lang}`, template: 'fee-structure', data: feeStructure(edition) },
  {
    name: `poster in ${edition.lang}`,
    template: 'dates-poster',
    data: datesPoster(edition, indianDay(madeOn)),
    about: new URL(edition.href('/admissions/dates'), content.site.origin).href,
  },
  ...sectionIds.map((id) => ({
    name: `${id} in ${edition.lang}`,
    template: 'course-sheet' as const,
    data: courseSheet(edition, id),
    about: new URL(edition.href(sectionStart(id)), content.site.origin).href,
  })),
];
/** One of each template and language: the sheets of all courses have one template. */
const isOneOfEach = ({ name, template }: Case) =>
  template !== 'course-sheet' || name.startsWith('bpt');
/** On each change one language shows what a template does by itself. */
const isOfToday = (one: Case) => isOneOfEach(one) && (isNightly || one.data.lang === english.lang);
const all = editions.flatMap(casesOf);
type Made = Case & { bytes: Uint8Array; texts: ReturnType<typeof placedTexts> };
const documents: Made[] = [];
for (const one of isNightly ? all : all.filter(isOneOfEach)) {
  const { template, data } = one;
  const bytes = await typeset(template, data);
  documents.push({ ...one, bytes, texts: await textsOf(template, data) });
}

const renamed = makeEditions(renamedFiles()).flatMap(casesOf);

test.each(renamed)('$name are told name, places and founding year from one file', ({ data }) => {
  expect(oldNameIn(JSON.stringify(data))).toBeUndefined();
});

test.each(renamed.filter(isOfToday))(
  '$name show name, places and founding year from one file',
  async ({ template, data }) => {
    const texts = (await textsOf(template, data)).map(({ text }) => text).join('\n');
    expect(oldNameIn(texts)).toBeUndefined();
    expect(texts).toMatch(newNames);
  },
);

test.each(documents.filter(isOfToday))(
  '$name is the same whenever it is made',
  async ({ template, data, bytes }) => {
    expect(await typeset(template, data)).toEqual(bytes);
  },
);

test.runIf(isNightly)('a document is made again only if something in it changed', async () => {
  const made = await makeDocuments(editions, madeOn);
  const same = await makeDocuments([english], madeOn);
  expect(same.size).toBe(casesOf(english).length);
  expect(made.size).toBe(all.length);
  const renamed = await makeDocuments([makeEdition(renamedFiles())], madeOn);
  for (const [path, bytes] of same) {
    expect(made.get(path)).toBe(bytes);
    expect(renamed.get(path)).not.toEqual(bytes);
  }
});

describe.each(documents)('$name', ({ data, bytes, texts, about = '' }) => {
  const pdf = Buffer.from(bytes).toString('latin1');

  test('is tagged, has a language and a title, and is set in the type of the site', () => {
    expect(pdf).toContain('%PDF-1.7');
    expect(pdf).toContain('/Marked true');
    expect(pdf).toContain('/StructTreeRoot');
    const { locale } = languages[data.lang as Lang];
    expect(pdf).toContain(`/Lang (${locale})`);
    expect(pdf).toContain('/DisplayDocTitle true');
    expect(pdf).toContain('<pdfuaid:part>1</pdfuaid:part>');
    expect(pdf).toMatch(/\/S \/TH\b/);
    const fonts = [...pdf.matchAll(/\/FontName \/[A-Z]{6}\+(\w+)/g)].map(([, font]) => font);
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.filter((font) => !font?.startsWith('Anek'))).toEqual([]);
  });

  test('says its words to a reader of PDFs as they were written, each once', async () => {
    const read = await readPdf(bytes);
    // Firefox’s viewer leaves joiners out.
    const words = (text: string) =>
      text.replaceAll(/\p{Cf}/gu, '').match(/[\u0c00-\u0c7f]+/g) ?? [];
    const unseen = ['title', 'author', 'description', 'alt'];
    const drawn = JSON.stringify(data, (key, value) => (unseen.includes(key) ? undefined : value));
    const [known, heard] = [new Set(words(JSON.stringify(data))), new Set(words(read))];
    expect([...heard].filter((word) => !known.has(word))).toEqual([]);
    expect(words(drawn).filter((word) => !heard.has(word))).toEqual([]);
    expect(words(read).length / Math.max(1, words(drawn).length)).toBeLessThan(1.5);
    // Not even programs that read the text beside drawn words hear one twice.
    // Nor do they get a word joiner, with which NEET-UG is not found as it is typed.
    expect(textsBesideDrawings(bytes).join()).not.toMatch(/\p{Script=Telugu}|\u2060/u);
  });

  test('is wholly on one A4 page, which leads to the page of its course', () => {
    expect(pagesOf(pdf), 'Shorten the texts of this document: a family prints one sheet').toBe(1);
    const { width, height } = texts[0]?.page ?? {};
    expect([width, height]).toEqual([596, 842]);
    expect(offThePage(texts)).toEqual([]);
    // Once behind the code, and once in what is read out for it.
    if (about) expect(pdf).toContain(`/URI (${about})`);
  });

  test('is small enough to send', () => {
    expect(bytes.length).toBeLessThan(150 * 1024);
  });
});

const unknownAmounts = Object.fromEntries([
  ...content.fees.levels.flatMap(({ courses }, level) =>
    courses.map((_, course) => [`levels.${level}.courses.${course}.tuition`, ask] as const),
  ),
  ...content.fees.shared.rows.map((_, row) => [`shared.rows.${row}.amount`, ask] as const),
]);

test('while no amount is known, the State’s fees and the scholarships stand in its place', async () => {
  for (const edition of makeEditions(filesWith({ 'fees.yaml': unknownAmounts }))) {
    const { fees, costs, site } = edition.content;
    const data = feeStructure(edition);
    const cells = data.tables.flatMap(({ lines }) => lines.flat());
    expect(cells).not.toContain('');
    expect(cells).not.toContain(fees.unknown);
    expect(cells).toContain(tiedText('₹ 19,000'));
    for (const { name, year, gives } of costs.scholarships.schemes) {
      expect(cells).toContain(`${name} (${year})`);
      expect(cells).toContain(gives);
    }
    const said = letters(await readPdf(await typeset('fee-structure', data)));
    expect(said.split(letters(fees.unknown))).toHaveLength(2);
    expect(said).toContain(letters(site.phone));
    expect(said).toContain(letters(costs.parts.heads.tuition.note ?? ''));
  }
});

test('once an amount is known, the table of the courses is back, and tells what is not known', () => {
  const partly = {
    ...english,
    content: {
      ...content,
      fees: {
        ...content.fees,
        levels: [
          {
            title: 'Level',
            notes: [],
            courses: [
              { programme: 'bpt' as const, tuition: 118000 },
              { programme: 'gnm' as const, tuition: null },
            ],
          },
        ],
        shared: {
          ...content.fees.shared,
          rows: [{ item: 'Hostel', per: 'a year', amount: 60000 }],
        },
      },
    },
  };
  const [table, ...others] = feeStructure(partly).tables;
  expect(others).toEqual([]);
  expect(table?.lines).toContainEqual(['Hostel, a year', '₹\u00a060,000']);
  expect(table?.lines.find(([name]) => name === 'GNM')?.at(-1)).toBe(
    'Announced by the admissions office',
  );
});

test('a long list goes on over whole pages', async () => {
  const courses = Array.from({ length: 70 }, () => ({ ...firstCourse, tuition: 118000 }));
  const notes = Array.from({ length: 12 }, () =>
    'A note of about one line, as they all are. '.repeat(3).trim(),
  );
  const long = inTwoSizes(feeStructure(withLevels([{ title: 'Level', notes, courses }])));
  // In the smallest size 75 rows of 12.8 points alone are 960, on pages that have room for 785.
  expect(pagesOf(await read('fee-structure', long))).toBe(2);
  expect(offThePage(await textsOf('fee-structure', long))).toEqual([]);
});

test.each(editions)('the poster in $lang says what it draws', (edition) => {
  const { rows } = datesPoster(edition, '2026-11-28');
  const steps = { test: edition.words.dates.past.test, classes: edition.words.dates.past.classes };
  const drawn = rows.flatMap(({ name, said, marks }) =>
    marks.flatMap(({ kind }) => (kind === 'form' ? [] : [{ name, said, word: steps[kind] }])),
  );
  expect(drawn.length).toBeGreaterThan(5);
  for (const { name, said, word } of drawn) {
    expect(said, name).toMatch(new RegExp(word.replace('{span}', '.*20\\d\\d.*')));
  }
});

test('every text of a sheet is on it', async () => {
  const data = courseSheet(english, 'bpt');
  const drawn = documents.find(({ name }) => name === 'bpt in en')?.texts ?? [];
  // Zero-width spaces mark where a long word may break, so compare without them.
  const letters = (text: string) => text.replace(/[\s\u200b]/g, '');
  const said = letters(drawn.map(({ text }) => text).join(''));
  const texts = [
    data.head,
    data.name,
    data.fullName ?? '',
    data.tagline,
    ...data.glance.rows.flat(),
    data.selection.heading,
    data.selection.text,
    data.selection.source ?? '',
    data.follows.text,
    ...(data.years?.rows.flatMap(({ year, line }) => [year, line]) ?? []),
    ...(data.more?.lines ?? []),
    ...data.ask.ways.flatMap(([label, text]) => label + text),
    ...data.papers.names,
    data.papers.note,
    data.ask.address,
    data.note,
    data.issued,
  ];
  expect(texts.filter((text) => !said.includes(letters(text)))).toEqual([]);
});

test('addresses are written in one line, where the line is long enough', async () => {
  const email = 'admissions@college.example';
  const host = 'www.college.example';
  const named = makeEditions(filesWith({ 'site.yaml': { email, origin: `https://${host}` } }));
  for (const edition of named) {
    for (const id of isNightly ? sectionIds : sectionIds.slice(0, 1)) {
      const texts = await textsOf('course-sheet', courseSheet(edition, id));
      // An address may break at a space without width.
      const lines = texts.map(({ text }) => text.replaceAll('\u200b', ''));
      expect(lines.filter((line) => line.includes(email) || line.includes(host))).toHaveLength(2);
    }
  }
});

test('a day of admission that is known is on the sheet', () => {
  const { dates } = content;
  const bpt = { ...dates.programmes.bpt, opens: '2027-06-01' };
  const known = {
    ...english,
    content: { ...content, dates: { ...dates, programmes: { ...dates.programmes, bpt } } },
  };
  const days = (edition: Edition) =>
    courseSheet(edition, 'bpt').glance.rows.map(([, text]) => text);
  expect(days(known)).toContain(tiedText('1 June 2027'));
  expect(days(english)).not.toContain(tiedText('1 June 2027'));
});

test('long names and long words stay on the page', async () => {
  const word = 'Electroencephalography'.repeat(9);
  const telugu = 'ఎలక్ట్రోఎన్‌సెఫలోగ్రాఫిక్షేత్రస్త్రీ'.repeat(9);
  const { hero, selection } = content.programmes.bpt;
  const hostile = withProgramme({
    name: word,
    fullName: `${telugu} of ${word}`,
    hero: { ...hero, tagline: `${word} `.repeat(3).trim() },
    selection: { ...selection, text: `${word}. ${'A long rule. '.repeat(60).trim()}` },
  });
  const data = inTwoSizes(courseSheet(hostile, 'bpt'));
  expect(offThePage(await textsOf('course-sheet', data))).toEqual([]);
  expect((await read('course-sheet', data)).length).toBeGreaterThan(0);
});

test('a text that looks like a command of Typst is only text', async () => {
  const name = '#panic("x") *BPT* $x$ <label> @ref \\ [a]';
  const sheet = inTwoSizes(courseSheet(withProgramme({ name }), 'bpt'));
  const drawn = await textsOf('course-sheet', sheet);
  expect(drawn.map(({ text }) => text).join('')).toContain('#panic');
});

test('a letter that the fonts of the site lack is refused, and named', async () => {
  const sheet = inTwoSizes(courseSheet(withProgramme({ fullName: 'Физиотерапия' }), 'bpt'));
  await expect(typeset('course-sheet', sheet)).rejects.toThrow(/cannot show 'Ф/);
});

test('names, lengths and seats are those of the programmes', () => {
  const gnm = feeLevels(english)
    .flatMap(({ courses }) => courses)
    .find(({ name }) => name === 'GNM');
  expect(gnm).toMatchObject({
    name: 'GNM',
    length: tiedText('3 years + 6 months'),
    seats: tiedText('60 seats'),
  });
});

test('an amount that is known is shown in rupees, in Indian digit groups', () => {
  const known = withLevels([
    { title: 'Level', notes: [], courses: [{ ...firstCourse, tuition: 118000 }] },
  ]);
  expect(knowsFees(known)).toBe(true);
  expect(feeLevels(known)[0]?.courses[0]?.tuition).toBe('₹\u00a01,18,000');
});

test('an amount that is not known is announced by the office', () => {
  const { levels, shared, ...fees } = content.fees;
  const unknown: Edition = {
    ...english,
    content: {
      ...content,
      fees: {
        ...fees,
        levels: levels.map((level) => ({
          ...level,
          courses: level.courses.map((course) => ({ ...course, tuition: null })),
        })),
        shared: { ...shared, rows: shared.rows.map((row) => ({ ...row, amount: null })) },
      },
    },
  };
  expect(knowsFees(unknown)).toBe(false);
  expect(feeLevels(unknown)[0]?.courses[0]?.tuition).toBe('Announced by the admissions office');
  expect(sharedFees(unknown).rows[0]).toEqual({
    item: `${shared.rows[0]?.item}, ${shared.rows[0]?.per}`,
    amount: 'Announced by the admissions office',
  });
});
