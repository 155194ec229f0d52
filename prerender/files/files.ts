import { renderSVG } from 'uqr';
import { drawShare } from '#documents/share-picture.ts';
import { speculationRules, speculationRulesPath } from '#hosting/headers.ts';
import { securityText } from '#hosting/security-text.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import { calendarFiles } from '#src/content/views/calendar-files.ts';
import { langs } from '#src/languages.ts';
import { manifestPath, pathIn, qrCodePath, routes, searchIndexPath } from '#src/routes.ts';
import { searchIndex } from '#src/site/search-index.ts';
import { sharePicture } from '#src/site/seo.tsx';
import { webManifest } from '#src/site/web-manifest.ts';
import { workerAddress } from '#src/worker/switch.ts';
import type { RenderModule } from '../render-module.ts';
import { robots, sitemap } from './sitemap.ts';
import { type Built, workerScript } from './worker.ts';

type Editions = readonly [first: Edition, ...others: Edition[]];
type Source = Built & {
  app: RenderModule;
  editions: Editions;
  builtOn: Date;
};

/** A file of the site that is no page and is made from the content. */
export type SiteFile = {
  path: string;
  make: (source: Source) => string | Uint8Array | Promise<string | Uint8Array>;
};

/** All of them; the build writes what is listed here, and development answers with it. */
export function siteFiles(source: Source): readonly SiteFile[] {
  const calendars = source.editions.flatMap((edition) => calendarFiles(edition, source.builtOn));
  return [
    ...fixedFiles,
    ...calendars,
    ...source.editions.flatMap(codes),
    ...source.editions.flatMap(sharePictures),
  ];
}

/** They lead from a printed page back to its address. */
function codes({ content, href }: Edition): SiteFile[] {
  return routes.map(({ path }) => ({
    path: qrCodePath(href(path)),
    make: () => renderSVG(new URL(href(path), content.site.origin).href, { border: 0 }),
  }));
}

/** Of every page that has an address of its own. */
function sharePictures(edition: Edition): SiteFile[] {
  return routes.map((route) => ({
    path: sharePicture(edition.lang, route.path),
    make: ({ app }) => drawShare(edition, route.path, app.pageMeta(edition, route).title),
  }));
}

const fixedFiles: readonly SiteFile[] = [
  { path: '/sitemap.xml', make: ({ app, editions }) => sitemap(app, editions) },
  {
    path: '/.well-known/security.txt',
    make: ({ editions: [{ content }], builtOn }) => securityText(content.site, builtOn),
  },
  { path: '/robots.txt', make: ({ editions: [{ content }] }) => robots(content.site.origin) },
  ...langs.map(
    (lang, index): SiteFile => ({
      path: pathIn(lang, manifestPath),
      make: ({ editions }) => webManifest(editions[index] ?? editions[0]),
    }),
  ),
  ...langs.map(
    (lang, index): SiteFile => ({
      path: pathIn(lang, searchIndexPath) as `/${string}`,
      make: ({ app, editions, builtOn }) =>
        searchIndex(app, editions[index] ?? editions[0], builtOn),
    }),
  ),
  { path: workerAddress, make: (source) => workerScript(source) },
  { path: speculationRulesPath, make: () => JSON.stringify(speculationRules) },
];
