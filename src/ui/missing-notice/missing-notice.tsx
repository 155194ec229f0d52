import type { ReactNode } from 'react';
import { layout } from '#src/styles/layout.ts';
import { WaysToAsk, type WaysToAskProps } from '#src/ui/ways-to-ask/ways-to-ask.tsx';
import styles from './missing-notice.module.css';

type MissingNoticeProps = WaysToAskProps & {
  /** The notice, word for word, where the page does not say it already. */
  notice?: string;
  /** The ways on: links or actions that help the visitor. */
  children: ReactNode;
};

/** Shown in the place of missing content, always with a way on. */
export function MissingNotice({ notice, children, ...ways }: MissingNoticeProps) {
  return (
    <div className={`${layout.columns} ${layout.paper} ${styles.notice}`}>
      <img src="/patterns/empty.svg" width="120" height="120" alt="" loading="lazy" />
      <div className={layout.stack}>
        {notice && <div className={styles.text}>{notice}</div>}
        {children}
        <WaysToAsk {...ways} />
      </div>
    </div>
  );
}
