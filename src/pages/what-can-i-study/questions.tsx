import type { FormEvent, RefObject } from 'react';
import {
  type AnswerName,
  type AnswerProblem,
  type Answers,
  none,
  streamAnswers,
} from '#src/domain/applicant-address.ts';
import { studiedSubjects } from '#src/domain/eligibility.ts';
import {
  categories,
  entrySubjects,
  type MarkBasis,
  markBases,
  qualifications,
} from '#src/domain/entry-rules.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Choices } from '#src/ui/choice/choices.tsx';
import { Line, Question } from './choices.tsx';
import type { FinderTexts, FinderWords } from './finder-props.ts';
import styles from './questions.module.css';

/** The answers, and the same as parameters of the address. */
type FinderAnswers = Answers & { given: string };

type QuestionsProps = {
  form: RefObject<HTMLFormElement | null>;
  texts: FinderTexts;
  words: FinderWords;
  answers: FinderAnswers;
  onChange: (field: EventTarget) => void;
  onClear: () => void;
  /** Name of the text that is being typed, which is then no finished answer yet. */
  typing: string;
  onTyping: (name: string) => void;
};

export function Questions(props: QuestionsProps) {
  const { form, texts, words, answers, onChange, onClear, typing, onTyping } = props;
  const { applicant, problems } = answers;
  const { passed, person, stream, marks } = texts.questions;
  const problem = (name: AnswerName) =>
    typing === name ? undefined : problemInWords(problems[name], words);

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    if (target instanceof HTMLInputElement && target.type === 'text') onTyping(target.name);
    onChange(target);
  }

  return (
    <form
      ref={form}
      className={`${layout.needsScript} ${styles.questions}`}
      method="dialog"
      noValidate
      autoComplete="off"
      aria-label={words.label}
      onInput={handleInput}
      onBlur={() => onTyping('')}
      onSubmit={(event) => {
        event.preventDefault();
        onTyping('');
      }}
    >
      <Question question={passed.question} hint={passed.hint}>
        <Choices
          type="radio"
          name="passed"
          options={options(qualifications, { ...words.rules.qualifications, ...words.passed })}
          problem={problem('passed')}
        />
      </Question>
      {applicant.passed === 'class-10' ? (
        <p className={`${layout.note} ${styles.enough}`}>{texts.afterClass10}</p>
      ) : (
        <>
          <Question question={stream.question} hint={stream.hint}>
            <Choices
              type="radio"
              name="stream"
              options={options(streamAnswers, { ...words.rules.streams, ...words.streams })}
              problem={problem('stream')}
            />
            <GroupDetails texts={stream} words={words} answers={answers} problem={problem} />
          </Question>
          <Question question={marks.question} hint={marks.hint}>
            {(hasSciences(answers) ? markBases : (['aggregate'] as const)).map((name) => (
              <Line
                key={name}
                name={name}
                label={marks[name]}
                read={workedOut(answers, name)}
                problem={problem(name)}
              />
            ))}
          </Question>
          <Question question={person.question} hint={person.hint}>
            <Line name="born" label={person.born} problem={problem('born')} />
            <Choices
              type="checkbox"
              name="category"
              options={[...options(categories, words.rules.categories), noneOf(words)]}
              problem={problem('category')}
            />
          </Question>
        </>
      )}
      <div className={`${layout.small} ${styles.foot}`}>
        <Button variant="line" onClick={onClear}>
          {texts.again}
        </Button>
        <p>{texts.privacy}</p>
        <p className={styles.trouble}>{texts.trouble}</p>
      </div>
    </form>
  );
}

type GroupDetailsProps = {
  texts: FinderTexts['questions']['stream'];
  words: FinderWords;
  answers: Answers;
  problem: (name: AnswerName) => string | undefined;
};

/** Some groups do not tell which sciences were studied. */
function GroupDetails({ texts, words, answers: { applicant }, problem }: GroupDetailsProps) {
  if (applicant.stream === 'Vocational') {
    return (
      <Question follows question={texts.bridge}>
        <Choices
          type="radio"
          name="bridge"
          options={options(['yes', 'no'] as const, words)}
          problem={problem('bridge')}
        />
      </Question>
    );
  }
  if (applicant.stream === 'Other') {
    return (
      <Question follows question={texts.subjects}>
        <Choices
          type="checkbox"
          name="subject"
          options={[...options(entrySubjects, words.rules.subjects), noneOf(words)]}
          problem={problem('subject')}
        />
      </Question>
    );
  }
  return null;
}

function options<Value extends string>(
  values: readonly Value[],
  labels: Readonly<Record<NoInfer<Value>, string>>,
) {
  return values.map((value) => ({ value, label: labels[value] }));
}

function noneOf(words: FinderWords) {
  return { value: none, label: words.none };
}

function problemInWords(
  problem: AnswerProblem | undefined,
  { problems }: FinderWords,
): string | undefined {
  if (typeof problem !== 'object') return problem && problems[problem];
  return fill(problems.birthOutside, problem);
}

/** The per cent of marks that were not written as per cent. */
function workedOut({ given, applicant }: FinderAnswers, name: MarkBasis): string | undefined {
  const percentage = applicant.marks?.[name];
  const text = new URLSearchParams(given).get(name) ?? '';
  return percentage === undefined || /^[^/\p{L}]*$/u.test(text) ? undefined : `${percentage}%`;
}

/** Marks in the sciences are asked of those who studied them, or have given them in the address. */
function hasSciences({ applicant, problems }: Answers): boolean {
  const { pcb, 'pcb-english': withEnglish } = applicant.marks ?? {};
  const given = [pcb, withEnglish, problems.pcb, problems['pcb-english']];
  return studiedSubjects(applicant)?.includes('Biology') ?? given.some((one) => one !== undefined);
}
