import type { Applicant } from '#src/admissions/eligibility.ts';
import { Choice } from '#src/components/choice/choice.tsx';
import { Icon } from '#src/components/icon/icon.tsx';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { answersInWords } from './answers-in-words.ts';
import type {
  FinderProps,
  FinderTexts,
  FinderWords,
  ProgrammeVerdict,
  Voice,
} from './finder-props.ts';
import styles from './result.module.css';
import { VerdictCard } from './verdict-card.tsx';

type ResultProps = Omit<YearChoiceProps, 'words'> & {
  verdicts: readonly ProgrammeVerdict[];
  applicant: Applicant;
  /** The years of joining that count. */
  years: readonly number[];
  ladder: FinderProps['ladder'];
  texts: FinderTexts['result'];
  voice: Voice;
};

export function Result(props: ResultProps) {
  const { verdicts, applicant, years, ladder, texts, voice } = props;
  const isAfterClass10 = applicant.passed === 'class-10';
  const isLater = ({ status }: ProgrammeVerdict) => isAfterClass10 && status === 'not-open';
  const ahead = verdicts.filter((verdict) => !verdict.earlier && !isLater(verdict));
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
      <Groups {...props} verdicts={ahead} />
      {isAfterClass10 && <p>{texts.professions}</p>}
      <FoldedGroups {...props} text={texts.later} verdicts={verdicts.filter(isLater)} />
      <FoldedGroups
        {...props}
        text={texts.earlier}
        verdicts={verdicts.filter(({ earlier }) => earlier)}
      />
      <a className={layout.textLink} href={`${ladder.path}#${applicant.passed ?? ''}`}>
        {ladder.text}
      </a>
      <p className={layout.small}>{texts.office}</p>
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
  const chosen = years.length === 1 ? years[0] : undefined;
  return (
    <fieldset className={styles.years} data-no-print>
      <legend>{words.legend}</legend>
      {(either ? [...offered, undefined] : offered).map((year) => (
        <Choice
          key={year ?? 0}
          type="radio"
          name="year"
          label={String(year ?? words.either)}
          checked={year === chosen}
          onChange={() => onYear(year)}
        />
      ))}
    </fieldset>
  );
}

type GroupsProps = Pick<ResultProps, 'texts' | 'verdicts' | 'voice'>;

/** Programmes that are no choice now. */
function FoldedGroups({ text, ...groups }: GroupsProps & { text: string }) {
  const { length } = groups.verdicts;
  if (length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>
        {text} <span className={styles.number}>{length}</span>
        <Icon name="down" />
      </summary>
      <Groups {...groups} />
    </details>
  );
}

/** Programmes by what the rules say of them, the open ones first. */
function Groups({ texts, verdicts, voice }: GroupsProps) {
  return (['open', 'open-if', 'not-open'] as const).map((status) => {
    const found = verdicts.filter((verdict) => verdict.status === status);
    return (
      found.length > 0 && (
        <section key={status} className={styles.group}>
          <h3>
            {texts.groups[status]} <span className={styles.number}>{found.length}</span>
          </h3>
          <ul className={styles.cards} data-status={status}>
            {found.map((verdict) => (
              <li key={verdict.programme.id}>
                <VerdictCard verdict={verdict} voice={voice} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}
