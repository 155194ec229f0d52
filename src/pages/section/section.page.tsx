import { courseData } from '#src/admissions/course-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { type SectionRoute, subPages } from '#src/routes.ts';
import { pageOf } from './page-of.ts';
import { SectionPage } from './section-page.tsx';

/** Every sub-page of every course section; the programme's file says what is on it. */
export const page: PageModule<SectionRoute> = {
  script: ['send-file', 'questions'],
  meta({ content, words, href, describe }, route) {
    const programme = content.programmes[route.section];
    const page = pageOf(programme, route.slug);
    const [start = route] = subPages(route.section);
    const about = pageOf(programme, start.slug);
    return {
      title: page.title,
      description: page.description,
      crumbs: [
        { title: words.breadcrumb.courses, path: href('/courses') },
        ...(route.slug === start.slug
          ? [{ title: programme.name }]
          : [{ title: programme.name, path: href(start.path) }, { title: page.nav }]),
      ],
      structuredData: [
        courseData(content.site.origin, href(start.path), about.description, programme, describe),
      ],
    };
  },
  Page: SectionPage,
};
