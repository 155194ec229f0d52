/**
 * Every URL of the site, in site-map order, and every redirect. Pages, prerendering, the sitemap,
 * host files, links and tests read this list and no other.
 */

import { defaultLang, type Lang, langs } from './languages.ts';
import { plainAddress, withoutEnding } from './lib/plain-address.ts';

/** Course sections: a base address and its sub-pages; the first one is where the section starts. */
export const sections = {
  intermediate: {
    base: '/courses/inter-&-vocational',
    pages: [
      'about-intermediate',
      'intermediate-curriculum',
      'intermediate-requirements',
      'intermediate-mpc',
      'intermediate-bipc',
      'intermediate-common',
    ],
  },
  academy: {
    base: '/courses/academies',
    pages: [
      'about-academy',
      'academy-curriculum',
      'academy-maths',
      'academy-science',
      'academy-aiims',
    ],
  },
  gnm: {
    base: '/courses/bachelor/gnw',
    pages: ['about-gnw', 'gnw-curriculum', 'gnw-criteria', 'gnw-career'],
  },
  'bsc-nursing': {
    base: '/courses/bachelor/bsc-nursing',
    pages: ['about-nursing', 'nursing-curriculum', 'nursing-criteria', 'nursing-career'],
  },
  'bsc-mlt': {
    base: '/courses/bachelor/mlt',
    pages: ['about-mlt', 'mlt-curriculum', 'mlt-criteria', 'mlt-career'],
  },
  bpt: {
    base: '/courses/bachelor/bpt',
    pages: ['about-bpt', 'bpt-curriculum', 'bpt-criteria', 'bpt-career'],
  },
} as const satisfies Record<string, { base: `/${string}`; pages: readonly [string, ...string[]] }>;

const singlePages = [
  { path: '/', page: 'home' },
  { path: '/about-us', page: 'about-us' },
  { path: '/facilities', page: 'facilities' },
  { path: '/courses', page: 'courses' },
  { path: '/courses/bachelor', page: 'bachelor' },
  { path: '/courses/master', page: 'master' },
  { path: '/courses/what-can-i-study', page: 'what-can-i-study' },
  { path: '/courses/compare', page: 'compare' },
  { path: '/courses/ladder', page: 'ladder' },
  { path: '/courses/sheets', page: 'sheets' },
  { path: '/contact', page: 'contact' },
  { path: '/admissions', page: 'admissions' },
  { path: '/admissions/costs', page: 'costs' },
  { path: '/admissions/dates', page: 'dates' },
  { path: '/admissions/documents', page: 'documents' },
  { path: '/admissions/may-i-join', page: 'may-i-join' },
  { path: '/examinations', page: 'examinations' },
  { path: '/privacy-policy', page: 'privacy-policy' },
  { path: '/terms-and-conditions', page: 'terms-and-conditions' },
  { path: '/safety', page: 'safety' },
  { path: '/disclosures', page: 'disclosures' },
  { path: '/international', page: 'international' },
  { path: '/search', page: 'search' },
  { path: '/under-development', page: 'under-development' },
  { path: '/offline', page: 'offline' },
] as const;

export type SectionId = keyof typeof sections;
type Slug<Id extends SectionId> = (typeof sections)[Id]['pages'][number];
type SubPath<Id extends SectionId> = `${(typeof sections)[Id]['base']}/${Slug<Id>}`;

type SingleRoute = (typeof singlePages)[number];
/** A sub-page of a course section; `slug` is the last part of its address, such as `bpt-career`. */
export type SectionRoute = {
  [Id in SectionId]: { path: SubPath<Id>; page: 'section'; section: Id; slug: Slug<Id> };
}[SectionId];
/** The page that answers unknown addresses. Its path is never linked. */
export type NotFoundRoute = { path: '/404'; page: 'not-found' };
/** All components in all states, on the development server only. */
type ComponentsRoute = { path: '/_components'; page: 'components' };

