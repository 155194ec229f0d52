import * as attribute from '#src/client/attributes.ts';
import styles from './admission-state.module.css';

export type AdmissionStateProps = {
  /** Texts with the day from which each is true, in order; the first is true when the page is built. */
  said: readonly { from: string; text: string }[];
};

/**
 * The state of admission: right when the page is built, and put right on the day when it is read
 * (`src/client/dates.ts`).
 */
export function AdmissionState({ said }: AdmissionStateProps) {
  const changes =
    said.length > 1 ? JSON.stringify(said.map(({ from, text }) => [from, text])) : undefined;
  return (
    <span className={styles.said} {...{ [attribute.saidFrom]: changes }}>
      {said[0]?.text.split('\n').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}
