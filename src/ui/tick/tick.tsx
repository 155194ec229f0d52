import type { ReactNode } from 'react';
import * as attribute from '#src/client/attributes.ts';
import { layout } from '#src/styles/layout.ts';
import styles from './tick.module.css';

type TickProps = {
  /** The key under which the browser keeps it, see `src/client/checklist.ts`. */
  name: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A box to tick beside a text of several lines; the visitor's browser remembers it. */
export function Tick({ name, className = '', children }: TickProps) {
  return (
    <label className={`${layout.showsFocus} ${styles.tick} ${className}`.trim()}>
      <input type="checkbox" {...{ [attribute.remember]: name }} />
      {children}
    </label>
  );
}
