import { content } from '#src/content/content.ts';
import { institution, website } from '#src/lib/structured-data.ts';
import type { Meta } from '#src/pages/page.ts';
import type { Route } from '#src/routes.ts';

/** Address of the picture that chats and social media show for a page. */
export function sharePicture(path: string): string {
  const slug = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll('&', 'and');
  return `/share/${slug}.jpg`;
}

export function Seo({ route, meta }: { route: Route; meta: Meta }) {
  const { site } = content;
  const title = route.path === '/' ? meta.title : titleOf(meta.title);
  const address = new URL(route.path, site.origin).href;
  const missing = route.page === 'not-found';
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {meta.noindex && <meta name="robots" content="noindex" />}
      {!missing && <link rel="canonical" href={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_IN" />
      <meta property="og:title" content={meta.title} />
      <meta property="og:description" content={meta.description} />
      {!missing && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${site.origin}${sharePicture(route.path)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {[
        institution(site),
        ...(route.path === '/' ? [website(site)] : []),
        ...(meta.structuredData ?? []),
      ].map((thing, index) => (
        <script
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list, rendered once
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: toJsonLd(thing) }}
        />
      ))}
    </>
  );
}

/** Search engines cut titles off at about this many letters. */
const longestTitle = 65;

/** The institution's name stands behind a page's title, the short one where both would be cut. */
function titleOf(title: string): string {
  const { name, shortName } = content.site;
  const whole = `${title} | ${name}`;
  return whole.length <= longestTitle ? whole : `${title} | ${shortName}`;
}

/** JSON that cannot close its script element. */
function toJsonLd(thing: object): string {
  return JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
}
