import type { RenderModule } from './plugin.ts';

/** Addresses that search engines may list, in site-map order. */
export async function sitemap(app: Pick<RenderModule, 'routes' | 'isListed'>, origin: string) {
  const listed = await Promise.all(
    app.routes.map(async (route) => ((await app.isListed(route)) ? [route.path] : [])),
  );
  const urls = listed
    .flat()
    .map((path) => `  <url><loc>${escapeXml(new URL(path, origin).href)}</loc></url>`);
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
