import { useEffect, useMemo, useRef, useState } from 'react';
import { admissionYears } from '#src/domain/admission-years.ts';
import { describingChecks } from '#src/domain/describe-checks.ts';
import { type Check, judge, startsEarlier } from '#src/domain/eligibility.ts';
import { ofYear } from '#src/domain/enquiry-link.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { counting } from '#src/lib/plural.ts';
import { island } from '#src/ui/island/island.tsx';
import styles from './course-finder.module.css';
import type { FinderProps, FinderWords } from './finder-props.ts';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { ShareResult } from './share-result.tsx';
import { useAnswers } from './use-answers.ts';

/** Longer than the time between two keys. */
const typingPause = 800;

/** Holds answers against the entry rules. Everything happens on the page; nothing leaves it. */
export const CourseFinder = island('course-finder', CourseFinderView);

function CourseFinderView(props: FinderProps) {
  const { programmes, texts, words, lang, phone, nextYearFrom, ladder } = props;
  const form = useRef<HTMLFormElement>(null);
  const [typing, setTyping] = useState('');
  const answers = useAnswers(form);
  const { given, today, applicant } = answers;
  const { offered, start } = admissionYears(today, nextYearFrom);
  const year = offered.find((one) => one === answers.year) ?? start;
  const describe = useMemo(() => describingChecks(words.rules, lang), [words, lang]);
  const admissionTo = (programme: FinderProps['programmes'][number]) => {
    const { seasons, test, lastDays } = programme;
    const season = seasons.filter(({ from }) => from <= today).pop()?.value;
    const last = lastDays.find((one) => one.year === year && one.day < today);
    const isByTest = test && (last ? last.isTest : year >= test.from);
    return {
      year,
      today,
      isLate: year < (season || start),
      isPast: year < start,
      closed: last?.day,
      test: isByTest ? test.name : undefined,
    };
  };
  const verdicts = programmes.map((programme) => ({
    programme: {
      ...programme,
      enquiryPath: year === start ? programme.enquiryPath : ofYear(programme.enquiryPath, year),
    },
    earlier: startsEarlier(programme.entry, applicant),
    ...judge(programme, applicant, admissionTo(programme)),
  }));
  const wording = { words, describe, phone, year };
  const answered = given !== '' && verdicts.some(({ checks }) => checks.some(isTold));
  const ahead = verdicts.filter(({ earlier }) => !earlier);
  const summary = answered ? summarise(ahead, words, describe.count) : texts.result.start;
  const settled = useSettled(`${given}\n${summary}`, typing ? typingPause : 0);

  return (
    <>
      <Questions
        form={form}
        texts={texts}
        words={words}
        answers={answers}
        onChange={answers.update}
        onClear={answers.clear}
        typing={typing}
        onTyping={setTyping}
      />
      <div className={styles.found}>
        <div className={styles.count} data-ground="indigo">
          <p role="status">
            {/* A new element for each answer, so that the same words are read out again. */}
            <span key={settled}>{settled.split('\n')[1]}</span>
          </p>
          {answered && <a href="#result">{words.see}</a>}
        </div>
        {answered && (
          <Result
            verdicts={verdicts}
            applicant={applicant}
            year={year}
            offered={offered}
            onYear={answers.chooseYear}
            ladder={ladder}
            texts={texts.result}
            wording={wording}
          />
        )}
      </div>
      {answered && <ShareResult texts={texts.result.share} verdicts={ahead} wording={wording} />}
    </>
  );
}

function isTold(check: Check): boolean {
  return check.outcome !== 'unknown' || ('given' in check && check.given !== undefined);
}

function summarise(
  verdicts: readonly { status: string }[],
  words: FinderWords,
  count: ReturnType<typeof counting>,
): string {
  const number = (status: string) => verdicts.filter((verdict) => verdict.status === status).length;
  const open = number('open');
  const depending = number('open-if');
  if (open === 0 && depending > 0) return count(depending, words.onlyDepending);
  const sentence = open ? count(open, words.open) : words.noneOpen;
  if (depending === 0) return `${sentence}.`;
  return fill(count(depending, words.depending), { open: sentence });
}

/**
 * A value that has stood still.
 *
 * @param delay milliseconds without a change; with 0 the value itself
 */
function useSettled<Value>(value: Value, delay: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return delay === 0 ? value : settled;
}
