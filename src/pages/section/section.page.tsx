import { courseData } from '#src/admissions/course-data.ts';
import { pageMeta } from '#src/content/views/page-meta.ts';
import type { PageModule } from '#src/pages/page.ts';
import { type SectionRoute, subPages } from '#src/routes.ts';
import { SectionPage } from './section-page.tsx';

/** Every sub-page of every course section; the programme's file says what is on it. */
export const page: PageModule<SectionRoute> = {
  script: ['send-file', 'questions'],
  structuredData(edition, route) {
    const { content, href, describe } = edition;
    const programme = content.programmes[route.section];
    const [start = route] = subPages(route.section);
    const { description } = pageMeta(edition, start);
    return [courseData(content.site.origin, href(start.path), description, programme, describe)];
  },
  Page: SectionPage,
};
