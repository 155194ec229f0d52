import type { ComponentProps } from 'react';
import { layout } from '#src/styles/layout.ts';
import styles from './choice.module.css';

/** The look of a group of choices. */
export const choices = styles.choices;

/** A check box or radio button in a large frame with its label, pressed as one. */
export function Choice({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label className={`${layout.showsFocus} ${styles.choice}`}>
      <input {...input} />
      {label}
    </label>
  );
}
