import { courseList } from '#src/admissions/course-data.ts';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href, sectionIds, sectionStart } from '#src/routes.ts';
import styles from './compare.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { CompareChoice } from './islands.ts';

const crumbs = [
  { title: 'Home', path: href('/') },
  { title: 'Courses', path: href('/courses') },
  { title: 'Side by side' },
];

export const compare: PageModule = {
  meta() {
    const { site, programmes, compare: text } = content;
    return {
      title: text.title,
      description: text.description,
      structuredData: [
        courseList(
          site.origin,
          sectionIds.map((id) => ({ name: programmes[id].fullName, path: sectionStart(id) })),
        ),
        breadcrumbList(site.origin, crumbs),
      ],
    };
  },
  Page() {
    const { programmes, compare: text } = content;
    const { heading, telugu, lead, choose, nothingShown } = text;
    return (
      <div className={styles.compare}>
        <PageHead ground="mist" crumbs={crumbs} title={heading} telugu={telugu} lead={lead} />
        <div className={`wrap ${styles.content}`}>
          <CompareChoice
            legend={choose}
            programmes={sectionIds.map((id) => ({ id, name: programmes[id].name }))}
          />
          <p className={styles.nothing}>{nothingShown}</p>
          <ComparisonTable />
        </div>
      </div>
    );
  },
};
