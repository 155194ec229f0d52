import type { Edition } from '#src/content/edition.ts';
import { contentFileOf, contentHistory } from './content-history.ts';
import type { RenderModule } from './render-module.ts';

/**
 * Addresses that search engines may list, in site-map order.
 *
 * @param changed the day of the last change by content file
 */
export async function sitemap(
  app: Pick<RenderModule, 'routes' | 'isIndexed'>,
  edition: Edition,
  changed = contentHistory(),
) {
  const listed = await Promise.all(
    app.routes.map(async (route) => ((await app.isIndexed(edition, route)) ? [route] : [])),
  );
  const urls = listed.flat().map((route) => {
    const day = changed.get(contentFileOf(route));
    const address = escapeXml(new URL(edition.href(route.path), edition.content.site.origin).href);
    return `  <url><loc>${address}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

export function robots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
