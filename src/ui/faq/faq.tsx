import { useId } from 'react';
import { layout } from '#src/styles/layout.ts';
import { Fold } from '#src/ui/fold/fold.tsx';
import styles from './faq.module.css';

export type Question = {
  question: string;
  /** The answer as HTML. */
  answer: string;
};

/** One answer is open at a time; the browser itself closes the others. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  const name = useId();
  return (
    <div className={styles.faq}>
      {questions.map(({ question, answer }) => (
        <Fold key={question} name={name} summary={<h3>{question}</h3>}>
          <div
            className={`${layout.list} ${styles.answer}`}
            dangerouslySetInnerHTML={{ __html: answer }}
          />
        </Fold>
      ))}
    </div>
  );
}
