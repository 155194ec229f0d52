import type { ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import { Section } from '#src/ui/section/section.tsx';

type ExampleProps = {
  edition: Edition;
  /** The components that are shown, whose names are the heading. */
  of: readonly { name: string }[];
  children: ReactNode;
};

export function Example({ edition, of, children }: ExampleProps) {
  const names = of.map(({ name }) => name);
  return <Section heading={edition.describe.list(names)}>{children}</Section>;
}
