import { courseData } from '#src/admissions/course-data.ts';
import { content } from '#src/content/content.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { type Route, sectionStart } from '#src/routes.ts';
import { SectionPage, sectionCrumbs } from './section-page.tsx';

/** Every sub-page of every course section; the programme's file says what stands on it. */
export const section: PageModule = {
  meta(route) {
    const { id, slug, programme, page } = find(route);
    const { origin } = content.site;
    const start = sectionStart(id);
    const about = programme.pages[start.slice(start.lastIndexOf('/') + 1)] ?? page;
    return {
      title: page.title,
      description: page.description,
      structuredData: [
        courseData(origin, start, about.description, programme),
        breadcrumbList(origin, sectionCrumbs(programme, slug)),
      ],
    };
  },
  Page({ route }) {
    const { slug, programme } = find(route);
    return <SectionPage programme={programme} slug={slug} site={content.site} />;
  },
};

function find({ path, section: id, slug }: Route) {
  const programme = id && content.programmes[id];
  const page = slug && programme?.pages[slug];
  if (!id || !page) throw new Error(`${path} is no sub-page of a course section.`);
  return { id, slug, programme, page };
}
