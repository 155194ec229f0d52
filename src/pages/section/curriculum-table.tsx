import type { Curriculum } from '#src/content/programme-schema.ts';
import styles from './curriculum-table.module.css';

type Year = Curriculum['Years'][number];

/**
 * The curriculum, a year to a row group. On a phone the years become cards; roles are written out,
 * because browsers take them away from table elements that CSS lays out in another way.
 */
export function CurriculumTable({ curriculum }: { curriculum: Curriculum }) {
  const { Program, Duration, Years } = curriculum;
  const heading = `${Program}: ${Duration}`;
  return (
    <div className={styles.frame}>
      <h2 className={styles.heading}>{heading}</h2>
      <table className={styles.table} role="table">
        <caption className="visually-hidden">{heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {['Year', 'Semester', 'Subjects', 'Training & Labs'].map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        {Years.map((year, index) => (
          <YearRows key={year.Year} year={year} lotus={isInternship(year) ? 5 : index + 1} />
        ))}
      </table>
    </div>
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
