import { useId } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
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
      {questions.map(({ question, answer }, index) => (
        <details key={question} name={name} open={index === 0}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <Icon name="down" />
          </summary>
          <div className={styles.answer} dangerouslySetInnerHTML={{ __html: answer }} />
        </details>
      ))}
    </div>
  );
}
