import type { ReactNode } from 'react';
import { Section } from '#src/components/section/section.tsx';
import { WaysToAsk } from '#src/components/ways-to-ask/ways-to-ask.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';

type AskSectionProps = {
  edition: Edition;
  ground?: Ground;
  heading: string;
  text: string;
  /** First line of the chat, where the page has one of its own. */
  greeting?: string;
  /** Stands before the ways to ask: where else the answer may be. */
  children?: ReactNode;
};

/** Closes a page: whom to ask what it does not say. */
export function AskSection({
  edition: { content, words, href },
  ground,
  heading,
  text,
  greeting = content.site.chatGreeting,
  children,
}: AskSectionProps) {
  return (
    <Section
      {...(ground && { ground })}
      heading={heading}
      className={`${layout.stack} ${layout.stackStart}`}
    >
      <p className={layout.lead}>{text}</p>
      {children}
      <WaysToAsk
        phone={content.site.phone}
        admissionsHref={href('/admissions')}
        greeting={greeting}
        words={words.actions}
      />
    </Section>
  );
}
