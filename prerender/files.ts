import { feeDocument } from '#documents/fee-document.ts';
import { speculationRules, speculationRulesPath } from '#hosting/headers.ts';
import { calendarFiles } from '#src/content/calendar-files.ts';
import type { Edition } from '#src/content/edition.ts';
import { documents, langs, manifestPath, pathIn } from '#src/routes.ts';
import { webManifest } from '#src/site/web-manifest.ts';
import type { RenderModule } from './render-module.ts';
import { robots, sitemap } from './sitemap.ts';

type Editions = readonly [first: Edition, ...others: Edition[]];
type Source = { app: RenderModule; editions: Editions; builtOn: Date };

/** A file of the site that is no page and is made from the content. */
export type SiteFile = {
  path: string;
  make: (source: Source) => string | Uint8Array | Promise<string | Uint8Array>;
};

/** All of them; the build writes what is listed here, and development answers with it. */
export function siteFiles(source: Source): readonly SiteFile[] {
  const calendars = source.editions.flatMap((edition) => calendarFiles(edition, source.builtOn));
  return [...fixedFiles, ...calendars];
}

const fixedFiles: readonly SiteFile[] = [
  { path: '/sitemap.xml', make: ({ app, editions }) => sitemap(app, editions) },
  { path: '/robots.txt', make: ({ editions: [{ content }] }) => robots(content.site.origin) },
  ...langs.map(
    (lang, index): SiteFile => ({
      path: pathIn(lang, manifestPath),
      make: ({ editions }) => webManifest(editions[index] ?? editions[0]),
    }),
  ),
  { path: speculationRulesPath, make: () => JSON.stringify(speculationRules) },
  { path: documents.fees, make: ({ editions: [first], builtOn }) => feeDocument(first, builtOn) },
];
