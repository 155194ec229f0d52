import { describeAge, describeEntry } from '#src/admissions/entry-rules.ts';
import {
  describeAttendance,
  describeIntake,
  describeInternship,
  describePassMark,
} from '#src/admissions/programme-facts.ts';
import { Medal } from '#src/components/medal/medal.tsx';
import { content } from '#src/content/content.ts';
import type { Programme } from '#src/content/programme-schema.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import styles from './compare.module.css';

const { unknown, none, noRule, follows } = content.compare;

/** What a row says of a programme; nothing where nobody knows. */
type Row = [heading: string, value: (programme: Programme) => string | null | undefined];

const rows: readonly Row[] = [
  ['Duration', ({ duration }) => duration.text],
  ['Seats', ({ intake }) => describeIntake(intake)],
  ['Entry', ({ entry }) => describeEntry(entry)],
  ['Age', ({ entry }) => (entry.age ? describeAge(entry.age) : noRule)],
  ['Attendance', ({ attendance }) => attendance && describeAttendance(attendance)],
  ['Pass mark', ({ passMark }) => passMark && describePassMark(passMark)],
  ['Internship', ({ duration }) => describeInternship(duration) ?? none],
  ['What follows', ({ id }) => follows[id]],
];

export function ComparisonTable() {
  const programmes = sectionIds.map((id) => content.programmes[id]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className={styles.frame} tabIndex={0} aria-labelledby="comparison">
      <table className={styles.table}>
        <caption className="visually-hidden" id="comparison">
          {content.compare.heading}
        </caption>
        <thead>
          <tr>
            <td />
            {programmes.map(({ id, name, fullName, ground, medal, indicative }) => (
              <th key={id} scope="col" data-programme={id} data-ground={ground}>
                <a href={sectionStart(id)}>
                  <Medal name={medal} />
                  {name}
                </a>
                {name !== fullName && <small>{fullName}</small>}
                {indicative && <small>Indicative</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([heading, value]) => (
            <tr key={heading}>
              <th scope="row">{heading}</th>
              {programmes.map((programme) => (
                <td key={programme.id} data-programme={programme.id}>
                  {value(programme) || unknown}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
