import { completeCourses } from '#src/lib/course-search.ts';
import { bachelorSchema, catalogueSchema } from './catalogue-schema.ts';
import { homeSchema } from './home-schema.ts';
import { masterSchema } from './master-schema.ts';
import { programmeSchema } from './programme-schema.ts';
import { fillCatalogueEntry, loadProgrammes } from './programmes.ts';
import { ContentError, type Report, readYaml } from './read.ts';
import { loadSitePages, sitePageFiles } from './site-pages.ts';
import { siteSchema } from './site-schema.ts';

/** The YAML files of content/ and the schema each one is checked against. */
export const contentFiles = {
  site: { file: 'site.yaml', schema: siteSchema },
  home: { file: 'home.yaml', schema: homeSchema },
  programme: { file: 'programmes/*.yaml', schema: programmeSchema },
  catalogue: { file: 'catalogue.yaml', schema: catalogueSchema },
  bachelor: { file: 'bachelor.yaml', schema: bachelorSchema },
  master: { file: 'master.yaml', schema: masterSchema },
  ...sitePageFiles,
} as const;

/**
 * Reads and checks everything under content/.
 *
 * @throws ContentError naming every problem found, with file, line or field, and remedy
 */
export function loadContent(folder?: string) {
  const report: Report = { problems: [], openFacts: [] };
  const site = readYaml(contentFiles.site.file, contentFiles.site.schema, report, folder);
  const home = readYaml(contentFiles.home.file, contentFiles.home.schema, report, folder);
  const sitePages = site && loadSitePages(report, site, folder);
  const programmes = loadProgrammes(report, site?.name ?? '', folder);
  const catalogue = readYaml(
    contentFiles.catalogue.file,
    contentFiles.catalogue.schema,
    report,
    folder,
  );
  const bachelor = readYaml(
    contentFiles.bachelor.file,
    contentFiles.bachelor.schema,
    report,
    folder,
  );
  const master = readYaml(contentFiles.master.file, contentFiles.master.schema, report, folder);
  const courses =
    programmes &&
    catalogue?.courses.map((entry, index) =>
      fillCatalogueEntry(entry, programmes, (token, field) =>
        report.problems.push({
          file: `content/${contentFiles.catalogue.file}`,
          field: `courses[${index}].${field}`,
          message: `{${token}} has no value for this programme and group`,
        }),
      ),
    );
  if (
    report.problems.length > 0 ||
    !site ||
    !home ||
    !sitePages ||
    !programmes ||
    !catalogue ||
    !bachelor ||
    !master
  ) {
    throw new ContentError(report.problems);
  }
  return {
    site,
    home,
    ...sitePages,
    programmes,
    catalogue: { ...catalogue, courses: completeCourses(courses ?? []) },
    bachelor,
    master,
    openFacts: report.openFacts,
  };
}

/** The checked content of this build. */
export const content = loadContent();
