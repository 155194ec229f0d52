import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { shapeOf } from '#src/content/schemas/photographs.ts';
import { editionIn } from '#tests/support/content.ts';
import {
  type Change,
  changedFiles,
  drawnFiles,
  fixtureEdition,
  specFiles,
  touchedLines,
} from '#tests/support/fixture.ts';
import { doubtsIn, doubtsInTranslation } from './doubts.ts';
import { lineOf } from './parse.ts';

const today = '2026-11-22';
const doubtsAfter = (changes: Record<string, Change>) =>
  doubtsIn(fixtureEdition(changes).content, today).map(({ file, field }) => `${file} ${field}`);

const cases: [file: string, before: string | RegExp, after: string, field: string][] = [
  ['site.yaml', /experience: .*/, 'experience: 250', 'claims.experience'],
  ['site.yaml', /^phone: .*/m, "phone: '+91 12345 67890'", 'phone'],
  ['site.yaml', /^phone: .*/m, "phone: '+91 08480 24680'", 'phone'],
  ['site.yaml', /^phone: .*/m, "phone: '+91 98480 00000'", 'phone'],
  ['site.yaml', /^phone: .*/m, "phone: '+91 98480 12345'", 'phone'],
  ['about-us.yaml', /phone: .*/, "phone: '+91 98480 00000'", 'governingBody.members[].phone'],
  [
    'contact.yaml',
    'Which documents do I need',
    'Are the documents on www.example.org',
    'faq.items[].question',
  ],
  [
    'costs.yaml',
    'What is the tuition of my course',
    'Is apsche.ap.gov.in right',
    'questions.list[]',
  ],
  ['site.yaml', /^email: .*/m, 'email: office@gmial.com', 'email'],
  ['site.yaml', /^email: .*/m, 'email: office@gmial.con', 'email'],
  ['site.yaml', /^email: .*/m, 'email: office@gmail.co', 'email'],
  ['about-us.yaml', "'{email}'", 'director@gmial.con', 'governingBody.members[].contact'],
  ['site.yaml', 'www.linkedin.com/', 'www.example.org/', 'social[].url'],
  ['site.yaml', '{district} district, {state}.', 'xyz '.repeat(50), 'description'],
  ['about-us.yaml', /^title: .*/m, `title: ${'xyz '.repeat(18)}`, 'title'],
  [
    'programmes/bpt.yaml',
    /(about-bpt:[\s\S]*?description: ).*/,
    `$1${'xyz '.repeat(50)}`,
    'pages.about-bpt.description',
  ],
  ['contact.yaml', /^lead: .*/m, 'lead: Come and see us 🎉 today.', 'lead'],
  ['contact.yaml', /^lead: .*/m, 'lead: ADMISSIONS OPEN!!!!!', 'lead'],
  ['contact.yaml', /^lead: .*/m, 'lead: .', 'lead'],
  ['contact.yaml', /^lead: .*/m, `lead: ${'A'.repeat(300)}`, 'lead'],
  ['contact.yaml', /^lead: .*/m, `lead: ${'Come and see us today. '.repeat(3)}`, 'lead'],
  ['contact.yaml', /^lead: .*/m, `lead: ${'Come and see, or call us. Ask. '.repeat(25)}`, 'lead'],
  ['site.yaml', /^mapUrl: .*/m, 'mapUrl: https://www.example.org/map', 'mapUrl'],
  ['fees.yaml', /(?<=gnm, )tuition: .*(?= \})/, 'tuition: 6', 'levels[].courses[].tuition'],
  ['fees.yaml', /amount: .*(?= \})/, 'amount: 6', 'shared.rows[].amount'],
  ['fees.yaml', /^year: .*/m, "year: '2009-10'", 'year'],
  [
    'dates.yaml',
    /( gnm:\n +opens: ).*(\n +closes: ).*(\n +classes: ).*/,
    "$1'2021-06-01'$2'2021-07-01'$3'2021-10-01'",
    'programmes.gnm.classes',
  ],
  ['courses.yaml', /link: \/courses\/bachelor\/bpt.*/, 'link: /privacy-policy', 'courses[].link'],
  [
    'courses.yaml',
    /(link: \/courses\/bachelor\/bpt\S*)([\s\S]*?programme: )bpt/,
    '$1 $2gnm',
    'courses[].link',
  ],
  ['courses.yaml', /intermediate-bipc$/m, 'intermediate-mpc', 'courses[].link'],
  ['programmes/bpt.yaml', 'title: BPT - Career', 'title: GNM - Career', 'pages.bpt-career.title'],
  [
    'home.yaml',
    /claim: experience(.*\n.*)claim: graduates/,
    'claim: graduates$1claim: experience',
    'statistics.figures[].claim',
  ],
  [
    'home.yaml',
    'programmes: [ gnm, bsc-nursing ]',
    'programmes: [ bpt ]',
    'categories.items[].programmes',
  ],
  [
    'home.yaml',
    /(?<=\n {6}path: )'\/courses\/bachelor#nursing'/,
    '/courses/master',
    'categories.items[].path',
  ],
  [
    'home.yaml',
    /(?<=\n {6}path: )\/courses\/bachelor\/bpt\S*/,
    '/privacy-policy',
    'categories.items[].path',
  ],
  [
    'home.yaml',
    /(?<=\n {6}path: )\/courses\/bachelor\/bpt\S*/,
    '/courses/bachelor/gnw/about-gnw',
    'categories.items[].path',
  ],
  ['master.yaml', /link: .*/, 'link: /courses/academies/about-academy', 'courses[].link'],
  ['master.yaml', /link: .*/, 'link: /privacy-policy', 'courses[].link'],
  ['pictures.yaml', /^library-a: .*/m, 'library-a: x', 'library-a'],
  ['pictures.yaml', /^library-a: .*/m, 'library-a: The library', 'library-a'],
  ['about-us.yaml', 'https://bie.ap.gov.in', 'https://example.org', 'affiliations.bodies[].link'],
  [
    'programmes/bsc-nursing.yaml',
    'Semester: Semester III',
    'Semester: Semester I',
    'curriculum.Years[].Semesters[].Semester',
  ],
];

