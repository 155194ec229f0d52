import { DataTable } from '#src/components/data-table/data-table.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { PageHead } from '#src/components/page-head/page-head.tsx';
import { content } from '#src/content/content.ts';
import { breadcrumbList } from '#src/lib/structured-data.ts';
import type { PageModule } from '#src/pages/page.ts';
import { href } from '#src/routes.ts';
import { AllProgrammes } from './all-programmes.tsx';
import { entryRow, finderProgrammes } from './finder-programmes.ts';
import { CourseFinder } from './islands.ts';
import styles from './what-can-i-study.module.css';

const crumbs = [
  { title: 'Home', path: href('/') },
  { title: 'Courses', path: href('/courses') },
  { title: 'What can I study?' },
];

export const whatCanIStudy: PageModule = {
  meta() {
    const { title, description } = content.whatCanIStudy;
    return {
      title,
      description,
      structuredData: [breadcrumbList(content.site.origin, crumbs)],
    };
  },
  Page() {
    const { heading, telugu, lead, all, rules, nextYearFrom, ...texts } = content.whatCanIStudy;
    const { questions, afterClass10, privacy, trouble, withoutScript, again, result } = texts;
    return (
      <>
        <PageHead ground="flour" crumbs={crumbs} title={heading} telugu={telugu} lead={lead} />
        <div className={`wrap ${styles.finder}`}>
          <CourseFinder
            programmes={finderProgrammes}
            texts={{ questions, afterClass10, privacy, trouble, again, result }}
            phone={content.site.phone}
            nextYearFrom={nextYearFrom}
          />
          <AllProgrammes heading={all} programmes={finderProgrammes} />
        </div>
        <section className={`section ${styles.rules}`} data-ground="white" id="rules">
          <div className="wrap">
            <p className={`lead ${styles.withoutScript}`}>{withoutScript}</p>
            <DataTable
              caption={rules.heading}
              columns={['Programme', 'Comes after', 'Subjects', 'Marks', 'Age']}
              rows={finderProgrammes.map((programme) => entryRow(programme, rules))}
            />
            <p className="small">{rules.text}</p>
            <a className="text-link" href={href('/courses/compare')}>
              {rules.compare} <Icon name="arrow" />
            </a>
          </div>
        </section>
      </>
    );
  },
};
