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

type GuideSectionProps = { section: Texts; edition: Edition; ground: Ground };

/** One section: whatever of text, numbers, steps, points, table, own rows and sources it has. */
export function GuideSection({ section, edition, ground }: GuideSectionProps) {
  const { id, heading, text, calls = [], steps = [], points = [], table, sources = [] } = section;
  const { guide } = edition.words;
  const slots = [
    ...(section.orders ? orders(edition) : []),
    ...(section.slots ?? []).map(({ asked, ...slot }) => ({
      ...slot,
      note: asked && fill(guide.asked, { by: asked }),
    })),
  ];
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
      {slots.some(({ value }) => value === null) && (
        <p className={styles.unpublished}>{guide.unpublished}</p>
      )}
      {slots.length > 0 && (
        <dl className={styles.slots}>
          {slots.map((slot) => (
            <div key={slot.what}>
              <dt>
                {slot.what}
                {slot.note && <small>{slot.note}</small>}
              </dt>
              <dd>
                <p>
                  <SlotValue slot={slot} edition={edition} />
                </p>
              </dd>
            </div>
          ))}
        </dl>
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

/** What the owner has said; where that is nothing, whom to ask. */
function SlotValue({ slot: { what, value, path }, edition }: { slot: Slot; edition: Edition }) {
  const { content, words, href } = edition;
  if (value !== null) return path ? <a href={href(path)}>{value}</a> : value;
  const { chat, question } = words.guide;
  return (
    <a href={chatLink(content.site.phone, fill(question, { what }))}>
      {chat}
      <span className={layout.visuallyHidden}>: {what}</span>
    </a>
  );
}

/** The orders by which the bodies behind our courses have recognised them. */
function orders({ content }: Edition) {
  return content.about.affiliations.bodies.map(({ name, courses, order }) => ({
    what: name,
    note: courses.join(', '),
    value: order,
  }));
}
