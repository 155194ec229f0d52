import type { Edition } from '#src/content/check/edition.ts';
import { programmeRows } from '#src/content/views/programme-rows.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { Hours, hasHours } from '#src/ui/hours/hours.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import styles from './comparison-table.module.css';

/** Roles are written out: browsers drop them where CSS lays a table out in another way. */
export function ComparisonTable({ edition }: { edition: Edition }) {
  const { content, words, href } = edition;
  const programmes = sectionIds.map((id) => content.programmes[id]);
  return (
    <section aria-labelledby="comparison">
      <table className={styles.table} role="table">
        <caption className={layout.visuallyHidden} id="comparison">
          {content.compare.heading}
        </caption>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" />
            {programmes.map(({ id, name, fullName, ground, medal, indicative }) => (
              <th key={id} scope="col" role="columnheader" data-programme={id} data-ground={ground}>
                <a href={href(sectionStart(id))}>
                  <Medal name={medal} />
                  {name}
                </a>
                {name !== fullName && <small>{fullName}</small>}
                {indicative && <small>{words.compare.indicative}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {Object.values(programmeRows(edition)).map(({ heading, value }) => (
            <tr key={heading} role="row">
              <th scope="row" role="rowheader">
                {heading}
              </th>
              {programmes.map((programme) => (
                <td
                  key={programme.id}
                  role="cell"
                  data-programme={programme.id}
                  data-name={programme.name}
                >
                  {value(programme) || content.compare.unknown}
                </td>
              ))}
            </tr>
          ))}
          {programmes.some(hasHours) && (
            <tr role="row">
              <th scope="row" role="rowheader">
                {words.section.hours.heading}
              </th>
              {programmes.map((programme) => (
                <td
                  key={programme.id}
                  role="cell"
                  data-programme={programme.id}
                  data-name={programme.name}
                >
                  {hasHours(programme) ? (
                    <Hours edition={edition} programme={programme} />
                  ) : (
                    content.compare.unknown
                  )}
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
