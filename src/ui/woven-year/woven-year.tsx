import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { type Cell, type Weft, wovenYear } from '#src/content/views/woven-year.ts';
import { shareOfYear } from '#src/lib/share-of-year.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './woven-year.module.css';

type WovenYearProps = {
  edition: Edition;
  /** The day of the build, as `2026-11-28`: the first month is its own. */
  today: string;
  /** Programmes and tests to show; without them, all programmes. */
  ids?: readonly string[];
  /** The address that the name of a row leads to. */
  linkTo?: (id: string) => string;
  /** Below a row: a fold, which also opens by a press on the row. */
  below?: (id: string) => ReactNode;
  /** Rows that begin with a heading of their own. */
  headings?: Readonly<Record<string, ReactNode>>;
};

/**
 * Twelve months as a cloth, a weft a course: threads where its form is open, a knot at the test, a
 * tassel where classes begin. They are full where a notice of the year has told the days, and thin
 * where only other years have. A gold thread stands at today (`src/client/dates.ts` moves it).
 */
export function WovenYear({ edition, today, ids, linkTo, below, headings }: WovenYearProps) {
  const { content, words } = edition;
  const { first, months, wefts } = wovenYear(edition, today);
  const shown = wefts.filter(({ id }) => (ids ? ids.includes(id) : id in content.programmes));
  return (
    <div className={styles.cloth} data-ground="deep">
      <table role="table">
        <caption className={layout.visuallyHidden}>{words.dates.woven.caption}</caption>
        <thead role="rowgroup">
          <tr role="row" className={styles.months}>
            <td role="cell" />
            {months.map(({ key, name, initial, rest, year }) => (
              <th key={key} scope="col" role="columnheader">
                <span aria-hidden="true">
                  {initial}
                  <span>{rest}</span>
                  {year && <small>{year}</small>}
                </span>
                <span className={layout.visuallyHidden}>
                  {name} {key.slice(0, 4)}
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {shown.map((weft) => (
          <tbody key={weft.id} role="rowgroup" id={below && weft.id} data-dye={weft.dye}>
            {headings?.[weft.id] && (
              <tr role="row">
                <td colSpan={13} role="cell" className={styles.heading}>
                  {headings[weft.id]}
                </td>
              </tr>
            )}
            <tr role="row" className={styles.weft}>
              <th scope="row" role="rowheader">
                {linkTo ? (
                  <a className={layout.rowLink} href={linkTo(weft.id)}>
                    {weft.name}
                  </a>
                ) : (
                  weft.name
                )}
                {below && weft.follows && <small>{weft.follows}</small>}
              </th>
              <Cells {...weft} unknown={words.dates.states.unknown} />
            </tr>
            {below && (
              <tr role="row" className={styles.below}>
                <td role="cell" colSpan={13}>
                  {below(weft.id)}
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      <div className={styles.border} aria-hidden="true" />
      <svg className={styles.thread} aria-hidden="true" {...{ [attribute.todayFrom]: first }}>
        <rect x={percent(shareOfYear(today, first))} width="3" height="100%" />
      </svg>
    </div>
  );
}

function Cells({ cells, unknown }: Pick<Weft, 'cells'> & { unknown: string }) {
  const isBare = cells.every(({ marks }) => marks.length === 0);
  return cells.map(({ months, marks, said }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row never change places.
    <td key={index} role="cell" colSpan={months}>
      {marks.length > 0 && (
        <svg aria-hidden="true">
          {marks.map((mark) => (
            <Mark key={`${mark.kind}${mark.x}`} {...mark} />
          ))}
        </svg>
      )}
      {(said || isBare) && <span className={layout.visuallyHidden}>{said || unknown}</span>}
    </td>
  ));
}

/** Height of the threads of a weft, in pixels from the top of its row. */
const fullThreads = [6, 9, 12, 15, 18];
const thinThreads = [9, 12, 15];

export function Mark({ kind, told, x, width, year, anchor }: Cell['marks'][number]) {
  const middle = percent(x + width / 2);
  return (
    <g data-kind={kind} data-told={told}>
      {kind === 'form' ? (
        (told ? fullThreads : thinThreads).map((y) => (
          <line key={y} x1={percent(x)} x2={percent(x + width)} y1={y} y2={y} />
        ))
      ) : (
        <svg x={middle} overflow="visible" aria-hidden="true">
          <path d={kind === 'test' ? knot : tassel} />
        </svg>
      )}
      {year && (
        <text x={middle} y="41" textAnchor={anchor}>
          {year}
        </text>
      )}
    </g>
  );
}

const knot = 'M0 3l9 9-9 9-9-9zM0 9l3 3-3 3-3-3z';
/** Hangs from the threads of a form, which may begin on the same day. */
const tassel = 'M0 15l3.5 4-3.5 4-3.5-4zM-1.5 22l-4 8M-.5 23l-1.5 9M.5 23l1.5 9M1.5 22l4 8';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;