test.each(cases)('%s with %s as %j is doubted and builds', (file, before, after, field) => {
  const change: Change = (text) => text.replace(before, after);
  const text = changedFiles({ [file]: change }).get(file) ?? '';
  const { first, last } = touchedLines(specFiles().get(file) ?? '', text);
  const found = doubtsIn(fixtureEdition({ [file]: change }).content, today)
    .filter((doubt) => doubt.file === file)
    // An entry that the institution adds before it would change its number.
    .map((doubt) => ({
      field: doubt.field.replace(/\[\d+\]/g, '[]'),
      line: lineOf(text, doubt.field),
    }))
    .filter(({ line }) => line >= first && line <= last);
  expect(found.map((doubt) => doubt.field)).toContain(field);
});

test.each([
  [
    'courses.yaml',
    /( link: .*bpt\n.*\n).*\n.*\n +programme: bpt\n/,
    "$1    duration: 4 years\n    intake: '50'\n",
    /^courses\[\d+\]\.programme$/,
  ],
  ['courses.yaml', /.*mlt\/about-mlt,.*\n/, '', /^courses$/],
  ['home.yaml', /(programmes: \[.*\b)bsc-mlt\b/, '$1bpt', /^categories\.items$/],
  ['documents.yaml', /, bsc-mlt|bsc-mlt, /g, '', /^groups$/],
  ['search.yaml', /\S+\/mlt\/about-mlt/g, '/courses/bachelor', /^synonyms$/],
] as const)('%s without a course by %s is doubted', (file, before, after, field) => {
  const known = doubtsAfter({});
  const found = doubtsAfter({ [file]: (text) => text.replaceAll(new RegExp(before, 'g'), after) })
    .filter((doubt) => !known.includes(doubt))
    .map((doubt) => doubt.replace(`${file} `, ''));
  expect(found).toContainEqual(expect.stringMatching(field));
});

test('a word in braces that stands for a mail address is not doubted in a question', () => {
  const email: Change = (text) => text.replace('Which documents do I need', 'Is {email} right');
  expect(doubtsAfter({ 'contact.yaml': email })).toEqual(doubtsAfter({}));
});

test('a course whose file was copied and not written anew is doubted', () => {
  const { content } = fixtureEdition();
  const { gnm, bpt } = content.programmes;
  const copied = { ...bpt, preview: gnm.preview, hero: { ...gnm.hero } };
  const programmes = { ...content.programmes, bpt: copied };
  const fields = doubtsIn({ ...content, programmes }, today)
    .filter(({ file, message }) => file === 'programmes/bpt.yaml' && message.includes('is also in'))
    .map(({ field }) => field);
  expect(fields).toEqual(['preview', 'hero.tagline', 'hero.picture']);
});

test('so is its translation, with names, subjects and careers', () => {
  const { content } = editionIn('te');
  const { 'bsc-mlt': mlt, bpt } = content.programmes;
  const { name, curriculum, career } = mlt;
  const programmes = { ...content.programmes, bpt: { ...bpt, name, curriculum, career } };
  const fields = doubtsInTranslation({ ...content, programmes }, 'te')
    .filter(({ file, message }) => file.endsWith('/bpt.yaml') && message.includes('is also in te/'))
    .map(({ field }) => field);
  expect(fields).toEqual(['name', 'curriculum.Years', 'career.Description']);
});

test('a picture is doubted from its third place on', () => {
  const { content } = fixtureEdition();
  const { facilities } = content;
  const picture = 'photo-picture-0123abcd' as const;
  const pictures = facilities.gallery.pictures.map((one) => ({ ...one, picture }));
  const gallery = { ...facilities.gallery, pictures };
  const doubts = doubtsIn({ ...content, facilities: { ...facilities, gallery } }, today);
  const fields = pictures.map((_, index) => `gallery.pictures[${index}].picture`);
  const doubted = doubts.filter(({ field }) => field.startsWith('gallery'));
  expect(doubted.map(({ field }) => field)).toEqual(fields.slice(2));
  expect(doubted[0]?.message).toContain(
    `facilities.yaml ${fields[0]} and facilities.yaml ${fields[1]}`,
  );
});

test('a drawing that is on no page is doubted, unless a photograph may be in its place', () => {
  const [{ content }] = makeEditions(drawnFiles());
  const picture = content.facilities.gallery.pictures[0]?.picture ?? '';
  const doubtsWith = (instead: string) => {
    const text = JSON.stringify(content).replaceAll(`:"${picture}"`, `:"${instead}"`);
    const doubts = doubtsIn(JSON.parse(text), today);
    return doubts.map(({ file, field, message }) => `${file} ${field} ${message.slice(0, 13)}`);
  };
  const doubt = `pictures.yaml ${picture} is on no page`;
  expect(doubtsWith('none')).toContain(doubt);
  expect(doubtsWith(picture)).not.toContain(doubt);
  expect(doubtsWith(`photo-${shapeOf(picture)}-0123abcd`)).not.toContain(doubt);
});

test.each([
  ['en', 'Ask the office.', 'Come and see us.'],
  ['te', 'కార్యాలయాన్ని అడగండి.', 'మా కళాశాలకు రండి.'],
] as const)(
  'a page that sends its readers to ask again and again is doubted (%s)',
  (lang, ask, tell) => {
    const { content } = editionIn(lang);
    const doubtsWith = (points: readonly string[]) => {
      const costs = { ...content.costs, seats: { ...content.costs.seats, points: [...points] } };
      const doubts =
        lang === 'en'
          ? doubtsIn({ ...content, costs }, today)
          : doubtsInTranslation({ ...content, costs }, lang);
      return doubts.filter(({ message }) => message.includes('to ask')).map(({ file }) => file);
    };
    const file = lang === 'en' ? 'costs.yaml' : `${lang}/costs.yaml`;
    expect(doubtsWith(Array.from({ length: 13 }, () => ask))).toContain(file);
    expect(doubtsWith(Array.from({ length: 13 }, () => tell))).toEqual(doubtsWith([tell]));
  },
);
