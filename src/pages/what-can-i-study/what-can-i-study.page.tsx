import type { Edition } from '#src/content/check/edition.ts';
import { offeredCourses } from '#src/content/views/offered-courses.ts';
import { headOf } from '#src/content/views/pictures.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { PageModule } from '#src/pages/page.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import { entryRow, type FinderProgramme, finderProgramme } from './finder-programmes.ts';
import type { FinderWords } from './finder-props.ts';
import { CourseFinder } from './islands.ts';
import styles from './what-can-i-study.module.css';

export const page: PageModule = {
  Page({ edition, breadcrumb, builtOn }) {
    const { content, lang, href } = edition;
    const { all, rules, nextYearFrom, ...texts } = content['what-can-i-study'];
    const { questions, afterClass10, privacy, trouble, withoutScript, again, result } = texts;
    const { table } = edition.words.finder;
    const courses = offeredCourses(edition);
    const programmes = courses.map((course) =>
      finderProgramme(course, edition, indianDay(builtOn)),
    );
    return (
      <>
        <PageHead {...headOf(edition, content['what-can-i-study'])} breadcrumb={breadcrumb} />
        <div className={`${layout.wrap} ${styles.finder}`}>
          <CourseFinder
            programmes={programmes}
            texts={{ questions, afterClass10, privacy, trouble, again, result }}
            words={finderWords(edition)}
            lang={lang}
            phone={content.site.phone}
            nextYearFrom={nextYearFrom}
            ladder={{ path: href('/courses/ladder'), text: content.ladder.title }}
          />
          <AllProgrammes heading={all} programmes={programmes} note={content.courses.note} />
        </div>
        <section className={`${layout.section} ${styles.rules}`} data-ground="white">
          <div className={layout.wrap}>
            <p className={`${layout.lead} ${styles.withoutScript}`}>{withoutScript}</p>
            <Fold summary={<h2>{rules.heading}</h2>}>
              <div id="rules" className={styles.table}>
                <DataTable
                  headingLevel="none"
                  caption={rules.heading}
                  columns={[
                    table.programme,
                    table.previous,
                    table.subjects,
                    table.marks,
                    table.age,
                  ]}
                  rows={courses.map((course) => entryRow(course, edition))}
                />
                <p className={layout.small}>{rules.text}</p>
                <SourceList
                  edition={edition}
                  sources={courses.flatMap(({ name, selection: { source } }) =>
                    source ? [{ of: name, ...source }] : [],
                  )}
                />
              </div>
            </Fold>
            <ArrowLink href={href('/courses/compare')}>{content.compare.title}</ArrowLink>
            <ArrowLink href={href('/admissions/may-i-join')}>
              {content['may-i-join'].invite}
            </ArrowLink>
          </div>
        </section>
      </>
    );
  },
};

/** Only the phrases that the island uses, to keep the page small. */
function finderWords({ words }: Edition): FinderWords {
  const { table: _, ...finder } = words.finder;
  const { qualifications, streams, subjects, categories, entry, minimum, age, checks } =
    words.rules;
  return {
    ...finder,
    call: words.actions.call,
    newTab: words.actions.newTab,
    entrance: words.entrance.label,
    rules: { qualifications, streams, subjects, categories, entry, minimum, age, checks },
  };
}

type AllProgrammesProps = {
  heading: string;
  programmes: readonly FinderProgramme[];
  note: string;
};

/** All programmes, shown before the first answer. */
function AllProgrammes({ heading, programmes, note }: AllProgrammesProps) {
  return (
    <section className={styles.programmes} aria-labelledby="programmes" data-no-print>
      <h2 id="programmes">{heading}</h2>
      <ul className={styles.all}>
        {programmes.map(({ id, title, length, medal, path }) => (
          <li key={id}>
            <a href={path}>
              <Medal name={medal} />
              <span>
                <b>{title}</b>
                <small>{length}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className={layout.small}>{note}</p>
    </section>
  );
}
