import { useState } from 'react';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { pageAddress } from '#src/lib/page-address.ts';
import { layout } from '#src/styles/layout.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import type { FinderTexts, ProgrammeVerdict, ResultWords } from './finder-props.ts';
import styles from './share-result.module.css';

type ShareResultProps = {
  texts: FinderTexts['result']['share'];
  verdicts: readonly ProgrammeVerdict[];
  wording: ResultWords;
};

/**
 * Ways to keep the result or show it to somebody; only the visitor's own hand sends it. What is
 * shared is the outcome; the answers go along only with an address that the visitor copies.
 */
export function ShareResult({ texts, verdicts, wording }: ShareResultProps) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>();
  const { words, phone } = wording;
  const address = pageAddress().href;
  return (
    <div className={styles.share} data-no-print>
      <h2>{texts.heading}</h2>
      <div className={layout.cluster}>
        <ButtonLink
          href={chatLink('', shared(texts.message, verdicts, wording))}
          target="_blank"
          rel="noopener"
          icon="chat"
        >
          {texts.chat}
          <span className={layout.visuallyHidden}> {words.newTab}</span>
        </ButtonLink>
        <Button
          variant="line"
          icon="link"
          onClick={async () => setCopied({ address, done: await copyText(address) })}
        >
          {texts.copy}
        </Button>
        <Button variant="line" icon="apply" onClick={() => print()}>
          {texts.print}
        </Button>
        <ButtonLink variant="line" icon="call" href={telephoneLink(phone)}>
          {words.call}
        </ButtonLink>
      </div>
      <p role="status" className={layout.small}>
        {copied?.address === address && (copied.done ? texts.copied : address)}
      </p>
    </div>
  );
}

/** `What can I study? Open to me: GNM.` and the address of the page without the answers. */
function shared(
  message: string,
  verdicts: readonly ProgrammeVerdict[],
  { words, describe, year }: ResultWords,
): string {
  const outcomes = (['open', 'open-if'] as const).flatMap((status) => {
    const found = verdicts.filter((verdict) => verdict.status === status);
    const courses = describe.list(found.map(({ programme }) => programme.nameForOffice));
    return courses ? fill(words.shared[status], { courses, year }) : [];
  });
  const sentences = outcomes.length > 0 ? outcomes : [fill(words.shared.none, { year })];
  return [message, ...sentences, location.origin + location.pathname].join(' ');
}
