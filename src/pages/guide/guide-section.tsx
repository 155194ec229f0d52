import { DataTable } from '#src/components/data-table/data-table.tsx';
import { Section } from '#src/components/section/section.tsx';
import { Source } from '#src/components/source/source.tsx';
import type { Edition } from '#src/content/edition.ts';
import type { Slot, GuideSection as Texts } from '#src/content/guide-schema.ts';
import { toHtml } from '#src/content/markdown.ts';
import { shownSource } from '#src/content/shown-source.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './guide.module.css';

/** An own row; below its name, who asks for it. */
type Row = Omit<Slot, 'asked'> & { note: string | undefined };

type GuideSectionProps = { section: Texts; edition: Edition; ground: Ground };

/** One section: whatever of text, numbers, steps, points, table, own rows and sources it has. */
export function GuideSection({ section, edition, ground }: GuideSectionProps) {
  const { id, heading, text, calls = [], steps = [], points = [], table, sources = [] } = section;
  const { content, words } = edition;
  const { guide } = words;
  const rows: Row[] = [
    ...(section.orders ? orders(edition) : []),
    ...(section.slots ?? []).map(({ asked, ...slot }) => ({
      ...slot,
      note: asked && fill(guide.asked, { by: asked }),
    })),
  ];
  /** What the owner has said, and what can only be asked. */
  const known = rows.filter(({ value }) => value !== null);
  const open = rows.filter(({ value }) => value === null);
  return (
    <Section id={id} ground={ground} heading={heading} className={styles.parts}>
      {text && <Prose text={text} edition={edition} />}
      {calls.length > 0 && (
        <ul className={styles.calls}>
          {calls.map(({ number, name, when }) => (
            <li key={number}>
              <a href={`tel:${number.replace(/\D/g, '')}`}>
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
        <DataTable
          caption={table.caption}
          headingLevel="h3"
          columns={table.columns}
          rows={table.rows.map(([head = '', ...cells]) => [head, ...cells])}
        />
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
          {known.map((slot) => (
            <div key={slot.what}>
              <dt>
                {slot.what}
                {slot.note && <small>{slot.note}</small>}
              </dt>
              <dd>
                <p>{slot.path ? <a href={edition.href(slot.path)}>{slot.value}</a> : slot.value}</p>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {open.length > 0 && (
        <div>
          <p className={styles.unpublished}>{guide.unpublished}</p>
          <ul className={styles.open}>
            {open.map(({ what, note }) => (
              <li key={what}>
                <a href={chatLink(content.site.phone, fill(guide.question, { what }))}>{what}</a>
                {note && <small>{note}</small>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {sources.map((source) => (
        <p key={source.link} className={layout.small}>
          <Source {...shownSource(edition, source)} />
        </p>
      ))}
    </Section>
  );
}

function Prose({ text, edition }: { text: string; edition: Edition }) {
  return (
    <div
      className={`${layout.ticks} ${styles.prose}`}
      dangerouslySetInnerHTML={{ __html: toHtml(text, edition.href) }}
    />
  );
}

/** The orders by which the bodies behind our courses have recognised them. */
function orders({ content }: Edition): Row[] {
  return content.about.affiliations.bodies.map(({ name, courses, order }) => ({
    what: name,
    note: courses.join(', '),
    value: order,
  }));
}
