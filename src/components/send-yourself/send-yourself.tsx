import { type Ref, useEffect, useRef, useState } from 'react';
import { type Message, messageChat, messageMail } from '#src/admissions/enquiry-message.ts';
import { Button, ButtonLink } from '#src/components/button/button.tsx';
import { control } from '#src/components/control/control.tsx';
import { copyText } from '#src/lib/copy-text.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';
import styles from './send-yourself.module.css';

export type SendWords = Omit<Words['send'], 'doubts'> & Pick<Words['actions'], 'newTab'>;

type SendYourselfProps = { message: Message; phone: string; email: string; words: SendWords };

/** Links that open a finished message in the visitor's own WhatsApp and mail. */
export function SendYourself({ message, phone, email, words }: SendYourselfProps) {
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
  /** What the visitor may want to correct first. */
  doubts?: string | undefined;
  ref?: Ref<HTMLDivElement>;
};

/** The last step of a form that sends nothing by itself. */
export function SendStep({ doubts, ref, ...send }: SendStepProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={ref}
      className={`${layout.note} ${styles.step}`}
      data-ground="flour"
      role="group"
      aria-label={send.words.ready}
      tabIndex={-1}
    >
      <h3>{send.words.ready}</h3>
      <p>{send.words.next}</p>
      {doubts && <p>{doubts}</p>}
      <SendYourself {...send} />
      <CopyMessage compose={() => send.message} words={send.words} />
    </div>
  );
}

type CopyMessageProps = {
  compose: () => Message;
  words: SendWords;
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
      <p role="status" className={styles.status}>
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
