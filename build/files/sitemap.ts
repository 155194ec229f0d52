import type { Edition } from '#src/content/check/edition.ts';
import { isBorrowed } from '#src/content/views/page-meta.ts';
import { defaultLang, type Lang, languages } from '#src/languages.ts';
import { type ListedRoute, pathIn } from '#src/routes.ts';
import type { RenderModule } from '../render-module.ts';
import { contentFileOf, contentHistory } from './content-history.ts';

/**
 * Addresses that search engines may list, in site-map order, each with those of its translations.
 *
 * @param changed the day of the last change by content file
 */
export async function sitemap(
  app: Pick<RenderModule, 'routes' | 'isIndexed'>,
  editions: readonly [first: Edition, ...others: Edition[]],
  changed = contentHistory(),
) {
  const [first] = editions;
  const { origin } = first.content.site;
  const addressIn = (lang: Lang, route: ListedRoute) =>
    escapeXml(new URL(pathIn(lang, route.path), origin).href);
  const listed = await Promise.all(
    app.routes.map(async (route) => ((await app.isIndexed(route)) ? [route] : [])),
  );
  const urls = listed.flat().flatMap((route) => {
    const own = editions.filter((edition) => !isBorrowed(edition, route));
    const alternates = [
      ...own.map(({ lang }) => ({ tag: languages[lang].tag, lang })),
      { tag: 'x-default', lang: defaultLang },
    ].map(
      ({ tag, lang }) =>
        `<xhtml:link rel="alternate" hreflang="${tag}" href="${addressIn(lang, route)}"/>`,
    );
    return own.map(({ lang }) => {
      const day = lastChange(contentFileOf(route), lang, changed);
      const lastmod = day ? `<lastmod>${day}</lastmod>` : '';
      return `  <url><loc>${addressIn(lang, route)}</loc>${lastmod}${alternates.join('')}</url>`;
    });
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

/** A translated page changes with its words, and with the facts of the default language. */
function lastChange(file: string, lang: Lang, changed: ReadonlyMap<string, string>) {
  const files = [file, file.replace(/^content\//, `content/${lang}/`)];
  return files
    .flatMap((name) => changed.get(name) ?? [])
    .sort()
    .at(-1);
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
