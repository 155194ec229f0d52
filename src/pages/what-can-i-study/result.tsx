import { type Applicant, startsEarlier, type Verdict } from '#src/admissions/eligibility.ts';
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
  const isEarlier = ({ programme }: ProgrammeVerdict) => startsEarlier(programme.entry, applicant);
  const earlier = verdicts.filter((verdict) => verdict.status === 'open' && isEarlier(verdict));
  const others = verdicts.filter((verdict) => !earlier.includes(verdict));
  return (
    <section className={styles.result} id="result" aria-labelledby="result-heading">
      <h2 id="result-heading">{texts.heading}</h2>
      <p className={styles.answers}>
        {answersInWords(applicant).join(', ')}. For joining in {year}.
      </p>
      {(['open', 'open-if'] as const).map((status) => (
        <Group
          key={status}
          status={status}
          heading={texts.groups[status]}
          verdicts={others.filter((verdict) => verdict.status === status)}
          phone={phone}
        />
      ))}
      <Group status="open" heading={texts.groups.earlier} verdicts={earlier} phone={phone} />
      <Group
        status="not-open"
        heading={texts.groups['not-open']}
        verdicts={others.filter((verdict) => verdict.status === 'not-open')}
        phone={phone}
      />
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