/** A page that has an address of its own. */
export type ListedRoute = SingleRoute | SectionRoute;
export type Route = ListedRoute | NotFoundRoute | ComponentsRoute;
export type PageName = Route['page'];

/** A file that pages offer for download; as a page, it has an address in every language. */
type DocumentPath =
  | '/docs/fee-structure.pdf'
  | '/docs/admission-dates.pdf'
  | `/docs/${SectionId}-course-sheet.pdf`;

/** The web app manifest of the default language; each other one has its own below its prefix. */
export const manifestPath = '/manifest.webmanifest';

/** The texts that the search looks through; each language has its own, below its prefix. */
export const searchIndexPath = '/search-index.json';
/** The page shown in place of one that cannot be reached, see `src/worker/`. */
export const offlinePath = '/offline' satisfies Path;

/** Every address that answers with a page. */
export type Path = ListedRoute['path'];

/** Anchors of pages that links of the content may name; `dead-references.ts` looks them up. */
export const anchors: Partial<Record<Path, readonly string[]>> = {
  '/': ['courses', 'founder', 'international', 'apply'],
  '/about-us': ['governing-body', 'affiliations'],
  '/courses': ['elsewhere'],
  '/courses/bachelor': ['nursing'],
  '/courses/what-can-i-study': ['rules'],
  '/safety': ['people', 'hostel'],
  '/admissions/documents': ['abroad'],
  '/contact': ['write', 'visit', 'plan'],
  '/admissions': ['courses', 'fees', 'enquiry'],
  '/admissions/costs': ['scholarships'],
  '/admissions/may-i-join': [
    'men',
    'gap',
    'second-attempt',
    'age',
    'married',
    'other-state',
    'open-school',
    'anm-dmlt',
    'expired',
    'disability',
    'minority',
    'relative-abroad',
  ],
};
/** Pages that take answers in their address, such as `#passed=intermediate`. */
export const pagesWithAnswers: readonly Path[] = ['/courses/what-can-i-study', '/courses/compare'];

/** A path, or a path with an anchor of that page; content may also link elsewhere. */
export type Link = Path | `${Path}#${string}` | DocumentPath | `https://${string}`;

/** A calendar file of one language, by the id of its event, or `admissions` for all of them. */
export function calendarPath(lang: Lang, id: string): string {
  return pathIn(lang, `/calendar/${id}.ics`);
}

export const sectionIds = Object.keys(sections) as SectionId[];

/** Files for download: the fee structure, the poster of dates, and a sheet for each course. */
export const documents = {
  fees: '/docs/fee-structure.pdf',
  poster: '/docs/admission-dates.pdf',
  sheets: Object.fromEntries(
    sectionIds.map((id) => [id, `/docs/${id}-course-sheet.pdf`]),
  ) as Record<SectionId, DocumentPath>,
} as const;

/** All of them, in the default language. */
export const documentPaths: readonly DocumentPath[] = [
  documents.fees,
  documents.poster,
  ...Object.values(documents.sheets),
];

/** The sub-pages of a section in their order: the one place where their paths are made. */
export function subPages(section: SectionId): readonly SectionRoute[] {
  const { base, pages } = sections[section];
  return pages.map(
    (slug) => ({ path: `${base}/${slug}`, page: 'section', section, slug }) as SectionRoute,
  );
}

/** The picture that leads from a printed page back to its address. */
export function qrCodePath(address: string): `/${string}` {
  return `/codes${address === '/' ? '/home' : address}.svg`;
}

export const routes: readonly ListedRoute[] = [...singlePages, ...sectionIds.flatMap(subPages)];

/** Whether a page has an address of its own, which links and search engines may name. */
export function isListed(route: Route): route is ListedRoute {
  return route.page !== 'not-found' && route.page !== 'components';
}

/** The address of a path in one language: `/about-us` is `/te/about-us` in Telugu. */
export function pathIn(lang: Lang, path: string): string {
  if (lang === defaultLang) return path;
  return `/${lang}${path.replace(/^\/(?=$|#)/, '')}`;
}

