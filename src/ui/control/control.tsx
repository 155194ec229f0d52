import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './control.module.css';

/** The look of all that is typed into or chosen from. */
export const control = styles.control;

type ControlErrorProps = {
  /** Named by the control's `aria-describedby`. */
  id: string;
  text: string | undefined;
};

/** The error of a control, below it. */
export function ControlError({ id, text }: ControlErrorProps) {
  if (!text) return null;
  return (
    <p className={styles.error} id={id}>
      <Icon name="warn" size={19} />
      <span>{text}</span>
    </p>
  );
}
