import { DataTable } from '#src/components/data-table/data-table.tsx';
import { Section } from '#src/components/section/section.tsx';
import { SourceList } from '#src/components/source/source-list.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import type { Source } from '#src/content/schemas/sources.ts';
import { shownSource } from '#src/content/views/shown-source.ts';
import { layout } from '#src/styles/layout.ts';
import { CostSheet } from './islands.ts';
import styles from './money.module.css';

/** What a course costs, who decides it, what helps to pay it, and what comes back. */
export function Money({ edition }: { edition: Edition }) {
  const { heading, text, heads, seats, scholarships, refund, questions } = edition.content.money;
  return (
    <Section
      id="money"
      ground="white"
      heading={heading}
      aside={<p className={layout.small}>{text}</p>}
    >
      <div className={styles.parts}>
        <div>
          <DataTable
            headingLevel="h3"
            caption={heads.heading}
            columns={heads.columns}
            rows={heads.rows.map(({ head, who, note }) => [head, who, note])}
          />
          <Sources edition={edition} sources={heads.sources} />
        </div>
        <div className={styles.beside}>
          <Points edition={edition} {...seats} />
          <Points
            edition={edition}
            {...refund}
            points={[...refund.points, refund.own ?? refund.ownMissing]}
          />
        </div>
        <div id="scholarships">
          <DataTable
            headingLevel="h3"
            caption={scholarships.heading}
            columns={scholarships.columns}
            rows={scholarships.rows.map(({ name, who, until }) => [name, who, until])}
          />
          <p className={`${layout.cluster} ${styles.portals}`} data-no-print>
            {scholarships.portals.map(({ title, link }) => (
              <a key={link} className={layout.textLink} href={link} target="_blank" rel="noopener">
                {title}
                <span className={layout.visuallyHidden}> {edition.words.actions.newTab}</span>
              </a>
            ))}
          </p>
          <Sources edition={edition} sources={scholarships.sources} />
        </div>
        <div>
          <h3>{questions.heading}</h3>
          <ol className={styles.questions}>
            {questions.list.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

/** A sheet that adds up what the office tells; without script it is one to print and fill in. */
export function Costs({ content, words: { rules }, locale }: Edition) {
  const { heading, text, ...words } = content.money.sheet;
  return (
    <Section
      id="costs"
      ground="mist"
      heading={heading}
      aside={<p className={layout.small}>{text}</p>}
    >
      <CostSheet locale={locale} words={{ ...words, count: rules.length.years }} />
    </Section>
  );
}

type PointsProps = {
  edition: Edition;
  heading: string;
  points: readonly string[];
  sources: readonly Source[];
};

function Points({ edition, heading, points, sources }: PointsProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className={`${layout.ticks} ${styles.points}`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <Sources edition={edition} sources={sources} />
    </div>
  );
}

function Sources({ edition, sources }: { edition: Edition; sources: readonly Source[] }) {
  return (
    <SourceList
      label={edition.words.source.list}
      sources={sources.map((source) => shownSource(edition, source))}
    />
  );
}
