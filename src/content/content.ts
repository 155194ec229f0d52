import { completeCourses } from '#src/admissions/course-search.ts';
import { catalogueSchema } from './catalogue-schema.ts';
import { programmeSchema } from './programme-schema.ts';
import { fillCatalogueEntry, loadProgrammes } from './programmes.ts';
import { ContentError, type Report, readYaml } from './read.ts';
import { checkReferences } from './references.ts';
import {
  fillSiteWords,
  loadSitePages,
  type SiteWords,
  sitePageFiles,
  siteWords,
} from './site-pages.ts';
import { type Site, siteSchema } from './site-schema.ts';

/** The YAML files of content/ and the schema each one is checked against. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  programme: { file: 'programmes/*.yaml', schema: programmeSchema },
  catalogue: { file: 'catalogue.yaml', schema: catalogueSchema },
  ...sitePageFiles,
} as const;

/** `home.json` for `home.yaml`; all programmes share `programmes.json`. */
export function schemaFileOf(file: string): string {
  return `${file.replace(/\/\*\.yaml$|\.yaml$/, '')}.json`;
}

/**
 * Reads and checks everything under content/.
 *
 * @throws ContentError naming every problem found, with file, line or field, and remedy
 */
export function loadContent(folder?: string) {
  const report: Report = { problems: [], openFacts: [] };
  const site = loadSite(report, folder);
  const words = site && siteWords(site);
  const programmes = words && loadProgrammes(report, words, folder);
  const lengthNote = Object.values(programmes ?? {}).flatMap((one) => one.lengthNote ?? []);
  const sitePages =
    words && loadSitePages(report, { ...words, lengthNote: lengthNote.join(' ') }, folder);
  const catalogue =
    words && programmes ? loadCatalogue(report, words, programmes, folder) : undefined;
  if (sitePages && catalogue) checkReferences({ ...sitePages, catalogue }, report);
  if (report.problems.length > 0 || !site || !sitePages || !programmes || !catalogue) {
    throw new ContentError(report.problems);
  }
  return {
    site,
    ...sitePages,
    programmes,
    catalogue: { ...catalogue, courses: completeCourses(catalogue.courses) },
    openFacts: report.openFacts,
  };
}

function loadSite(report: Report, folder: string | undefined): Site | undefined {
  const { file, schema } = contentFiles.site;
  const site = readYaml(file, schema, report, folder);
  return site && fillSiteWords(site, siteWords(site), file, report);
}

function loadCatalogue(
  report: Report,
  words: SiteWords,
  programmes: NonNullable<ReturnType<typeof loadProgrammes>>,
  folder: string | undefined,
) {
  const { file, schema } = contentFiles.catalogue;
  const catalogue = readYaml(file, schema, report, folder);
  if (!catalogue) return undefined;
  const { courses, ...texts } = catalogue;
  return {
    ...fillSiteWords(texts, words, file, report),
    courses: courses.map((entry, index) =>
      fillCatalogueEntry(entry, programmes, (token, field) =>
        report.problems.push({
          file: `content/${file}`,
          field: `courses[${index}].${field}`,
          message: `{${token}} has no value for this programme and group`,
        }),
      ),
    ),
  };
}

/** The checked content of this build. */
export const content = loadContent();
