import type { ReactNode } from 'react';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './error-banner.module.css';

type ErrorBannerProps = {
  message: string | undefined;
  /** Another way, where trying again may not help. */
  children?: ReactNode;
};

/** Announced as soon as it has a message. */
export function ErrorBanner({ message, children }: ErrorBannerProps) {
  return (
    <div role="alert">
      {message && (
        <div className={`${layout.note} ${styles.banner}`}>
          <Icon name="warn" size={26} />
          <div>
            <p className={styles.message}>{message}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}
