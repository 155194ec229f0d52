import { ArrowLink } from '#src/components/arrow-link/arrow-link.tsx';
import { Tabs } from '#src/components/tabs/tabs.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './courses-table.module.css';

/** Course tab data of SPEC.md section 3: a level with its courses. */
export type Level = {
  id: string;
  title: string;
  courses: readonly { id: string; name: string; intake: string; link: string }[];
};

type TableWords = {
  columns: Record<'number' | 'course' | 'intake' | 'more', string>;
  /** What a link is about, for readers who hear it alone. */
  about: string;
};

type CoursesTableProps = { label: string; levels: readonly Level[]; words: TableWords };

export function CoursesTable({ label, levels, words }: CoursesTableProps) {
  return (
    <Tabs
      label={label}
      tabs={levels.map((level) => ({
        id: level.id,
        title: level.title,
        panel: <LevelTable {...level} words={words} />,
      }))}
    />
  );
}

/** Roles are written out: browsers drop them where CSS lays a table out in another way. */
function LevelTable({ title, courses, words }: Level & { words: TableWords }) {
  const { number, course, intake, more } = words.columns;
  return (
    <table className={styles.table} role="table">
      <caption className={styles.caption}>{title}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {[number, course, intake, more].map((column) => (
            <th key={column} scope="col" role="columnheader">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {courses.map(({ id, name, intake: seats, link }, index) => (
          <tr key={id} role="row">
            <td role="cell" className={styles.number}>
              {index + 1}
            </td>
            <th scope="row" role="rowheader">
              {name}
            </th>
            <td role="cell" className={styles.intake} data-label={intake}>
              {seats}
            </td>
            <td role="cell">
              <ArrowLink className={layout.stretched} href={link}>
                {more}
                <span className={layout.visuallyHidden}>
                  {' '}
                  {fill(words.about, { course: name })}
                </span>
              </ArrowLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
