import type { ComponentProps } from 'react';
import { layout } from '#src/styles/layout.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

/** A link that leads on: its arrow follows the last word, also where the words take two lines. */
export function ArrowLink({ children, className = '', ...rest }: ComponentProps<'a'>) {
  return (
    <a className={`${layout.arrowLink} ${className}`.trim()} {...rest}>
      {children}
      <Icon name="arrow" />
    </a>
  );
}
