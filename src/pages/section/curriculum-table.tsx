import type { Curriculum, Programme } from '#src/content/schemas/programme.ts';
import { yearLotus } from '#src/content/views/programme-rows.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { Bloom } from '#src/ui/bloom/bloom.tsx';
import { List } from '#src/ui/list/list.tsx';
import { TableFrame } from '#src/ui/table-frame/table-frame.tsx';
import type { Words } from '#src/words.ts';
import styles from './curriculum-table.module.css';

type Year = Curriculum['Years'][number];

type CurriculumTableProps = {
  curriculum: Curriculum;
  duration: Programme['duration'];
  words: Words['section']['tables'];
};

/** The curriculum, a year to a row group: the years are lotuses on a thread beside the table. */
export function CurriculumTable({ curriculum, duration, words }: CurriculumTableProps) {
  const { Program: program, Duration, Years } = curriculum;
  const { year, semester, subjects, training } = words.curriculumColumns;
  return (
    <TableFrame
      caption={fill(words.curriculum, { program, duration: Duration })}
      columns={[year, semester, subjects, training]}
      className={styles.table}
    >
      {Years.map((year, index) => (
        <YearRows key={year.Year} year={year} lotus={yearLotus(index, duration)} words={words} />
      ))}
    </TableFrame>
  );
}

type YearRowsProps = { year: Year; lotus: number; words: Words['section']['tables'] };

function YearRows({ year, lotus, words }: YearRowsProps) {
  const { subjects, training } = words.curriculumColumns;
  return (
    <tbody role="rowgroup">
      {year.Semesters.map(({ Semester, Subjects, TrainingAndLabs }, index) => (
        <tr key={Semester} role="row">
          {index === 0 && (
            // biome-ignore lint/a11y/useSemanticElements: on a phone it is no table cell to the browser
            <th
              className={styles.year}
              scope="rowgroup"
              role="rowheader"
              rowSpan={year.Semesters.length}
            >
              <span className={styles.station}>
                <Bloom drawing={`year-${lotus}`} size={64} />
                {year.Year}
              </span>
            </th>
          )}
          <td className={styles.semester} role="cell">
            {Semester}
          </td>
          <td role="cell" data-label={subjects}>
            {Subjects.length > 0 ? <List lines={Subjects} /> : words.practical}
          </td>
          <td role="cell" data-label={training}>
            <List lines={TrainingAndLabs} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}
