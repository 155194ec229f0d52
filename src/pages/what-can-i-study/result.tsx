import {
  type Applicant,
  startsEarlier,
  type Verdict,
  type YearVerdict,
} from '#src/admissions/eligibility.ts';
import { Choice } from '#src/components/choice/choice.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { answersInWords } from './answers-in-words.ts';
import type { FinderProgramme, FinderTexts, FinderWords, Voice } from './finder-props.ts';
import styles from './result.module.css';
import { ShareResult } from './share-result.tsx';
import { VerdictCard } from './verdict-card.tsx';

export type ProgrammeVerdict = YearVerdict & { programme: FinderProgramme };

type ResultProps = Omit<YearChoiceProps, 'words'> & {
  verdicts: readonly ProgrammeVerdict[];
  applicant: Applicant;
  /** The years of joining that count. */
  years: readonly number[];
  texts: FinderTexts['result'];
  voice: Voice;
};

export function Result(props: ResultProps) {
  const { verdicts, applicant, years, texts, voice } = props;
  const isEarlier = ({ programme }: ProgrammeVerdict) => startsEarlier(programme.entry, applicant);
  const earlier = verdicts.filter((verdict) => verdict.status === 'open' && isEarlier(verdict));
  const others = verdicts.filter((verdict) => !earlier.includes(verdict));
  const answers = answersInWords(applicant, voice.words, voice.describe).join(', ');
  return (
    <section className={styles.result} id="result" aria-labelledby="result-heading">
      <h2 id="result-heading">{texts.heading}</h2>
      <p className={styles.answers}>
        {fill(voice.words.answers.joining, {
          answers,
          year: voice.describe.either(years.toSorted().map(String)),
        })}
      </p>
      <YearChoice {...props} words={voice.words.year} />
      {(['open', 'open-if'] as const).map((status) => (
        <Group
          key={status}
          status={status}
          heading={texts.groups[status]}
          verdicts={others.filter((verdict) => verdict.status === status)}
          voice={voice}
        />
      ))}
      <Group status="open" heading={texts.groups.earlier} verdicts={earlier} voice={voice} />
      <Group
        status="not-open"
        heading={texts.groups['not-open']}
        verdicts={others.filter((verdict) => verdict.status === 'not-open')}
        voice={voice}
      />
      <p className={layout.small}>{texts.office}</p>
      <ShareResult texts={texts.share} verdicts={others} voice={voice} />
    </section>
  );
}

type YearChoiceProps = {
  years: readonly number[];
  offered: readonly number[];
  /** Around the change of the year both may count. */
  either: boolean;
  onYear: (year?: number) => void;
  words: FinderWords['year'];
};

function YearChoice({ years, offered, either, onYear, words }: YearChoiceProps) {
  const isChosen = years.length === 1;
  return (
    <fieldset className={styles.years} data-no-print>
      <legend>{words.legend}</legend>
      {offered.map((year) => (
        <Choice
          key={year}
          type="radio"
          name="year"
          label={String(year)}
          checked={isChosen && years[0] === year}
          onChange={() => onYear(year)}
        />
      ))}
      {either && (
        <Choice
          type="radio"
          name="year"
          label={words.either}
          checked={!isChosen}
          onChange={() => onYear()}
        />
      )}
    </fieldset>
  );
}

type GroupProps = {
  status: Verdict['status'];
  heading: string;
  verdicts: readonly ProgrammeVerdict[];
  voice: Voice;
};

function Group({ status, heading, verdicts, voice }: GroupProps) {
  if (verdicts.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3>
        {heading} <span className={styles.number}>{verdicts.length}</span>
      </h3>
      <ul className={styles.cards} data-status={status}>
        {verdicts.map((verdict) => (
          <li key={verdict.programme.id}>
            <VerdictCard verdict={verdict} voice={voice} />
          </li>
        ))}
      </ul>
    </section>
  );
}
