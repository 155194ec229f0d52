import { feeDocument } from '#documents/fee-document.ts';
import { speculationRules, speculationRulesPath } from '#hosting/headers.ts';
import type { Edition } from '#src/content/edition.ts';
import { documents } from '#src/routes.ts';
import type { RenderModule } from './render-module.ts';
import { robots, sitemap } from './sitemap.ts';
import { manifestPath, webManifest } from './web-manifest.ts';

type Source = { app: RenderModule; edition: Edition; builtOn: Date };

/** A file of the site that is no page and is made from the content. */
export type SiteFile = {
  path: `/${string}`;
  make: (source: Source) => string | Uint8Array | Promise<string | Uint8Array>;
};

/** All of them; the build writes what is listed here, and development answers with it. */
export const siteFiles: readonly SiteFile[] = [
  { path: '/sitemap.xml', make: ({ app, edition }) => sitemap(app, edition) },
  { path: '/robots.txt', make: ({ edition }) => robots(edition.content.site.origin) },
  { path: manifestPath, make: ({ edition }) => webManifest(edition) },
  { path: speculationRulesPath, make: () => JSON.stringify(speculationRules) },
  { path: documents.fees, make: ({ edition, builtOn }) => feeDocument(edition, builtOn) },
];
