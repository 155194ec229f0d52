import type { ComponentProps } from 'react';
import { Icon } from '#src/components/icon/icon.tsx';
import { layout } from '#src/styles/layout.ts';

/** A link that leads on: its arrow follows the last word, also where the words take two lines. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`${layout.arrowLink} ${className}`.trim()} {...rest}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
