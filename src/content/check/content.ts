import { z } from 'zod';
import { feesSchema } from '#src/content/schemas/fees.ts';
import { picturesSchema } from '#src/content/schemas/fields.ts';
import { noticesSchema } from '#src/content/schemas/notices.ts';
import { pageSchemas } from '#src/content/schemas/pages.ts';
import { photographsIn } from '#src/content/schemas/photographs.ts';
import { programmeSchema } from '#src/content/schemas/programme.ts';
import { siteSchema } from '#src/content/schemas/site.ts';
import { wordsSchema } from '#src/content/schemas/words.ts';
import { completeCourses } from '#src/domain/course-search.ts';
import { describing } from '#src/domain/describe.ts';
import { defaultLang, type Lang, langs, partial } from '#src/languages.ts';
import { formatPath } from '#src/lib/field-path.ts';
import { resolve, sectionIds } from '#src/routes.ts';
import { explainFilled } from './explain.ts';
import type { ContentFiles } from './files.ts';
import { faultOfMarkdown } from './markdown-faults.ts';
import { ContentError, parseYaml, Report } from './parse.ts';
import { checkProgrammes, explainLength, fillCourses, type Programmes } from './programmes.ts';
import { mapProse } from './prose.ts';
import { faultOfPlainText, faultOfProse } from './prose-faults.ts';
import { checkReferences } from './references.ts';
import { fillSiteWords, type SiteWords, siteWords } from './site-words.ts';
import { translate } from './translation.ts';

/** The schema of each file of which there is one; the file's name is the key. */
const schemas = {
  site: siteSchema,
  words: wordsSchema,
  pictures: picturesSchema,
  fees: feesSchema,
  notices: noticesSchema,
  ...pageSchemas,
} as const;

/** The YAML files of content/ by name, and the schema that each one is checked against. */
export const contentSchemas: ReadonlyMap<string, z.ZodType> = new Map<string, z.ZodType>([
  ...Object.entries(schemas).map(([name, schema]) => [`${name}.yaml`, schema] as const),
  ...sectionIds.map((id) => [`programmes/${id}.yaml`, programmeSchema] as const),
]);

/** Files that no page and no programme reads, such as one whose name has a slip. */
export function strayFiles(files: ContentFiles): string[] {
  const ofLang = new RegExp(`^(?:${langs.join('|')})/`);
  return [...files.keys()].filter((name) => !contentSchemas.has(name.replace(ofLang, '')));
}

type Singles = { [Key in keyof typeof schemas]: z.output<(typeof schemas)[Key]> };

/** The data of all files; a programme's is under its id. */
type Parsed = Singles & Programmes;

const keyOf = (file: string) => file.replace(/^programmes\/|\.yaml$/g, '') as keyof Parsed;

/** The checked content of one language, with every word in braces filled. */
export type Content = ReturnType<typeof checkContent>;

/**
 * Checks all content of one language.
 *
 * @throws ContentError naming every problem found, with file, line or field, and remedy
 */
export function checkContent(files: ContentFiles, lang: Lang) {
  const report = new Report();
  const parsed = parseAll(files, lang, report);
  if (!parsed) throw new ContentError(report.problems);

  const describe = describing(parsed.words.rules, lang);
  const lengthNotes = sectionIds.flatMap((id) => explainLength(parsed[id], describe) ?? []);
  const words = siteWords(parsed.site, lengthNotes.join(' '), lang, parsed.words);
  const singles = fillSingles(parsed, words, report);
  const filled = checkProgrammes(parsed, words, describe, report);
  const courses = fillCourses(singles.courses.courses, filled, describe, report);
  checkTitles(singles, filled, lang, report);
  checkReferences(singles, filled, report);
  const photographs = checkPhotographs(parsed, report);
  checkFilled(parsed, { ...singles, ...filled }, lang, report);
  if (report.problems.length > 0) throw new ContentError(report.problems);
  return {
    ...singles,
    programmes: filled,
    courses: { ...singles.courses, courses: completeCourses(courses) },
    openFacts: report.openFacts,
    untranslated: report.untranslated,
    /** Whether any picture in use is a photograph. */
    hasPhotographs: photographs > 0,
  };
}

