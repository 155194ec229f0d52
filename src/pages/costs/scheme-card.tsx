import type { FamilyAnswers, SchemeCheck, SchemeVerdict } from '#src/domain/scholarships.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './help-finder.module.css';
import type { HelpProps, ShownScheme } from './help-props.ts';

export type JudgedScheme = { scheme: ShownScheme; checks: SchemeCheck[]; verdict: SchemeVerdict };

/** In the order in which a family wants to know them. */
const outcomes = ['missed', 'unknown', 'met'] as const;

type SchemeCardProps = {
  judged: JudgedScheme;
  answers: FamilyAnswers;
  texts: HelpProps['texts'];
  papersPath: string;
  newTab: string;
};

/** A scheme held against a family's answers; one that does not fit says only why. */
export function SchemeCard({ judged, answers, texts, papersPath, newTab }: SchemeCardProps) {
  const { scheme, checks, verdict } = judged;
  const { result, labels } = texts;
  const fails = verdict === 'does-not-fit';
  const { level, categories } = answers;
  const papers = scheme.papers.filter(
    (paper) =>
      (!(paper.levels && level) || paper.levels.includes(level)) &&
      (!(paper.categories && categories) ||
        paper.categories.some((one) => categories.includes(one))),
  );
  return (
    <article className={`${layout.paper} ${styles.card}`}>
      <h4>{scheme.name}</h4>
      {!fails && (
        <>
          <p>{scheme.pays}</p>
          <p className={styles.gives}>{scheme.gives}</p>
        </>
      )}
      {outcomes.map((outcome) => {
        const lines = checks
          .filter((check) => check.outcome === outcome)
          .flatMap(({ rule }) => scheme.said[rule] ?? []);
        if (lines.length === 0 || (fails && outcome !== 'missed')) return null;
        return (
          <div key={outcome} className={styles.checks} data-outcome={outcome}>
            <b>{result[outcome]}</b>
            <ul>
              {lines.map((line) => (
                <li key={line}>
                  {outcome === 'unknown' ? (
                    <i aria-hidden="true">?</i>
                  ) : (
                    <Icon name={outcome === 'met' ? 'tick' : 'close'} size={20} />
                  )}
                  <span>{line}</span>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      {!fails && (
        <dl className={styles.facts}>
          <dt>{labels.where}</dt>
          <dd>
            {scheme.where.map(({ text, link }) =>
              link ? (
                <a key={text} href={link}>
                  {text}
                </a>
              ) : (
                <span key={text}>{text}</span>
              ),
            )}
          </dd>
          <dt>{labels.when}</dt>
          <dd>{scheme.when}</dd>
          <dt>{labels.papers}</dt>
          <dd>
            <a href={papersPath}>{papers.map(({ name }) => name).join('; ')}</a>
          </dd>
        </dl>
      )}
      <p className={`${layout.small} ${styles.sources}`}>
        <span>{fill(result.facts, { year: scheme.year })}</span>
        {scheme.sources.map(({ text, link }) => (
          <a key={link} href={link} target="_blank" rel="noopener">
            {text}
            <span className={layout.visuallyHidden}> {newTab}</span>
          </a>
        ))}
      </p>
    </article>
  );
}
