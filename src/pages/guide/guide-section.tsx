import { DataTable } from '#src/components/data-table/data-table.tsx';
import { Section } from '#src/components/section/section.tsx';
import { SourceLine } from '#src/components/source/source.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import type { GuideSection as Texts } from '#src/content/schemas/guide.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { sourceLine } from '#src/content/views/shown-source.ts';
import { telephoneLink } from '#src/lib/contact-links.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './guide.module.css';
import type { KnownFact } from './own-facts.ts';

type GuideSectionProps = {
  section: Texts;
  known: readonly KnownFact[];
  edition: Edition;
  ground: Ground;
};

/** One section: whatever of text, numbers, steps, points, table, own facts and sources it has. */
export function GuideSection({ section, known, edition, ground }: GuideSectionProps) {
  const { id, heading, text, calls = [], steps = [], points = [], table, sources } = section;
  return (
    <Section id={id} ground={ground} heading={heading} className={styles.parts}>
      {text && <Prose text={text} edition={edition} />}
      {calls.length > 0 && (
        <ul className={styles.calls}>
          {calls.map(({ number, name, when }) => (
            <li key={number}>
              <a href={telephoneLink(number)}>
                <b>{number}</b>
                <span>{name}</span>
              </a>
              <p>{when}</p>
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step.heading}>
              <h3>{step.heading}</h3>
              <Prose text={step.text} edition={edition} />
            </li>
          ))}
        </ol>
      )}
      {table && (
        <details className={styles.fold}>
          <summary>{table.caption}</summary>
          <DataTable
            caption={table.caption}
            headingLevel="none"
            columns={table.columns}
            rows={table.rows.map(([head = '', ...cells]) => [head, ...cells])}
          />
        </details>
      )}
      {points.length > 0 && (
        <ul className={`${layout.ticks} ${styles.points}`}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {known.length > 0 && (
        <dl className={styles.slots}>
          {known.map(({ what, note, value, path }) => (
            <div key={what}>
              <dt>
                {what}
                {note && <small>{note}</small>}
              </dt>
              <dd>
                <p>{path ? <a href={edition.href(path)}>{value}</a> : value}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {sources && <SourceLine {...sourceLine(edition, sources)} />}
    </Section>
  );
}

export function Prose({ text, edition }: { text: string; edition: Edition }) {
  return (
    <div
      className={`${layout.ticks} ${styles.prose}`}
      dangerouslySetInnerHTML={{ __html: toHtml(text, edition.href) }}
    />
  );
}
