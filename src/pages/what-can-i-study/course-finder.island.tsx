import { useRef, useState } from 'react';
import { admissionYear, judge, startsEarlier } from '#src/admissions/eligibility.ts';
import { island } from '#src/lib/island.tsx';
import styles from './course-finder.module.css';
import type { FinderProps } from './finder-props.ts';
import { Questions } from './questions.tsx';
import { Result } from './result.tsx';
import { useAnswers } from './use-answers.ts';
import { useSettled } from './use-settled.ts';

/** Longer than the time between two keys. */
const typingPause = 800;

/** Holds answers against the entry rules. Everything happens on the page; nothing leaves it. */
export const CourseFinder = island('course-finder', CourseFinderView);

function CourseFinderView({ programmes, texts, phone, nextYearFrom }: FinderProps) {
  const form = useRef<HTMLFormElement>(null);
  const [typing, setTyping] = useState(false);
  const answers = useAnswers(form);
  const { query, today, applicant } = answers;
  const year = admissionYear(today, nextYearFrom);
  const verdicts = programmes.map((programme) => ({
    programme,
    ...judge(programme, applicant, { year, today }),
  }));
  const answered = query !== '' && verdicts.some(({ checks }) => checks.some(isTold));
  const ahead = verdicts.filter(({ programme }) => !startsEarlier(programme.entry, applicant));
  const summary = answered ? summarise(ahead) : texts.result.start;
  const settled = useSettled(`${query}\n${summary}`, typing ? typingPause : 0);

  return (
    <>
      <Questions
        form={form}
        texts={texts}
        answers={answers}
        onChange={answers.update}
        onClear={answers.clear}
        onTyping={setTyping}
      />
      <div className={styles.count} data-ground="indigo">
        <p role="status">
          {/* A new element for each answer, so that the same words are read out again. */}
          <span key={settled}>{settled.split('\n')[1]}</span>
        </p>
        {answered && <a href="#result">See which</a>}
      </div>
      {answered && (
        <Result
          verdicts={verdicts}
          applicant={applicant}
          year={year}
          texts={texts.result}
          phone={phone}
        />
      )}
    </>
  );
}

function isTold({ outcome, given }: { outcome: string; given?: string | undefined }): boolean {
  return outcome !== 'unknown' || given !== undefined;
}

function summarise(verdicts: readonly { status: string }[]): string {
  const count = (status: string) => verdicts.filter((verdict) => verdict.status === status).length;
  const open = count('open');
  const depending = count('open-if');
  if (open === 0 && depending > 0) {
    return `${programmes(depending)} may be open to you, depending on the rest.`;
  }
  const sentence = `${open ? programmes(open) : 'No programme'} ${open > 1 ? 'are' : 'is'} open to you`;
  if (depending === 0) return `${sentence}.`;
  return `${sentence}, ${depending} more ${depending === 1 ? 'depends' : 'depend'} on the rest.`;
}

function programmes(count: number): string {
  return `${count} ${count === 1 ? 'programme' : 'programmes'}`;
}
