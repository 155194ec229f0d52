import type { DescribedCheck } from '#src/admissions/describe-checks.ts';
import type { Check, Verdict } from '#src/admissions/eligibility.ts';
import { Icon } from '#src/components/icon/icon.tsx';
import { Medal } from '#src/components/medal/medal.tsx';
import { chatLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import type { ProgrammeVerdict, ResultWords } from './finder-props.ts';
import styles from './verdict-card.module.css';

/** Which checks give the reason for a verdict. */
const reasons: Record<Verdict['status'], Check['outcome']> = {
  open: 'met',
  'open-if': 'unknown',
  'not-open': 'missed',
};

type VerdictCardProps = { verdict: ProgrammeVerdict; voice: ResultWords };

/** A programme, why it is open or not, and what to do next. */
export function VerdictCard({ verdict, voice }: VerdictCardProps) {
  const { programme, status, checks, onlyIn } = verdict;
  const outcome = reasons[status];
  const { name, title, path, length, ground, medal, entrance, note } = programme;
  return (
    <article className={styles.card} data-edge={ground}>
      <Medal name={medal} />
      <div className={styles.text}>
        <h4 className={styles.title}>
          <a href={path}>{title}</a>
        </h4>
        <p className={styles.length}>{name === title ? length : `${name}, ${length}`}</p>
        {onlyIn && <p className={styles.only}>{fill(voice.words.year.only, { year: onlyIn })}</p>}
        <ul className={styles.checks} data-outcome={outcome}>
          {checks
            .filter((check) => check.outcome === outcome)
            .map((check) => (
              <li key={check.rule}>
                <Mark outcome={outcome} />
                <Reason {...voice.describe.check(check)} />
              </li>
            ))}
        </ul>
        {status !== 'not-open' && (
          <details className={styles.entrance}>
            <summary>
              {voice.words.entrance}
              <Icon name="down" size={20} />
            </summary>
            <p>{entrance}</p>
            {note && <p>{note}.</p>}
          </details>
        )}
        <NextSteps verdict={verdict} voice={voice} />
      </div>
    </article>
  );
}

function Mark({ outcome }: { outcome: Check['outcome'] }) {
  if (outcome === 'unknown') return <i aria-hidden="true">?</i>;
  return <Icon name={outcome === 'met' ? 'tick' : 'close'} size={20} />;
}

function Reason({ required, given, hint }: DescribedCheck) {
  return (
    <span>
      {required}.{given && <b> {given}.</b>}
      {hint && ` ${hint}.`}
    </span>
  );
}

function NextSteps({ verdict: { programme, status }, voice }: VerdictCardProps) {
  const { name, nameForOffice: course, enquiryPath, papersPath } = programme;
  const { card } = voice.words;
  const about = ` ${fill(card.aboutCourse, { course: name })}`;
  return (
    <ul className={styles.next} data-no-print>
      {status !== 'not-open' && (
        <li>
          <a href={enquiryPath}>
            {card.enquire}
            <span className={layout.visuallyHidden}>{about}</span>
          </a>
        </li>
      )}
      {status !== 'not-open' && (
        <li>
          <a href={papersPath}>
            {card.papers}
            <span className={layout.visuallyHidden}>{about}</span>
          </a>
        </li>
      )}
      <li>
        <a
          href={chatLink(voice.phone, fill(card.message[status], { course }))}
          target="_blank"
          rel="noopener"
        >
          {card.chat}
          <span className={layout.visuallyHidden}>
            {about} {voice.words.newTab}
          </span>
        </a>
      </li>
    </ul>
  );
}
