import { isPhotograph } from '#src/content/schemas/photographs.ts';
import { langs } from '#src/languages.ts';
import type { FieldSchema } from './form/field-schema.ts';
import { type FieldPath, isCell, type Part, partAt } from './form/form.ts';

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
  enquiry: 'Name in the enquiry form',
  faq: 'Questions and answers',
  flour: 'Pale yellow',
  gnm: 'GNM',
  greeting: 'Line in Telugu',
  ground: 'Colour',
  hero: 'Top of the page',
  id: 'Code',
  image: 'Picture',
  indicative: 'Note on what is not confirmed',
  indigo: 'Indigo, a dark blue',
  lead: 'Opening sentence',
  madder: 'Madder, a dark red',
  mapUrl: 'Map',
  medal: 'Drawing of the course',
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

/** What an officer calls a content file: a programme by its name, a page by its title. */
export function fileTitle(name: string, form?: Part): string {
  const own = partAt(form, [name.startsWith('programmes/') ? 'name' : 'title']);
  return (
    titles[name] ?? (isCell(own) ? String(own.value) : inWords(name.replace(/^.*\/|\.yaml$/g, '')))
  );
}

/** What an officer calls a field: the title of its schema, or its name in words. */
export function labelOf(key: string, { title }: FieldSchema): string {
  return title ?? fieldTitles[key] ?? (isPhotograph(key) ? 'Photograph' : inWords(key));
}

/** A language as an officer calls it. */
export function languageName(lang: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(lang) ?? lang;
}

/** A day such as `2026-06-01` as an officer writes it; every other text as it is. */
export function dayInWords(text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text);
  return isDay
    ? new Date(text).toLocaleDateString('en-IN', { dateStyle: 'long', timeZone: 'UTC' })
    : text;
}

/** Where a field is, as an officer reads it: `Facilities › 3 › Picture`. */
export function placeIn(path: FieldPath): string {
  return path
    .filter((key) => key !== '$list')
    .map((key) => (typeof key === 'number' ? key + 1 : labelOf(key, {})))
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
