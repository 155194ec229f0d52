import type { ComponentProps } from 'react';
import { layout } from '#src/styles/layout.ts';
import styles from './choice.module.css';

/** The look of a group of choices. */
export const choices = styles.choices;

/**
 * A check box or radio button in a large frame with its label, pressed as one. The frame has the id,
 * so that a link to it does not move the focus.
 */
export function Choice({ id, label, ...input }: ComponentProps<'input'> & { label: string }) {
  return (
    <label id={id} className={`${layout.showsFocus} ${styles.choice}`}>
      <input {...input} />
      {label}
    </label>
  );
}
