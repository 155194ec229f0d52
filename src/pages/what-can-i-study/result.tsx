import type { DescribeChecks } from '#src/domain/describe-checks.ts';
import { type Applicant, studiedSubjects } from '#src/domain/eligibility.ts';
import { markBases } from '#src/domain/entry-rules.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { Choice } from '#src/ui/choice/choice.tsx';
import { Fold } from '#src/ui/fold/fold.tsx';
import type {
  FinderProps,
  FinderTexts,
  FinderWords,
  ProgrammeVerdict,
  ResultWords,
} from './finder-props.ts';
import styles from './result.module.css';
import { VerdictCard } from './verdict-card.tsx';

type ResultProps = Omit<YearChoiceProps, 'words'> & {
  verdicts: readonly ProgrammeVerdict[];
  applicant: Applicant;
  ladder: FinderProps['ladder'];
  texts: FinderTexts['result'];
  wording: ResultWords;
};

export function Result(props: ResultProps) {
  const { verdicts, applicant, year, ladder, texts, wording } = props;
  const ahead = verdicts.filter(({ earlier }) => !earlier);
  const earlier = verdicts.filter(({ earlier }) => earlier);
  const answers = answersInWords(applicant, wording.words, wording.describe).join(', ');
  return (
    <section
      className={`${layout.stack} ${styles.result}`}
      id="result"
      aria-labelledby="result-heading"
    >
      <h2 id="result-heading">{texts.heading}</h2>
      <p className={`${layout.small} ${styles.answers}`}>
        {fill(wording.words.answers.joining, { answers, year })}
      </p>
      <YearChoice {...props} words={wording.words.year} />
      <Groups {...props} verdicts={ahead} />
      {applicant.passed === 'class-10' && <p>{texts.professions}</p>}
      {earlier.length > 0 && (
        <Fold summary={<Counted heading={texts.earlier} count={earlier.length} />}>
          <div className={layout.stack}>
            <Groups {...props} verdicts={earlier} open />
          </div>
        </Fold>
      )}
      <a
        className={layout.textLink}
        href={`${ladder.path}#${applicant.passed ?? ''}`}
        data-no-print
      >
        {ladder.text}
      </a>
      <p className={layout.small}>{texts.office}</p>
    </section>
  );
}

type YearChoiceProps = {
  /** The year of joining that counts. */
  year: number;
  offered: readonly number[];
  onYear: (year: number) => void;
  words: FinderWords['year'];
};

function YearChoice({ year: chosen, offered, onYear, words }: YearChoiceProps) {
  return (
    <fieldset className={styles.years} data-no-print>
      <legend>{words.legend}</legend>
      {offered.map((year) => (
        <Choice
          key={year}
          type="radio"
          name="year"
          label={String(year)}
          checked={year === chosen}
          onChange={() => onYear(year)}
        />
      ))}
    </fieldset>
  );
}

type GroupsProps = Pick<ResultProps, 'texts' | 'verdicts' | 'wording'> & { open?: boolean };

/** Programmes by what the rules say of them, the open ones first; those that are not open fold. */
function Groups({ texts, verdicts, wording, open = false }: GroupsProps) {
  return (['open', 'open-if', 'not-open'] as const).map((status) => {
    const found = verdicts.filter((verdict) => verdict.status === status);
    if (found.length === 0) return null;
    const heading = <Counted heading={texts.groups[status]} count={found.length} />;
    const cards = (
      <ul className={styles.cards} data-status={status}>
        {found.map((verdict) => (
          <li key={verdict.programme.id}>
            <VerdictCard verdict={verdict} wording={wording} />
          </li>
        ))}
      </ul>
    );
    return (
      <section key={status} className={styles.group}>
        {status === 'not-open' ? (
          <Fold
            summary={
              <>
                {heading}
                <span className={layout.small}>{texts.closed}</span>
              </>
            }
            open={open || found.some(isToldMore)}
          >
            {cards}
          </Fold>
        ) : (
          <>
            {heading}
            {cards}
          </>
        )}
      </section>
    );
  });
}

/** Whether a card tells of a way that is not in the rules. */
function isToldMore({ checks }: ProgrammeVerdict): boolean {
  return checks.some(({ outcome, hint }) => outcome === 'missed' && hint?.say === 'told');
}

function Counted({ heading, count }: { heading: string; count: number }) {
  return (
    <h3>
      {heading} <span className={styles.number}>{count}</span>
    </h3>
  );
}

/** The understood answers, for a reader who does not see the questions. */
function answersInWords(
  { passed, stream, bridge, subjects, marks = {}, born, categories }: Applicant,
  { answers: say, rules }: FinderWords,
  describe: DescribeChecks,
): string[] {
  const words = [passed && fill(say.passed, { course: describe.qualification(passed) })];
  if (passed !== 'class-10') {
    const studied = studiedSubjects({ stream, bridge, subjects });
    const group = stream && rules.streams[stream];
    const isTold = group && stream === 'Vocational' && bridge !== undefined;
    words.push(
      isTold ? fill(bridge ? say.withBridge : say.withoutBridge, { stream: group }) : group,
      stream === 'Other' && studied?.length ? describe.subjects(studied) : undefined,
      ...markBases.map((over) =>
        marks[over] === undefined ? undefined : fill(say.marks[over], { percentage: marks[over] }),
      ),
      born &&
        fill(say.born, {
          date: born.from === born.to ? describe.day(born.from) : born.from.slice(0, 4),
        }),
      categories && (describe.list(categories.map((id) => rules.categories[id])) || say.noCategory),
    );
  }
  return words.filter((word) => word !== undefined);
}
