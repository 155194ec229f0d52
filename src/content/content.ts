import type { z } from 'zod';
import { completeCourses } from '#src/admissions/course-search.ts';
import { type Describe, describing } from '#src/admissions/describe.ts';
import { type Lang, languages, sectionIds } from '#src/routes.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import type { ContentFiles } from './files.ts';
import { ContentError, parseYaml, type Report } from './parse.ts';
import { programmeSchema } from './programme-schema.ts';
import { checkProgrammes, fillCatalogueEntry, type Programmes } from './programmes.ts';
import { checkReferences } from './references.ts';
import { picturesSchema } from './schemas.ts';
import { fillSiteWords, type SiteWords, sitePageFiles, siteWords } from './site-pages.ts';
import { siteSchema } from './site-schema.ts';
import { wordsSchema } from './words-schema.ts';

/** Files of which there is one each, and the schema each is checked against. */
const singleFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  words: { file: 'words.yaml', schema: wordsSchema },
  pictures: { file: 'pictures.yaml', schema: picturesSchema },
  catalogue: { file: 'catalogue.yaml', schema: catalogueSchema },
  ...sitePageFiles,
} as const;

/** The YAML files of content/ and the schema each one is checked against. */
export const contentFiles = {
  ...singleFiles,
  programme: { file: 'programmes/*.yaml', schema: programmeSchema },
} as const;

/** `home.json` for `home.yaml`; all programmes share `programmes.json`. */
export function schemaFileOf(file: string): string {
  return `${file.replace(/\/\*\.yaml$|\.yaml$/, '')}.json`;
}

type Singles = { [Key in keyof typeof singleFiles]: z.output<(typeof singleFiles)[Key]['schema']> };

/** The checked content of one language, with every word in braces filled. */
export type Content = ReturnType<typeof checkContent>;

/**
 * Checks all content of one language.
 *
 * @throws ContentError naming every problem found, with file, line or field, and remedy
 */
export function checkContent(files: ContentFiles, lang: Lang) {
  const report: Report = { problems: [], openFacts: [] };
  const parsed = parseSingles(files, report);
  const programmes = parseProgrammes(files, report);
  if (!parsed || !programmes) throw new ContentError(report.problems);

  const { locale } = languages[lang];
  const describe = describing(parsed.words.rules, locale);
  const lengthNotes = Object.values(programmes).flatMap(({ lengthNote }) => lengthNote ?? []);
  const words = siteWords(parsed.site, lengthNotes.join(' '), locale);
  const singles = fillSingles(parsed, words, report);
  const filled = checkProgrammes(programmes, words, describe, report);
  const courses = fillCourses(singles.catalogue.courses, filled, describe, report);
  checkReferences(singles, report);
  if (report.problems.length > 0) throw new ContentError(report.problems);
  return {
    ...singles,
    programmes: filled,
    catalogue: { ...singles.catalogue, courses: completeCourses(courses) },
    openFacts: report.openFacts,
  };
}

function parseSingles(files: ContentFiles, report: Report): Singles | undefined {
  const entries = Object.entries(singleFiles).map(([name, { file, schema }]) => [
    name,
    parseYaml<z.ZodType>(files, file, schema, report),
  ]);
  return entries.every(([, data]) => data !== undefined)
    ? (Object.fromEntries(entries) as Singles)
    : undefined;
}

function parseProgrammes(files: ContentFiles, report: Report): Programmes | undefined {
  const entries = sectionIds.map((id) => [
    id,
    parseYaml(files, `programmes/${id}.yaml`, programmeSchema, report),
  ]);
  return entries.every(([, data]) => data !== undefined)
    ? (Object.fromEntries(entries) as Programmes)
    : undefined;
}

/** Fills the institution's own words; the catalogue's courses wait for their programmes. */
function fillSingles(parsed: Singles, words: SiteWords, report: Report): Singles {
  const entries = Object.entries(parsed).map(([name, data]) => {
    const { file } = singleFiles[name as keyof Singles];
    // Phrases of the interface keep the words in braces that are filled when they are said.
    const isOpen = name === 'words';
    if (name !== 'catalogue') return [name, fillSiteWords(data, words, file, report, isOpen)];
    const { courses, ...texts } = data as Singles['catalogue'];
    return [name, { ...fillSiteWords(texts, words, file, report), courses }];
  });
  return Object.fromEntries(entries) as Singles;
}

function fillCourses(
  courses: Singles['catalogue']['courses'],
  programmes: Programmes,
  describe: Describe,
  report: Report,
) {
  return courses.map((entry, index) =>
    fillCatalogueEntry(entry, programmes, describe, (token, field) =>
      report.problems.push({
        file: `content/${singleFiles.catalogue.file}`,
        field: `courses[${index}].${field}`,
        message: `{${token}} has no value for this programme and group`,
      }),
    ),
  );
}
