import type { ComponentProps } from 'react';
import { Icon, type IconName } from '#src/ui/icon/icon.tsx';
import styles from './button.module.css';

/** The look of a button, for what is pressed and is none. */
export const button = styles.button;

type Look = {
  /** `main` is the one thing to do on a field; `line` is any other; `apply` leads to admission. */
  variant?: 'main' | 'line' | 'apply';
  big?: boolean;
  icon?: IconName;
};

export function ButtonLink({
  variant = 'main',
  big,
  icon,
  children,
  ...rest
}: ComponentProps<'a'> & Look) {
  return (
    <a className={styles.button} data-variant={variant} data-big={big} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

export function Button({
  variant = 'main',
  big,
  icon,
  children,
  ...rest
}: ComponentProps<'button'> & Look) {
  return (
    <button className={styles.button} type="button" data-variant={variant} data-big={big} {...rest}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}
