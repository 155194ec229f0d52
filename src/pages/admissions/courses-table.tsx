import type { Content } from '#src/content/check/content.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { catalogueLink } from '#src/content/views/offered-courses.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { SectionId } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { ArrowLink } from '#src/ui/arrow-link/arrow-link.tsx';
import { TableFrame } from '#src/ui/table-frame/table-frame.tsx';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import styles from './courses-table.module.css';

/** Course tab data of SPEC.md section 3: each level with its courses. */
export function CoursesTable(edition: Edition) {
  const { heading, levels } = edition.content.admissions.courses;
  return (
    <Tabs
      label={heading}
      tabs={levels.map((level) => ({
        ...level,
        panel: <LevelTable {...level} edition={edition} />,
      }))}
    />
  );
}

type LevelTableProps = Content['admissions']['courses']['levels'][number] & { edition: Edition };

function LevelTable({ title, category, edition }: LevelTableProps) {
  const { columns, about } = edition.words.admissions;
  const { number, course, intake, more } = columns;
  const courses = edition.content.courses.courses.filter((one) => one.category === category);
  return (
    <div className={styles.level}>
      <TableFrame caption={title} columns={[number, course, intake, more]} className={styles.table}>
        <tbody role="rowgroup">
          {courses.map((entry, index) => (
            <tr key={entry.id} role="row">
              <td role="cell" className={styles.number}>
                {index + 1}
              </td>
              <th scope="row" role="rowheader">
                {entry.name}
                {entry.programme && <small>{entryOf(edition, entry.programme)}</small>}
              </th>
              <td role="cell" className={styles.intake} data-label={intake}>
                {entry.intake}
              </td>
              <td role="cell">
                <ArrowLink className={layout.stretched} href={catalogueLink(edition, entry)}>
                  {more}
                  <span className={layout.visuallyHidden}>
                    {' '}
                    {fill(about, { course: entry.name })}
                  </span>
                </ArrowLink>
              </td>
            </tr>
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

function entryOf({ content, describe }: Edition, programme: SectionId) {
  return describe.entry(content.programmes[programme].entry);
}
