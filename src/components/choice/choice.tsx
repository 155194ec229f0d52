import type { ComponentProps } from 'react';
import styles from './choice.module.css';

/** A check box or radio button in a large frame with its label, pressed as one. */
export function Choice({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`shows-focus ${styles.choice}`}>
      <input {...input} />
      {label}
    </label>
  );
}