/** Two pages of one title are one in a search engine's results and in a browser's history. */
function checkTitles(
  { site, ...others }: Singles,
  programmes: Programmes,
  lang: Lang,
  report: Report,
): void {
  const titles = new Map<string, string>();
  for (const [name, data] of Object.entries(others)) {
    const file = `${name}.yaml`;
    if (!('title' in data) || !('description' in data)) continue;
    const title = data.title.toLowerCase();
    const other = titles.get(title);
    if (other) report.add(file, 'title', `is also the title of content/${other}. Write another`);
    titles.set(title, file);
  }
  for (const id of sectionIds) {
    titles.set(programmes[id].fullName.toLowerCase(), `programmes/${id}.yaml`);
  }
  const lists = [
    { file: 'site.yaml', field: 'navigation', links: site.navigation },
    { file: 'site.yaml', field: 'footer.quickLinks', links: site.footer.quickLinks },
  ];
  const folder = lang === defaultLang ? '' : `${lang}/`;
  for (const { file, field, links } of lists) {
    for (const [index, { title, path }] of links.entries()) {
      const other = titles.get(title.toLowerCase());
      if (!other || other === fileOfPage(path)) continue;
      const message = `is the title of ${other}, and leads to ${path}. Put the titles in the order of the addresses`;
      report.add(folder + file, `${field}[${index}].title`, message);
    }
  }
}

function fileOfPage(path: string): string | undefined {
  const found = resolve(path);
  if (found.kind !== 'page') return undefined;
  const { route } = found;
  return route.page === 'section' ? `programmes/${route.section}.yaml` : `${route.page}.yaml`;
}

/** @returns how many fields hold a photograph; each must be told to those who do not see it */
function checkPhotographs(parsed: Parsed, report: Report): number {
  const found = [...contentSchemas.keys()].flatMap((file) =>
    photographsIn(parsed[keyOf(file)]).map((photograph) => ({ file, ...photograph })),
  );
  for (const { file, field, name } of found) {
    if (Object.hasOwn(parsed.pictures, name)) continue;
    const message = `'${name}' is no photograph of the site. content/pictures.yaml lists them`;
    report.add(file, field, message);
  }
  return found.length;
}

function parseAll(files: ContentFiles, lang: Lang, report: Report): Parsed | undefined {
  const entries = [...contentSchemas].map(([file, schema]) => [
    keyOf(file),
    parseFile(files, lang, file, schema, report),
  ]);
  return entries.every(([, data]) => data !== undefined)
    ? (Object.fromEntries(entries) as Parsed)
    : undefined;
}

/** The facts of a file with the prose of one language. */
function parseFile(
  files: ContentFiles,
  lang: Lang,
  file: string,
  schema: z.ZodType,
  report: Report,
): unknown {
  const first = parseYaml(files, file, schema, report);
  if (first === undefined) return undefined;
  if (lang === defaultLang) {
    for (const { field, message } of proseOf(schema, first, lang).faults) {
      report.add(file, field, message);
    }
    return first;
  }
  const name = `${lang}/${file}`;
  // Open facts are in the default language alone, and are counted there.
  const isAbsent = lang in partial && !files.has(name);
  const translation = isAbsent ? nothing : parseYaml(files, name, anyValue, report, []);
  if (translation === undefined) return undefined;
  const { data, faults, missing } = proseOf(schema, first, lang, translation);
  if (missing.size > 0) report.untranslated[file] = [...missing];
  for (const { field, message } of faults) report.add(name, field, message);
  // How long a text is shows when it is filled; until then only its parts can be compared.
  return faults.length > 0 ? undefined : data;
}

