import type { Edition } from '#src/content/check/edition.ts';
import { longest } from '#src/content/schemas/fields.ts';
import type { PageMeta } from '#src/content/views/page-meta.ts';
import { defaultLang, type Lang, langs, languages, partial } from '#src/languages.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import type { PageModule } from '#src/pages/page.ts';
import { isListed, pathIn, type Route } from '#src/routes.ts';
import type { Crumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { institution, website } from './institution.ts';

/** Address of the picture that chats and social media show for a page. */
export function sharePicture(lang: Lang, path: string): string {
  const slug = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll('&', 'and');
  return `/share${pathIn(lang, `/${slug}`)}.jpg`;
}

type SeoProps = {
  edition: Edition;
  route: Route;
  page: PageModule;
  meta: PageMeta;
  /** From Home down to the page. */
  crumbs: readonly Crumb[];
  /** From search engines. */
  isHidden?: boolean | undefined;
};

export function Seo({ edition, route, page, meta, crumbs, isHidden }: SeoProps) {
  const { content, lang } = edition;
  const { site } = content;
  const title = route.page === 'home' ? meta.title : titleOf(meta.title, site);
  const addressIn = (lang: Lang) => new URL(pathIn(lang, route.path), site.origin).href;
  const address = isListed(route) ? addressIn(lang) : undefined;
  // A partial language is left out, since most of its pages are hidden from search engines; the site map
  // names its translated ones.
  const named = langs.filter((other) => other === lang || !(other in partial));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={meta.description} />
      {isHidden && <meta name="robots" content="noindex" />}
      {address && (
        <>
          <link rel="canonical" href={address} />
          {named.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={languages[other].tag}
              href={addressIn(other)}
            />
          ))}
          <link rel="alternate" hrefLang="x-default" href={addressIn(defaultLang)} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={openGraphLocale(lang)} />
      {langs
        .filter((other) => other !== lang)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={openGraphLocale(other)} />
        ))}
      <meta property="og:title" content={meta.preview} />
      <meta property="og:description" content={meta.description} />
      {address && (
        <>
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${site.origin}${sharePicture(lang, route.path)}`} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={meta.headline} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {[
        institution(edition),
        ...(route.page === 'home' ? [website(edition)] : []),
        ...(page.structuredData?.(edition, route) ?? []),
        ...(crumbs.length > 1 && !page.noindex ? [breadcrumbList(site.origin, crumbs)] : []),
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

function openGraphLocale(lang: Lang): string {
  return languages[lang].locale.replace('-', '_');
}

/** Of a title with the institution's name behind it, in letters. */
const longestWithName = 65;

/** The institution's name is behind a page's title, the short one or none where it would be cut. */
function titleOf(title: string, { name, shortName }: { name: string; shortName: string }): string {
  const whole = `${title} | ${name}`;
  const withShort = `${title} | ${shortName}`;
  if (whole.length <= longestWithName) return whole;
  return withShort.length <= longest.title ? withShort : title;
}

/** JSON with ordinary spaces, that cannot close its script element. */
function toJsonLd(thing: object): string {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return untiedText(json).replaceAll('<', '\\u003c');
}
