import { type ReactNode, useId } from 'react';
import { layout } from '#src/styles/layout.ts';
import { ControlError, control } from '#src/ui/control/control.tsx';
import styles from './questions.module.css';

type QuestionProps = {
  question: string;
  hint?: string | undefined;
  /** Follows from another answer and is under that question. */
  follows?: boolean;
  children: ReactNode;
};

/** One question with the fields that answer it. */
export function Question({ question, hint, follows, children }: QuestionProps) {
  const id = useId();
  return (
    <fieldset
      className={follows ? styles.follows : styles.question}
      aria-describedby={hint && `${id}-hint`}
    >
      <legend className={styles.legend}>{question}</legend>
      {hint && (
        <p className={layout.small} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  );
}

type LineProps = {
  name: string;
  label: string;
  /** The per cent that was worked out from the text, such as `41.2%`. */
  read?: string | undefined;
  problem?: string | undefined;
};

/** A short field: its label on the left, room for a few digits on the right. */
export function Line({ name, label, read, problem }: LineProps) {
  const id = useId();
  return (
    <div className={styles.entry}>
      <div className={styles.line}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={control}
          type="text"
          name={name}
          autoComplete="off"
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : read && `${id}-read`}
        />
      </div>
      {read && <b id={`${id}-read`}>{`= ${read}`}</b>}
      <ControlError id={`${id}-problem`} text={problem} />
    </div>
  );
}