/** One for all files and checks: a result is known again by the schema that gave it. */
const anyValue = z.unknown();

/** Stands for a file that a partial language does not have. */
const nothing = {};

type Prose = {
  data: unknown;
  faults: readonly { field: string; message: string }[];
  /** Fields that are not translated. */
  missing: ReadonlySet<string>;
};

/**
 * By the data of a file and of its translation: parsing returns the same objects until a file
 * changes. In the default language the file stands for both.
 */
const knownProse = new WeakMap<object, WeakMap<object, Prose>>();

/** The data of a file in one language, and what is wrong with its prose. */
function proseOf(schema: z.ZodType, first: unknown, lang: Lang, translation?: unknown): Prose {
  const [one, other] = [Object(first), Object(translation ?? first)];
  const known = knownProse.get(one) ?? new WeakMap<object, Prose>();
  const prose = known.get(other) ?? checkProse(schema, first, lang, translation);
  knownProse.set(one, known.set(other, prose));
  return prose;
}

function checkProse(schema: z.ZodType, first: unknown, lang: Lang, translation: unknown): Prose {
  const faults: { field: string; message: string }[] = [];
  const add = (field: readonly PropertyKey[], message: string) =>
    faults.push({ field: formatPath(field), message });
  const missing = new Set<string>();
  const mayLack = lang in partial ? missing : undefined;
  const data = lang === defaultLang ? first : translate(schema, first, translation, add, mayLack);
  if (faults.length > 0) return { data, faults, missing };
  mapProse(schema, data, (text, field, shown) => {
    if (missing.has(formatPath(field))) return text;
    const marks = shown === 'markdown' ? faultOfMarkdown(text) : faultOfPlainText(text, shown);
    const fault = faultOfProse(text, String(field.at(-1)), lang) ?? marks;
    if (fault) add(field, fault);
    return text;
  });
  return { data, faults, missing };
}

/** Some texts may be so long and no longer, which shows only when their words are filled. */
function checkFilled(written: Parsed, filled: Parsed, lang: Lang, report: Report): void {
  const folder = lang === defaultLang ? '' : `${lang}/`;
  for (const [file, schema] of contentSchemas) {
    // The interface's phrases have no such limits, and no longer the words that they must hold.
    if (file === 'words.yaml') continue;
    const key = keyOf(file);
    for (const issue of issuesOf(schema, filled[key])) {
      const [before, after] = [textAt(written[key], issue.path), textAt(filled[key], issue.path)];
      report.add(folder + file, formatPath(issue.path), explainFilled(issue, before, after));
    }
  }
}

/** Filling returns the same data until a file or a word in braces changes. */
const knownIssues = new WeakMap<object, readonly z.core.$ZodIssue[]>();

function issuesOf(schema: z.ZodType, data: object): readonly z.core.$ZodIssue[] {
  const issues = knownIssues.get(data) ?? schema.safeParse(data).error?.issues ?? [];
  knownIssues.set(data, issues);
  return issues;
}

function textAt(data: unknown, path: readonly PropertyKey[]): string {
  return String(path.reduce((part, key) => (part as Record<PropertyKey, unknown>)?.[key], data));
}

/** Fills the institution's own words; the cards of courses wait for their programmes. */
function fillSingles(parsed: Parsed, words: SiteWords, report: Report): Singles {
  const entries = (Object.keys(schemas) as (keyof Singles)[]).map((name) => {
    // Phrases of the interface keep the words in braces that are filled when they are said.
    const isOpen = name === 'words';
    const fillIn = <Value extends object>(value: Value) =>
      fillSiteWords(value, words, `${name}.yaml`, report, isOpen);
    if (name !== 'courses') return [name, fillIn(parsed[name])];
    const { courses, ...texts } = parsed.courses;
    return [name, { ...fillIn(texts), courses }];
  });
  return Object.fromEntries(entries) as Singles;
}
