import type { Edition } from '#src/content/check/edition.ts';
import type { GuideSection, Term } from '#src/content/schemas/guide.ts';
import { toHtml } from '#src/content/schemas/markdown.ts';
import { telephoneLink } from '#src/lib/contact-links.ts';
import { DataTable } from '#src/ui/data-table/data-table.tsx';
import { List } from '#src/ui/list/list.tsx';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { Prose } from '#src/ui/prose/prose.tsx';
import { SourceList } from '#src/ui/source/source-list.tsx';
import styles from './guide.module.css';
import type { KnownFact } from './own-facts.ts';

type GuideAnswerProps = {
  section: GuideSection;
  known: readonly KnownFact[];
  question: string | undefined;
  edition: Edition;
  /** The longest term of the page in days, which the bars of all its sections are drawn to. */
  longest: number;
};

/** Text, numbers, steps, table, points, own facts, question and sources of a section, as far as it has them. */
export function GuideAnswer({ section, known, question, edition, longest }: GuideAnswerProps) {
  const { text, calls = [], steps = [], points = [], table, sources } = section;
  return (
    <>
      {text && <Prose html={toHtml(text, edition.href)} className={styles.prose} />}
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
              {step.term && <Days {...step.term} longest={longest} />}
              <Prose html={toHtml(step.text, edition.href)} className={styles.prose} />
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
      {points.length > 0 && <List lines={points} />}
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
      {question && <OpenQuestions edition={edition} questions={[question]} />}
      {sources && <SourceList edition={edition} sources={sources} />}
    </>
  );
}

/** A bar for how long a step may take, to scale with the longest of the page; the text of the step says it too. */
function Days({ days, text, longest }: Term & { longest: number }) {
  const length = `${(days / longest) * 34}%`;
  return (
    <svg className={styles.days} aria-hidden="true">
      <rect width={length} y="10" height="8" />
      <text x={length} dx="8" y="20">
        {text}
      </text>
    </svg>
  );
}
