import { useState } from 'react';
import { Button, ButtonLink } from '#src/components/button/button.tsx';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { copyText } from '#src/lib/copy-text.ts';
import styles from './result.module.css';

/** Ways to keep the result or show it to somebody; only the visitor's own hand sends it. */
export function ShareResult({ phone }: { phone: string }) {
  const [copied, setCopied] = useState<{ address: string; done: boolean }>();
  const address = location.href;
  return (
    <div className={styles.share} data-no-print>
      <h3>Show it at home, or ask</h3>
      <div className="cluster">
        <ButtonLink
          href={chatLink('', `What can I study? My answers and the result: ${address}`)}
          target="_blank"
          rel="noopener"
          icon="chat"
        >
          Share on WhatsApp
        </ButtonLink>
        <Button
          variant="line"
          icon="link"
          onClick={async () => setCopied({ address, done: await copyText(address) })}
        >
          Copy the address
        </Button>
        <Button variant="line" icon="apply" onClick={() => print()}>
          Print
        </Button>
        <ButtonLink variant="line" icon="call" href={telephoneLink(phone)}>
          Call {phone}
        </ButtonLink>
      </div>
      <p role="status" className="small">
        {copied?.address === address &&
          (copied.done ? 'Address copied.' : `Copy this address by hand: ${address}`)}
      </p>
    </div>
  );
}
