import type { CollegeOrUniversity, WebSite } from 'schema-dts';
import type { Edition } from '#src/content/check/edition.ts';
import { institutionId } from '#src/domain/course-data.ts';
import { languages } from '#src/languages.ts';

const days = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** The institution as schema.org describes one; other things refer to it by `@id`. */
export function institution({ content: { site } }: Edition): Exclude<CollegeOrUniversity, string> {
  // An address that is not known yet is that of the network itself, which is another institution.
  const profiles = site.social.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  return {
    '@type': 'CollegeOrUniversity',
    '@id': institutionId(site.origin),
    name: site.name,
    description: site.description,
    url: `${site.origin}/`,
    logo: `${site.origin}/icons/icon-512.png`,
    foundingDate: String(site.founded),
    telephone: site.phone,
    email: site.email,
    hasMap: site.mapUrl,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `${site.address.campus}, ${site.address.locality}`,
      addressLocality: site.address.district,
      addressRegion: site.address.state,
      postalCode: site.address.postalCode,
      addressCountry: site.address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'admissions',
      telephone: site.phone,
      email: site.email,
      availableLanguage: site.answersIn,
    },
    openingHoursSpecification: site.hours.map((line) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: line.days.map((day) => days[day] ?? 'Monday'),
      opens: line.opens,
      closes: line.closes,
    })),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** The site itself, under the name that search engines should show above its addresses. */
export function website({ content, lang, href }: Edition): Exclude<WebSite, string> {
  const { origin, name, shortName } = content.site;
  const url = new URL(href('/'), origin).href;
  return {
    '@type': 'WebSite',
    '@id': `${url}#website`,
    url,
    name,
    alternateName: shortName,
    inLanguage: languages[lang].tag,
    publisher: { '@id': institutionId(origin) },
  };
}
