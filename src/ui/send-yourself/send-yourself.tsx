import { type Ref, useEffect, useRef, useState } from 'react';
import { type Message, messageChat, messageMail } from '#src/admissions/enquiry-message.ts';
import { copyText } from '#src/lib/copy-text.ts';
import { layout } from '#src/styles/layout.ts';
import { Button, ButtonLink } from '#src/ui/button/button.tsx';
import { control } from '#src/ui/control/control.tsx';
import type { Words } from '#src/words.ts';
import styles from './send-yourself.module.css';

/** The recipient of the messages of forms, and the words that all forms share. */
export type Office = {
  phone: string;
  email: string;
  words: Words['send'] & {
    newTab: string;
    /** Marks a field that is not required. */
    optional: string;
    noEmail: Record<'ask' | 'call' | 'or' | 'chat' | 'message', string>;
  };
};

type SendYourselfProps = { message: Message; office: Office };

/** Links that open a finished message in the visitor's own WhatsApp and mail. */
export function SendYourself({ message, office: { phone, email, words } }: SendYourselfProps) {
  return (
    <div className={layout.cluster}>
      <ButtonLink href={messageChat(message, phone)} target="_blank" rel="noopener" icon="chat">
        {words.whatsapp}
        <span className={layout.visuallyHidden}> {words.newTab}</span>
      </ButtonLink>
      <ButtonLink href={messageMail(message, email)} icon="mail" variant="line">
        {words.mail}
      </ButtonLink>
    </div>
  );
}

type SendStepProps = SendYourselfProps & {
  /** A warning about values that the visitor may want to correct first. */
  doubts?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** The last step of a form that sends nothing by itself. */
export function SendStep({ message, office, doubts, ref }: SendStepProps) {
  const { words } = office;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={ref}
      className={`${layout.note} ${styles.step}`}
      data-ground="flour"
      role="group"
      aria-label={words.ready}
      tabIndex={-1}
    >
      <h3>{words.ready}</h3>
      <p>{words.next}</p>
      {doubts && <p>{doubts}</p>}
      <div className={styles.ways}>
        <SendYourself message={message} office={office} />
        <CopyMessage compose={() => message} words={words} />
      </div>
    </div>
  );
}

type CopyMessageProps = {
  compose: () => Message;
  words: Pick<Words['send'], 'copy' | 'copied' | 'byHand' | 'message'>;
  /** As large as the button of the form that it is beside. */
  big?: boolean;
};

/** Copies a message; where the clipboard is refused, shows it ready to be copied by hand. */
export function CopyMessage({ compose, words, big = false }: CopyMessageProps) {
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
      <Button big={big} variant="line" icon="link" onClick={copy}>
        {words.copy}
      </Button>
      <p role="status" className={layout.small}>
        {outcome && (outcome.copied ? words.copied : words.byHand)}
      </p>
      {outcome && !outcome.copied && (
        <textarea
          ref={area}
          className={`${control} ${styles.text}`}
          aria-label={words.message}
          rows={6}
          readOnly
          value={outcome.text}
        />
      )}
    </div>
  );
}
