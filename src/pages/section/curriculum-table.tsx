import { TableFrame } from '#src/components/table-frame/table-frame.tsx';
import type { Curriculum } from '#src/content/programme-schema.ts';
import styles from './curriculum-table.module.css';

type Year = Curriculum['Years'][number];

const columns = ['Year', 'Semester', 'Subjects', 'Training & Labs'];

/** The curriculum, a year to a row group; on a phone the years become cards. */
export function CurriculumTable({ curriculum }: { curriculum: Curriculum }) {
  const { Program, Duration, Years } = curriculum;
  return (
    <TableFrame caption={`${Program}: ${Duration}`} columns={columns} className={styles.table}>
      {Years.map((year, index) => (
        <YearRows key={year.Year} year={year} lotus={isInternship(year) ? 5 : index + 1} />
      ))}
    </TableFrame>
  );
}

function YearRows({ year, lotus }: { year: Year; lotus: number }) {
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
              <img
                className={styles.lotus}
                src={`/patterns/year-${lotus}.svg`}
                loading="lazy"
                width="64"
                height="64"
                alt=""
              />
              {year.Year}
            </th>
          )}
          <td className={styles.semester} role="cell">
            {Semester}
          </td>
          <td role="cell" data-label="Subjects">
            {Subjects.length > 0 ? <Bullets lines={Subjects} /> : 'Practical training only'}
          </td>
          <td role="cell" data-label="Training & Labs">
            <Bullets lines={TrainingAndLabs} />
          </td>
        </tr>
      ))}
    </tbody>
  );
}

function Bullets({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="ticks">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The year lotus gains four petals a year; in full bloom it stands for the internship. */
function isInternship({ Year }: Year): boolean {
  return Year === 'Internship';
}
