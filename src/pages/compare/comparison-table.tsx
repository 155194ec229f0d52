import type { ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import { type ProgrammeRow, programmeRows } from '#src/content/views/programme-rows.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { Hours, hasHours } from '#src/ui/hours/hours.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import styles from './comparison-table.module.css';

/** Roles are written out: browsers drop them where CSS lays a table out in another way. */
export function ComparisonTable({ edition }: { edition: Edition }) {
  const { content, words, href } = edition;
  const programmes = sectionIds.map((id) => content.programmes[id]);
  const { hostel, noneKnown } = content.compare;
  const { unknown } = words.rows;
  const { fee, follows, ...others } = programmeRows(edition);
  const told: (ProgrammeRow & { missing?: string })[] = [
    ...Object.values(others),
    // The office cannot tell what the State has not set.
    { ...fee, missing: noneKnown },
    { heading: hostel.heading, value: () => hostel.value },
    follows,
  ];
  const rows = told.map(({ heading, value, missing = unknown }) => ({
    heading,
    values: programmes.map((programme) => value(programme) || missing),
  }));
  const isSame = ({ values }: Row) => new Set(values).size === 1;
  const withHours = programmes.filter(hasHours);
  return (
    <section aria-labelledby="comparison">
      <table className={styles.table} role="table">
        <caption className={layout.visuallyHidden} id="comparison">
          {content.compare.heading}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {programmes.map(({ id, name, ground }) => (
              <th key={id} scope="col" role="columnheader" data-programme={id} data-ground={ground}>
                <a href={href(sectionStart(id))}>{name}</a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <tr className={styles.courses} role="row">
            <th scope="row" role="rowheader">
              <span className={layout.visuallyHidden}>{words.examinations.course}</span>
            </th>
            {programmes.map(({ id, name, fullName, ground, medal, indicative }) => (
              <td key={id} role="cell" data-programme={id} data-name={name} data-ground={ground}>
                <Medal name={medal} />
                <span>
                  {fullName}
                  {indicative && <small>{content.compare.indicative}</small>}
                </span>
              </td>
            ))}
          </tr>
          {rows
            .filter((row) => !isSame(row))
            .map(({ heading, values }) => (
              <Cells key={heading} heading={heading} programmes={programmes} values={values} />
            ))}
          {withHours.length > 1 && (
            <Cells
              heading={words.section.hours.heading}
              programmes={programmes}
              values={programmes.map((programme) =>
                hasHours(programme) ? (
                  <Hours key={programme.id} edition={edition} programme={programme} />
                ) : (
                  unknown
                ),
              )}
            />
          )}
        </tbody>
      </table>
      <Same intro={content.compare.same} rows={rows.filter(isSame)} />
      {/* A row for one course would tell nothing of the others. */}
      {withHours.length === 1 &&
        withHours.map((programme) => (
          <div key={programme.id} className={styles.hours} data-programme={programme.id}>
            <Hours edition={edition} programme={programme} named />
          </div>
        ))}
    </section>
  );
}

type Row = { heading: string; values: readonly string[] };

type CellsProps = {
  heading: string;
  programmes: readonly Programme[];
  /** In the order of the programmes. */
  values: readonly ReactNode[];
};

function Cells({ heading, programmes, values }: CellsProps) {
  return (
    <tr role="row">
      <th scope="row" role="rowheader">
        {heading}
      </th>
      {programmes.map(({ id, name }, index) => (
        <td key={id} role="cell" data-programme={id} data-name={name}>
          {values[index]}
        </td>
      ))}
    </tr>
  );
}

/** The rows that say the same for every course, told once. */
function Same({ intro, rows }: { intro: string; rows: readonly Row[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={styles.same}>
      <p>{intro}</p>
      <dl>
        {rows.map(({ heading, values }) => (
          <div key={heading}>
            <dt>{heading}</dt>
            <dd>{values[0]}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
