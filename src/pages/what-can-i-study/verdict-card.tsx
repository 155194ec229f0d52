import type { ComponentProps } from 'react';
import { keepFound } from '#src/client/drafts.ts';
import type { DescribedCheck } from '#src/domain/describe-checks.ts';
import type { Check, Verdict } from '#src/domain/eligibility.ts';
import { chatLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Medal } from '#src/ui/medal/medal.tsx';
import type { ProgrammeVerdict, ResultWords } from './finder-props.ts';
import styles from './verdict-card.module.css';

/** Which checks give the reason for a verdict. */
const reasons: Record<Verdict['status'], Check['outcome']> = {
  open: 'met',
  'open-if': 'unknown',
  'not-open': 'missed',
};

type VerdictCardProps = { verdict: ProgrammeVerdict; wording: ResultWords };

/** A programme, why it is open or not, and what to do next. */
export function VerdictCard({ verdict, wording }: VerdictCardProps) {
  const { programme, status, checks } = verdict;
  const outcome = reasons[status];
  const { name, title, path, length, ground, medal, entrance, entranceShort, alsoAsked, note } =
    programme;
  return (
    <article className={`${layout.paper} ${styles.card}`} data-edge={ground}>
      <Medal name={medal} />
      <div className={styles.text}>
        <h4 className={styles.title}>
          <a href={path}>{title}</a>
        </h4>
        <p className={styles.length}>{name === title ? length : `${name}, ${length}`}</p>
        <ul className={styles.checks} data-outcome={outcome}>
          {checks
            .filter((check) => check.outcome === outcome)
            .map((check) => (
              <li key={check.rule}>
                <Mark outcome={outcome} />
                <Reason {...wording.describe.check(check)} />
              </li>
            ))}
        </ul>
        {status !== 'not-open' &&
          alsoAsked.map(({ name, text }) => (
            <p key={name} className={styles.also}>
              <b>{name}:</b> {text}.
            </p>
          ))}
        {status !== 'not-open' && (
          <details className={styles.entrance}>
            <summary>
              <span>
                {wording.words.entrance}
                {entranceShort && <b>{entranceShort}</b>}
              </span>
              <Icon name="down" size={20} />
            </summary>
            <p>{entrance}</p>
            {note && <p>{`${note}.`}</p>}
          </details>
        )}
        <NextSteps verdict={verdict} wording={wording} />
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
      <span>{`${required}.`}</span>
      {given && <b>{` ${given}.`}</b>}
      {hint && <span>{` ${hint}.`}</span>}
    </span>
  );
}

function NextSteps({ verdict, wording }: VerdictCardProps) {
  const { programme, status } = verdict;
  const { name, nameForOffice: course, enquiryPath, papersPath } = programme;
  const { card } = wording.words;
  const about = ` ${fill(card.aboutCourse, { course: name })}`;
  return (
    <ul className={styles.next} data-no-print>
      {status !== 'not-open' && (
        <NextStep
          href={enquiryPath}
          text={card.enquire}
          about={about}
          onClick={({ currentTarget }) => keepFound(currentTarget.search, told(verdict, wording))}
        />
      )}
      {status !== 'not-open' && <NextStep href={papersPath} text={card.papers} about={about} />}
      <NextStep
        href={chatLink(wording.phone, fill(card.message[status], { course, year: wording.year }))}
        target="_blank"
        rel="noopener"
        text={card.chat}
        about={`${about} ${wording.words.newTab}`}
      />
    </ul>
  );
}

/** The checks that rest on an answer, for the notes of the enquiry; empty if none does. */
function told({ checks }: ProgrammeVerdict, { words, describe, year }: ResultWords): string {
  const described = checks
    .map(describe.check)
    .flatMap(({ required, given }) => (given ? `${required}. ${given}.` : []));
  if (described.length === 0) return '';
  return untiedText(fill(words.card.told, { year, checks: described.join(' ') }));
}

/** `about` is for readers who hear the link alone. */
function NextStep({
  text,
  about,
  ...link
}: ComponentProps<'a'> & Record<'text' | 'about', string>) {
  return (
    <li>
      <a className={layout.textLink} {...link}>
        {text}
        <span className={layout.visuallyHidden}>{about}</span>
      </a>
    </li>
  );
}
