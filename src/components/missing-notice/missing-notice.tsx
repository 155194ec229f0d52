import { type AskWords, WaysToAsk } from '#src/components/ways-to-ask/ways-to-ask.tsx';
import styles from './missing-notice.module.css';

type MissingNoticeProps = {
  /** The notice, word for word. */
  notice: string;
  /** What to do about it. */
  advice: string;
  phone: string;
  admissionsHref: string;
  greeting: string;
  words: AskWords;
};

/** Stands where content is missing, and is never a dead end. */
export function MissingNotice({ notice, advice, ...ways }: MissingNoticeProps) {
  return (
    <div className={styles.notice} data-ground="white">
      <img src="/patterns/empty.svg" width="120" height="120" alt="" loading="lazy" />
      <div className={styles.copy}>
        <div className={styles.text}>{notice}</div>
        <p>{advice}</p>
        <WaysToAsk {...ways} />
      </div>
    </div>
  );
}
