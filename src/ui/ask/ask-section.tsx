import type { ReactNode } from 'react';
import type { Edition } from '#src/content/check/edition.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { layout } from '#src/styles/layout.ts';
import { Section } from '#src/ui/section/section.tsx';
import { WaysToAsk, type WaysToAskProps } from '#src/ui/ways-to-ask/ways-to-ask.tsx';

type AskSectionProps = {
  edition: Edition;
  ground?: Ground;
  heading: string;
  text: string;
  /** First line of the chat, where the page has one of its own. */
  greeting?: string;
  /** Before the ways to ask: where else the answer may be. */
  children?: ReactNode;
};

/** Closes a page: whom to ask what it does not say. */
export function AskSection(props: AskSectionProps) {
  const { edition, ground, heading, text, children } = props;
  const { greeting = edition.content.site.chatGreeting } = props;
  return (
    <Section
      {...(ground && { ground })}
      heading={heading}
      className={`${layout.stack} ${layout.stackStart}`}
    >
      <p className={layout.lead}>{text}</p>
      {children}
      <WaysToAsk {...waysToAsk(edition)} greeting={greeting} />
    </Section>
  );
}

/** The ways to reach the office, as `<WaysToAsk>` takes them. */
export function waysToAsk({ content, words, href }: Edition): WaysToAskProps {
  const { call, chat, admissions } = words.actions;
  return {
    phone: content.site.phone,
    admissions: href('/admissions'),
    words: { call, chat, admissions },
  };
}
