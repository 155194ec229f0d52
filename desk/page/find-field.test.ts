import { expect, test } from 'vitest';
import { readContentFiles } from '#src/content/check/files.ts';
import { fileSchemas, formOf, readRecords } from '../content-forms.ts';
import { fileTitle } from '../labels.ts';
import { fieldOfText, fieldsIn, plainPiece, search } from './find-field.ts';

const cell = (value: unknown, telugu?: string) => ({
  $cell: true as const,
  value,
  ...(telugu === undefined ? {} : { lines: { te: { text: telugu } } }),
});
const forms = {
  'words.yaml': { form: { phone: cell('Phone', 'ఫోన్') } },
  'site.yaml': { phone: cell('+91 98480 12345'), email: cell('office@college.example') },
  'about-us.yaml': {
    name: { ...cell(null), mark: 'ask' as const, question: 'Name of the founder?' },
    founder: { heading: cell('A message') },
  },
  'pictures.yaml': { 'bus-a': cell('A yellow bus at a stop'), 'lab-b': cell('Pictures on a wall') },
  'facilities.yaml': { hero: { image: cell('bus-a') }, papers: cell('Bring two photographs.') },
  'mlt.yaml': { seats: { ...cell(null), mark: 'ask' as const, question: 'How many seats?' } },
  'nursing.yaml': { seats: cell(60) },
  'contact.yaml': {
    lead: cell('Call [{phone}]({call}) or come to the office.', 'ఆఫీసుకు రండి లేదా ఫోన్ చేయండి.'),
    faq: [{ question: cell('How do I apply?', 'ఎలా దరఖాస్తు చేయాలి?') }],
  },
};
const fields = fieldsIn(Object.keys(forms), (name) => forms[name as keyof typeof forms] as never);
const found = (question: string) =>
  search(question, fields, (name) => name).map(({ field }) => field);

test('a question finds the field that answers it', () => {
  expect(found('Where is the phone number?')[0]).toBe('phone');
  expect(found('how do I apply')[0]).toBe('faq[0].question');
  expect(found('founder')[0]).toBe('name');
  expect(search('nursing seats', fields, (name) => name)[0]?.name).toBe('nursing.yaml');
  expect(found('faq')).toEqual(['faq[0].question']);
  // A text with both words comes before a label with one of them.
  expect(found('office come')[0]).toBe('lead');
  expect(found('photo')).toEqual(['hero.image', 'papers']);
  expect(found('change the pictures')[0]).toBe('hero.image');
  expect(found('yellow bus')).toEqual(['hero.image', 'bus-a']);
  expect(found('దరఖాస్తు')).toEqual(['faq[0].question']);
  expect(found('kangaroo')).toEqual([]);
  expect(found('the')).toEqual([]);
});

test('a text is found in the page by the piece that is shown as it is written', () => {
  expect(plainPiece('Call [{phone}]({call}) or come to the office.')).toBe(
    'or come to the office.',
  );
  expect(plainPiece('60')).toBe('');
  const text = 'Call +91 98480 12345 or come to the office.';
  expect(fieldOfText(text, fields, '')?.field).toBe('lead');
  expect(fieldOfText('ఎలా దరఖాస్తు చేయాలి?', fields, 'te')?.field).toBe('faq[0].question');
  expect(fieldOfText('Something else', fields, '')).toBeUndefined();
});

const content = readContentFiles();
const own = Object.fromEntries(
  Object.keys(fileSchemas).map((name) => [name, formOf(content, readRecords(), name)]),
);
const ownFields = fieldsIn(Object.keys(own), (name) => own[name]);

test.each([
  ['timing', 'site.yaml hours'],
  ['office hours', 'site.yaml hours'],
  ['holiday', 'site.yaml daysOff'],
  ['phone', 'site.yaml phone'],
  ['mobile number', 'site.yaml phone'],
  ['WhatsApp number', 'site.yaml phone'],
  ['email', 'site.yaml email'],
  ['facebook', 'site.yaml social'],
  ['fees', 'fees.yaml '],
  ['tuition of GNM', 'fees.yaml levels'],
  ['ఫీజు', ''],
  ['principal', 'about-us.yaml governingBody'],
  ['banner', 'home.yaml hero'],
])('“%s” leads to %s first', (question, place) => {
  const [first] = search(question, ownFields, (name) => fileTitle(name, own[name]));
  expect(`${first?.name} ${first?.field}`).toMatch(new RegExp(`^${place}`));
});
