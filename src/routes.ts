/**
 * Every URL of the site, in site-map order, and every redirect. Pages, prerendering, the sitemap,
 * host files, links and tests read this list and no other.
 */

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

const singlePages = {
  '/': 'home',
  '/about-us': 'about',
  '/facilities': 'facilities',
  '/courses': 'courses',
  '/courses/bachelor': 'bachelor',
  '/courses/master': 'master',
  '/courses/what-can-i-study': 'what-can-i-study',
  '/courses/compare': 'compare',
  '/contact': 'contact',
  '/admissions': 'admissions',
  '/examinations': 'examinations',
  '/privacy-policy': 'privacy',
  '/terms-and-conditions': 'terms',
  '/under-development': 'under-development',
} as const;

export type SectionId = keyof typeof sections;
type SectionOf<Id extends SectionId> = (typeof sections)[Id];
type SectionPath = {
  [Id in SectionId]: `${SectionOf<Id>['base']}/${SectionOf<Id>['pages'][number]}`;
}[SectionId];
type SinglePath = keyof typeof singlePages;

/** Every address that answers with a page. */
export type Path = SinglePath | SectionPath;
/** A path, or a path with the name of a place on that page. */
export type Link = Path | `${Path}#${string}`;
export type PageName = (typeof singlePages)[SinglePath] | 'section' | 'not-found' | 'components';

export type Route = {
  path: Path;
  page: PageName;
  /** Set on the sub-pages of a course section. */
  section?: SectionId;
  /** The last part of a sub-page's address, such as `bpt-career`. */
  slug?: string;
};

export const sectionIds = Object.keys(sections) as SectionId[];

export const routes: readonly Route[] = [
  ...Object.entries(singlePages).map(([path, page]): Route => ({ path: path as Path, page })),
  ...sectionIds.flatMap((section) =>
    sections[section].pages.map(
      (slug): Route => ({
        path: `${sections[section].base}/${slug}` as Path,
        page: 'section',
        section,
        slug,
      }),
    ),
  ),
];

/** An old or short address. With `under`, everything below it goes to the same place. */
export type Redirect = { from: `/${string}`; to: Link; under?: true };

/** Addresses that older links use (SPEC.md section 2) for sections that live elsewhere now. */
const oldBases = { '/courses/nursing': 'bsc-nursing', '/courses/bpt': 'bpt' } as const;

/** Tried in this order, after pages; the first that fits wins. All are permanent (301). */
export const redirects: readonly Redirect[] = [
  { from: '/admission', to: '/admissions#enquiry' },
  ...Object.entries(oldBases).flatMap(([from, id]): Redirect[] => [
    ...sections[id].pages.map(
      (slug): Redirect => ({
        from: `${from}/${slug}` as `/${string}`,
        to: `${sections[id].base}/${slug}` as Path,
      }),
    ),
    { from: from as `/${string}`, to: sectionStart(id), under: true },
  ]),
  ...sectionIds.map(
    (id): Redirect => ({ from: sections[id].base, to: sectionStart(id), under: true }),
  ),
];

/** The first page of a section, where its bare address and unknown sub-pages lead. */
export function sectionStart(id: SectionId): Path {
  return `${sections[id].base}/${sections[id].pages[0]}` as Path;
}

/** A link to a page of this site. A path that does not exist does not compile. */
export function href(path: Link): string {
  return path;
}

export type Resolution =
  | { kind: 'page'; route: Route }
  | { kind: 'redirect'; to: string }
  | { kind: 'missing' };

/**
 * What an address leads to.
 *
 * @param pathname the path of a request as sent, percent-encoded or not, without the query
 */
export function resolve(pathname: string): Resolution {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { kind: 'missing' };
  }
  // Flat files and folders have one address each: without a slash, without an ending.
  const clean = path.replace(/(\/index)?\.html$/, '').replace(/(?<=.)\/$/, '') || '/';
  const route = routes.find((candidate) => candidate.path === clean);
  if (route) return clean === path ? { kind: 'page', route } : { kind: 'redirect', to: clean };
  const redirect = redirects.find(
    ({ from, under }) => clean === from || (under && path.startsWith(`${from}/`)),
  );
  if (redirect) return { kind: 'redirect', to: redirect.to };
  return { kind: 'missing' };
}
