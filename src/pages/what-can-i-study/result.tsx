import { type Applicant, followsOn, type Verdict } from '#src/lib/eligibility.ts';
import { answersInWords } from './answers-in-words.ts';
import type { FinderProgramme, FinderTexts } from './finder-props.ts';
import styles from './result.module.css';
import { ShareResult } from './share-result.tsx';
import { VerdictCard } from './verdict-card.tsx';

export type ProgrammeVerdict = Verdict & { programme: FinderProgramme };

type ResultProps = {
  verdicts: readonly ProgrammeVerdict[];
  applicant: Applicant;
  year: number;
  texts: FinderTexts['result'];
  phone: string;
};

export function Result({ verdicts, applicant, year, texts, phone }: ResultProps) {
  return (
    <section className={styles.result} id="result" aria-labelledby="result-heading">
      <h2 id="result-heading">{texts.heading}</h2>
      <p className={styles.answers}>
        {answersInWords(applicant).join(', ')}. For joining in {year}.
      </p>
      {(['open', 'open-if', 'not-open'] as const).map((status) => (
        <Group
          key={status}
          status={status}
          heading={texts.groups[status]}
          verdicts={sorted(verdicts, applicant).filter((verdict) => verdict.status === status)}
          phone={phone}
        />
      ))}
      <p className="small">{texts.office}</p>
      <ShareResult texts={texts.share} phone={phone} />
    </section>
  );
}

type GroupProps = {
  status: Verdict['status'];
  heading: string;
  verdicts: readonly ProgrammeVerdict[];
  phone: string;
};

function Group({ status, heading, verdicts, phone }: GroupProps) {
  if (verdicts.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>
        {heading} <span className={styles.number}>{verdicts.length}</span>
      </h3>
      <ul className={styles.cards} data-status={status}>
        {verdicts.map((verdict) => (
          <li key={verdict.programme.id}>
            <VerdictCard verdict={verdict} phone={phone} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What follows on the last course comes before what was behind the applicant already. */
function sorted(verdicts: readonly ProgrammeVerdict[], applicant: Applicant) {
  const behind = ({ programme }: ProgrammeVerdict) => !followsOn(programme.entry, applicant);
  return verdicts.toSorted((a, b) => Number(behind(a)) - Number(behind(b)));
}
