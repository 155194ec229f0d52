import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/button/button.tsx';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { copyText } from '#src/lib/copy-text.ts';
import type { FinderTexts } from './finder-props.ts';
import styles from './result.module.css';

type ShareResultProps = { texts: FinderTexts['result']['share']; phone: string };

/** Ways to keep the result or show it to somebody; only the visitor's own hand sends it. */
export function ShareResult({ texts, phone }: ShareResultProps) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>();
  const address = location.href;
  return (
    <div className={styles.share} data-no-print>
      <h3>{texts.heading}</h3>
      <div className="cluster">
        <ButtonLink
          href={chatLink('', `${texts.message} ${address}`)}
          target="_blank"
          rel="noopener"
          icon="chat"
        >
          {texts.chat}
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
          Call {phone}
        </ButtonLink>
      </div>
      <p role="status" className="small">
        {copied?.address === address && (copied.done ? texts.copied : address)}
      </p>
    </div>
  );
}
