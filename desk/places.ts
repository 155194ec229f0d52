import { type ListedRoute, type Path, routes, sectionIds, subPages } from '#src/routes.ts';

/** What an officer opens: one or several files, and a page that shows them. */
export type Place = { group: string; files: readonly string[]; path: Path };

/** The texts of the page without signal are with those of the page to come. */
type SinglePage = Exclude<ListedRoute['page'], 'section' | 'offline'>;

/** The files that make each page, besides those of the institution and the words of buttons. */
const filesOfPage: Record<SinglePage, readonly string[]> = {
  home: ['home.yaml'],
  about: ['about.yaml'],
  facilities: ['facilities.yaml'],
  courses: ['catalogue.yaml'],
  bachelor: ['bachelor.yaml'],
  master: ['master.yaml'],
  'what-can-i-study': ['what-can-i-study.yaml'],
  compare: ['compare.yaml'],
  ladder: ['ladder.yaml'],
  sheets: ['sheets.yaml'],
  contact: ['contact.yaml'],
  admissions: ['admissions.yaml', 'fees.yaml', 'money.yaml'],
  dates: ['dates.yaml'],
  papers: ['papers.yaml'],
  examinations: ['examinations.yaml'],
  privacy: ['privacy.yaml'],
  terms: ['terms.yaml'],
  safety: ['safety.yaml'],
  disclosures: ['disclosures.yaml'],
  international: ['international.yaml'],
  search: ['search.yaml'],
  'under-development': ['small-pages.yaml'],
};

/** All places in the order in which the desk lists them. */
export const places: readonly Place[] = [
  { group: 'Everywhere', files: ['site.yaml'], path: '/contact' },
  ...routes.flatMap((route): Place[] =>
    route.page === 'section' || route.page === 'offline'
      ? []
      : [{ group: 'Pages', files: filesOfPage[route.page], path: route.path }],
  ),
  ...sectionIds.flatMap((id): Place[] => {
    const [first] = subPages(id);
    return first
      ? [{ group: 'Programmes', files: [`programmes/${id}.yaml`], path: first.path }]
      : [];
  }),
  { group: 'More', files: ['pictures.yaml'], path: '/facilities' },
  { group: 'More', files: ['words.yaml'], path: '/admissions' },
];
