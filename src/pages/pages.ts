import type { PageName, Route } from '#src/routes.ts';
import type { PageModule } from './page.ts';

/** The module behind each page name of `routes.ts`. Each page's styles travel with its module. */
export const pages: {
  [Name in PageName]: () => Promise<PageModule<Extract<Route, { page: Name }>>>;
} = {
  home: () => import('#src/pages/home/home.tsx').then((module) => module.home),
  about: () => import('#src/pages/about/about.tsx').then((module) => module.about),
  facilities: () =>
    import('#src/pages/facilities/facilities.tsx').then((module) => module.facilities),
  courses: () => import('#src/pages/courses/courses.tsx').then((module) => module.courses),
  bachelor: () => import('#src/pages/bachelor/bachelor.tsx').then((module) => module.bachelor),
  master: () => import('#src/pages/master/master.tsx').then((module) => module.master),
  'what-can-i-study': () =>
    import('#src/pages/what-can-i-study/what-can-i-study.tsx').then(
      (module) => module.whatCanIStudy,
    ),
  compare: () => import('#src/pages/compare/compare.tsx').then((module) => module.compare),
  ladder: () => import('#src/pages/ladder/ladder.tsx').then((module) => module.ladder),
  sheets: () => import('#src/pages/sheets/sheets.tsx').then((module) => module.sheets),
  section: () => import('#src/pages/section/section.tsx').then((module) => module.section),
  contact: () => import('#src/pages/contact/contact.tsx').then((module) => module.contact),
  admissions: () =>
    import('#src/pages/admissions/admissions.tsx').then((module) => module.admissions),
  dates: () => import('#src/pages/dates/dates.tsx').then((module) => module.dates),
  papers: () => import('#src/pages/papers/papers.tsx').then((module) => module.papers),
  examinations: () =>
    import('#src/pages/examinations/examinations.tsx').then((module) => module.examinations),
  privacy: () => import('#src/pages/privacy/privacy.tsx').then((module) => module.privacy),
  terms: () => import('#src/pages/terms/terms.tsx').then((module) => module.terms),
  safety: () => import('#src/pages/safety/safety.tsx').then((module) => module.safety),
  disclosures: () =>
    import('#src/pages/disclosures/disclosures.tsx').then((module) => module.disclosures),
  international: () =>
    import('#src/pages/international/international.tsx').then((module) => module.international),
  search: () => import('#src/pages/search/search.tsx').then((module) => module.search),
  'under-development': () =>
    import('#src/pages/under-development/under-development.tsx').then(
      (module) => module.underDevelopment,
    ),
  offline: () => import('#src/pages/offline/offline.tsx').then((module) => module.offline),
  'not-found': () => import('#src/pages/not-found/not-found.tsx').then((module) => module.notFound),
  components: () =>
    import('#src/pages/components/components.tsx').then((module) => module.components),
};
