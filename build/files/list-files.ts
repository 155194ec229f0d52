import { renderSVG } from 'uqr';
import { drawShare } from '#build/documents/share-picture.ts';
import { searchIndex } from '#build/files/search-index.ts';
import { securityText } from '#build/files/security-text.ts';
import { webManifest } from '#build/files/web-manifest.ts';
import { speculationRules, speculationRulesPath } from '#build/hosts/headers.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { calendarFiles } from '#src/content/views/calendar-files.ts';
import { manifestPath, pathIn, qrCodePath, routes, searchIndexPath } from '#src/routes.ts';
import { sharePicture } from '#src/shell/seo.tsx';
import { workerAddress } from '#src/worker/switch.ts';
import type { RenderModule } from '../render-module.ts';
import { robots, sitemap } from './sitemap.ts';
import { type Built, workerScript } from './worker.ts';

type Source = Built & {
  app: RenderModule;
  editions: readonly [Edition, ...Edition[]];
  builtOn: Date;
};

/** A file of the site that is no page and is made from the content. */
type SiteFile = {
  path: string;
  make: () => string | Uint8Array | Promise<string | Uint8Array>;
};

/** The list of all files: the build writes them, and the development server serves them. */
export function siteFiles(source: Source): readonly SiteFile[] {
  const { app, editions, builtOn } = source;
  const { site } = editions[0].content;
  return [
    { path: '/sitemap.xml', make: () => sitemap(app, editions) },
    { path: '/robots.txt', make: () => robots(site.origin) },
    { path: '/.well-known/security.txt', make: () => securityText(site, builtOn) },
    { path: speculationRulesPath, make: () => JSON.stringify(speculationRules) },
    { path: workerAddress, make: () => workerScript(source) },
    ...editions.flatMap((edition) => filesOf(edition, source)),
  ];
}

/** The files of which each language has its own. */
function filesOf(edition: Edition, { app, builtOn }: Source): SiteFile[] {
  const { lang, content, href } = edition;
  const codes = routes.map(({ path }) => ({
    path: qrCodePath(href(path)),
    make: () => renderSVG(new URL(href(path), content.site.origin).href, { border: 0 }),
  }));
  const shared = routes.map((route) => ({
    path: sharePicture(lang, route.path),
    make: () => drawShare(edition, route, app.pageMeta(edition, route).headline),
  }));
  return [
    { path: pathIn(lang, manifestPath), make: () => webManifest(edition) },
    { path: pathIn(lang, searchIndexPath), make: () => searchIndex(app, edition, builtOn) },
    ...calendarFiles(edition, builtOn),
    ...codes,
    ...shared,
  ];
}
