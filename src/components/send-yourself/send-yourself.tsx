import { type Ref, useEffect, useRef, useState } from 'react';
import { type Message, messageChat, messageMail } from '#src/admissions/enquiry-message.ts';
import { Button, ButtonLink } from '#src/components/button/button.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import styles from './send-yourself.module.css';

type SendYourselfProps = { message: Message; phone: string; email: string };

/** Links that open a finished message in the visitor's own WhatsApp and mail. */
export function SendYourself({ message, phone, email }: SendYourselfProps) {
  return (
    <div className="cluster">
      <ButtonLink href={messageChat(message, phone)} target="_blank" rel="noopener" icon="chat">
        Send on WhatsApp
      </ButtonLink>
      <ButtonLink href={messageMail(message, email)} icon="mail" variant="line">
        Send by mail
      </ButtonLink>
    </div>
  );
}

type SendStepProps = SendYourselfProps & {
  /** What is still to be done, and why. */
  text: string;
  /** What the visitor may want to mend first. */
  doubts?: readonly string[];
  ref?: Ref<HTMLDivElement>;
};

/** The last step of a form that sends nothing by itself. */
export function SendStep({ text, doubts = [], ref, ...send }: SendStepProps) {
  return (
    <div ref={ref} className={styles.step} data-ground="flour" tabIndex={-1}>
      <p>{text}</p>
      {doubts.length > 0 && <p>{doubts.join(' ')} You can mend it in the message.</p>}
      <SendYourself {...send} />
      <CopyMessage compose={() => send.message} />
    </div>
  );
}

/** Copies a message; where the clipboard is refused, shows it ready to be copied by hand. */
export function CopyMessage({ compose }: { compose: () => Message }) {
  const [outcome, setOutcome] = useState<{ copied: boolean; text: string }>();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (outcome && !outcome.copied) area.current?.select();
  }, [outcome]);

  async function copy() {
    const { subject, text } = compose();
    const whole = `${subject}\n\n${text.replaceAll('\r\n', '\n')}`;
    setOutcome({ copied: await copyText(whole), text: whole });
  }

  return (
    <div className={styles.copy}>
      <Button variant="line" icon="link" onClick={copy}>
        Copy message
      </Button>
      <p role="status" className={styles.status}>
        {outcome && (outcome.copied ? 'Message copied.' : 'Copy the text below by hand.')}
      </p>
      {outcome && !outcome.copied && (
        <textarea
          ref={area}
          className={styles.text}
          aria-label="Your message"
          rows={6}
          readOnly
          value={outcome.text}
        />
      )}
    </div>
  );
}
