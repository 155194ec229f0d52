import type { BreadcrumbList, CollegeOrUniversity, FAQPage, WebSite } from 'schema-dts';

type Institution = {
  name: string;
  description: string;
  origin: string;
  phone: string;
  email: string;
  founded: number;
  address: {
    campus: string;
    locality: string;
    district: string;
    state: string;
    postalCode: string;
    country: string;
  };
  mapUrl: string;
  hours: readonly { days: readonly number[]; opens: string; closes: string }[];
  social: readonly { url: string }[];
};

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
export function institution(site: Institution): Exclude<CollegeOrUniversity, string> {
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
      availableLanguage: ['en', 'te'],
    },
    openingHoursSpecification: site.hours.map((line) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: line.days.map((day) => days[day] ?? 'Monday'),
      opens: line.opens,
      closes: line.closes,
    })),
    sameAs: site.social.map(({ url }) => url),
  };
}

/** The site itself, under the name that search engines should show above its addresses. */
export function website({
  origin,
  name,
  shortName,
}: Pick<Institution, 'origin' | 'name'> & { shortName: string }): Exclude<WebSite, string> {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    url: `${origin}/`,
    name,
    alternateName: shortName,
    inLanguage: 'en-IN',
    publisher: { '@id': institutionId(origin) },
  };
}

export function institutionId(origin: string): string {
  return `${origin}/#institution`;
}

/** The trail of a page. The last crumb is the page itself and needs no path. */
export function breadcrumbList(
  origin: string,
  crumbs: readonly { title: string; path?: string }[],
): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      ...(path ? { item: new URL(path, origin).href } : {}),
    })),
  };
}

/** Questions and answers; answers are plain text or HTML. */
export function faqPage(
  items: readonly { question: string; answer: string }[],
): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