/**
 * A link to a page or document of this site in one language. A path that does not exist does not
 * compile.
 *
 * @param link a path of `routes`, or an address elsewhere, which stays as it is
 */
export function href(lang: Lang, link: Link): string {
  return link.startsWith('/') ? pathIn(lang, link) : link;
}

/** The language that an address belongs to, whether it leads to a page or not. */
export function langOf(pathname: string): Lang {
  const [, first] = pathname.split(/[/.]/, 2);
  return langs.find((lang) => lang === first && lang !== defaultLang) ?? defaultLang;
}

export const notFoundRoute: NotFoundRoute = { path: '/404', page: 'not-found' };
export const componentsRoute: ComponentsRoute = { path: '/_components', page: 'components' };

/** An old or short address. With `under`, everything below it goes to the same place. */
type Redirect = { from: `/${string}`; to: Link; under?: true };

/** Addresses that older links use (SPEC.md section 2) for sections that live elsewhere now. */
const oldBases = [
  { from: '/courses/nursing', section: 'bsc-nursing' },
  { from: '/courses/bpt', section: 'bpt' },
] as const;

/** Tried in this order, after pages; the first that fits wins. All are permanent (301). */
export const redirects: readonly Redirect[] = [
  { from: '/admission', to: '/admissions#enquiry' },
  ...oldBases.flatMap(({ from, section }): Redirect[] => [
    ...subPages(section).map(({ path, slug }): Redirect => ({ from: `${from}/${slug}`, to: path })),
    { from, to: sectionStart(section), under: true },
  ]),
  ...sectionIds.map(
    (id): Redirect => ({ from: sections[id].base, to: sectionStart(id), under: true }),
  ),
  // Messengers that end a link before or after `&` leave this of it.
  ...sectionIds
    .filter((id) => sections[id].base.includes('&'))
    .flatMap((id): Redirect[] => {
      const [cut] = sections[id].base.split('&') as [`/${string}`];
      return [cut, `${cut}&` as const].map((from) => ({ from, to: sectionStart(id) }));
    }),
];

/** The first page of a section, where its bare address and unknown sub-pages lead. */
export function sectionStart(id: SectionId): Path {
  const [first] = subPages(id);
  if (!first) throw new Error(`Section '${id}' has no pages.`);
  return first.path;
}

type Resolution =
  | { kind: 'page'; lang: Lang; route: ListedRoute }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing'; lang: Lang };

/**
 * Finds the page or redirect of an address.
 *
 * @param pathname the path of a request as sent, percent-encoded or not, without the query
 */
export function resolve(pathname: string): Resolution {
  let address: string;
  try {
    address = decodeURIComponent(pathname);
  } catch {
    return { kind: 'missing', lang: langOf(pathname) };
  }
  const lang = langOf(address);
  const path = lang === defaultLang ? address : address.slice(`/${lang}`.length);
  // Flat files and folders have one address each: without a slash, without an ending.
  const clean = withoutEnding(path);
  const route = routes.find((candidate) => candidate.path === clean);
  if (route) {
    const own = pathIn(lang, route.path);
    return address === own ? { kind: 'page', lang, route } : { kind: 'redirect', to: own };
  }
  // A spelling of a page wins over what takes everything below an old address.
  const plain = plainAddress(path);
  const meant = plain === path ? undefined : resolve(encodeURI(pathIn(lang, plain)));
  if (meant?.kind === 'page') return { kind: 'redirect', to: pathIn(meant.lang, meant.route.path) };
  const redirect = redirects.find(
    ({ from, under }) => clean === from || (under && path.startsWith(`${from}/`)),
  );
  if (redirect) return { kind: 'redirect', to: href(lang, redirect.to) };
  return meant ?? { kind: 'missing', lang };
}

/** The flat file of a page: `/` is `index.html`, `/courses/master` is `courses/master.html`. */
export function fileOf(pagePath: string): string {
  return pagePath === '/' ? 'index.html' : `${pagePath.slice(1)}.html`;
}
