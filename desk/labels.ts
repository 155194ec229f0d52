import { isPhotograph } from '#src/content/schemas/photographs.ts';
import { langs } from '#src/languages.ts';
import { weekdayName } from '#src/lib/format-day.ts';
import { dayRuns } from '#src/lib/office-hours.ts';
import type { FieldSchema } from './form/field-schema.ts';
import {
  type Entry,
  type FieldPath,
  type Group,
  innerList,
  isCell,
  isList,
  type Part,
  partAt,
} from './form/form.ts';

export { languageName } from '#src/lib/language-name.ts';

/** The folders of content, and of a translation, before a file's name. */
export const folders = new RegExp(`^(?:content/)?(?:(?:${langs.join('|')})/)?`);

/** Says what each picture shows, and so lists the photographs. */
export const picturesFile = 'pictures.yaml';

/** Files that are no page, or whose page has a title with words in braces. */
const titles: Readonly<Record<string, string>> = {
  'site.yaml': 'The institution',
  'words.yaml': 'Words of buttons and forms',
  [picturesFile]: 'What the pictures show',
  'home.yaml': 'Home',
  'fees.yaml': 'Fees',
  'notices.yaml': 'Notices and events',
  'costs.yaml': 'Costs and scholarships',
};

/** Fields whose names are words of those who build websites. */
const fieldTitles: Readonly<Record<string, string>> = {
  body: 'Who sets it',
  bpt: 'BPT',
  'bsc-mlt': 'B.Sc MLT',
  'bsc-nursing': 'B.Sc Nursing',
  classes: 'Classes begin',
  clay: 'Pale red',
  cloth: 'Cream',
  everywhere: 'On every page',
  enquiry: 'Name in the enquiry form',
  faq: 'Questions and answers',
  flour: 'Pale yellow',
  gnm: 'GNM',
  greeting: 'Line in Telugu',
  ground: 'Colour',
  event: 'Event',
  hero: 'Top of the page',
  id: 'Code',
  image: 'Picture',
  indicative: 'Note on what is not confirmed',
  indigo: 'Indigo, a dark blue',
  lead: 'Opening sentence',
  madder: 'Madder, a dark red',
  mapUrl: 'Map',
  medal: 'Drawing of the course',
  mpt: 'MPT',
  'msc-mlt': 'M.Sc MLT',
  'msc-nursing': 'M.Sc Nursing',
  mist: 'Pale blue',
  nav: 'Name in the menu',
  neem: 'Neem, a dark green',
  origin: 'Website',
  past: 'Earlier years',
  path: 'Link',
  'pcb-english': 'Physics, chemistry, biology and English',
  pcb: 'Physics, chemistry and biology',
  pcbEnglish: 'Physics, chemistry, biology and English',
  since: 'Began in',
  slides: 'Pictures in turn',
  submit: 'Words on the button',
  teluguName: 'Name in Telugu',
  turmeric: 'Turmeric, a strong yellow',
  unnamed: 'Words while the name is not known',
  url: 'Address',
  watch: 'Month to look out',
};

/** The title of a content file for an officer: a programme's name, or a page's title. */
export function fileTitle(name: string, form?: Part): string {
  const own = partAt(form, [name.startsWith('programmes/') ? 'name' : 'title']);
  return (
    titles[name] ?? (isCell(own) ? String(own.value) : inWords(name.replace(/^.*\/|\.yaml$/g, '')))
  );
}

/** The label of a field: the title of its schema, or its name in words. */
export function labelOf(key: string, { title }: FieldSchema): string {
  return title ?? fieldTitles[key] ?? (isPhotograph(key) ? 'Photograph' : inWords(key));
}

/** A day such as `2026-06-01` as an officer writes it; every other text as it is. */
export function dayInWords(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay
    ? new Date(text).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
    : text;
}

/** Days of the week, such as `Monday to Friday`; nothing for any other list. */
export function daysInWords(values: readonly unknown[]): string | undefined {
  if (values.length === 0 || values.some((one) => typeof one !== 'number')) return undefined;
  const name = (day = 0) => weekdayName(day, 'en-IN', 'long');
  return dayRuns(values as number[])
    .map((run) => (run.length > 1 ? `${name(run[0])} to ${name(run.at(-1))}` : name(run[0])))
    .join(', ');
}

/** How an entry of a list is called: by its first text or its days, or by its number after a label. */
export function named(entry: Entry, index: number, label = 'number'): string {
  const parts = innerList(entry) ?? Object.values(entry as Group);
  const cells = isCell(entry) ? [entry] : parts.filter(isCell);
  const texts = cells.flatMap(({ value }) => (typeof value === 'string' && value ? [value] : []));
  const days = cells.map(({ value }) => Array.isArray(value) && daysInWords(value)).find(Boolean);
  // An id or the name of a picture says less than a title.
  const title = texts.find((value) => /[A-Z]/.test(value)) ?? days ?? texts[0];
  if (!title) return `${label} ${index + 1}`;
  const isCode = /^[a-z][a-z-]*$/.test(title) && !isCell(entry);
  return quoted(isCode ? labelOf(title, {}) : title);
}

/**
 * The path of a field, as an officer reads it: `Facilities › Library › Picture`.
 *
 * @param form that names the entries of lists; without it they are counted
 */
export function placeIn(path: FieldPath, form?: Part): string {
  return path
    .map((key, index) => {
      if (typeof key === 'string') return key === '$list' ? '' : labelOf(key, {});
      const entry = partAt(form, path.slice(0, index + 1));
      const list = partAt(form, path.slice(0, index));
      const isNamed = entry && isList(list) && index < path.length - 1;
      return isNamed
        ? named(entry as Entry, key, '')
            .replace(/^“|”$/g, '')
            .trim()
        : key + 1;
    })
    .filter((name) => name !== '')
    .join(' › ');
}

/** `curriculumGroups` and `lead_image` are `Curriculum groups` and `Lead image`; `BiPC` stays. */
function inWords(name: string): string {
  const words = name
    .replaceAll(
      /([a-z])([A-Z])(?=[a-z])/g,
      (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
    )
    .replaceAll(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** @param at of the letter that is to be seen where the text is too long to be shown */
export function quoted(text = '', at = 0): string {
  const line = dayInWords(inLine(text));
  if (line === '') return 'nothing';
  if (isPhotograph(line)) return 'a photograph';
  if (line.length <= longest) return `“${line}”`;
  const before = Math.max(0, Math.min(at - 30, line.length - longest));
  const start = before === 0 ? 0 : line.indexOf(' ', before) + 1;
  const part = line.slice(start, start + longest);
  return `“${start > 0 ? '… ' : ''}${part}${start + part.length < line.length ? ' …' : ''}”`;
}

/** How many letters of a text are shown. */
const longest = 90;

/** A text without the ends of its lines. */
export const inLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
