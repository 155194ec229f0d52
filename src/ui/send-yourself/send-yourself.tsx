import { type ReactNode, useEffect, useRef, useState } from 'react';
import { isLong, type Message, messageChat, messageMail } from '#src/domain/enquiry-message.ts';
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

/** The visitor's own apps in which a message can be opened. */
type Way = 'chat' | 'mail';

type SendYourselfProps = {
  message: Message;
  office: Office;
  /** The way that was opened already, and may be opened again. */
  again?: Way | undefined;
  /** With a main button as large as that of a form. */
  big?: boolean;
  onOpen?: (way: Way) => void;
};

/** Links that open a finished message in the visitor's own WhatsApp and mail. */
export function SendYourself(props: SendYourselfProps) {
  const { message, office, again, big = false, onOpen } = props;
  const { phone, email, words } = office;
  return (
    <div className={layout.cluster}>
      <ButtonLink
        href={messageChat(message, phone)}
        target="_blank"
        rel="noopener"
        icon="chat"
        big={big}
        variant={again ? 'line' : 'main'}
        onClick={() => onOpen?.('chat')}
      >
        {again === 'chat' ? words.again : words.whatsapp}
        <span className={layout.visuallyHidden}> {words.newTab}</span>
      </ButtonLink>
      <ButtonLink
        href={messageMail(message, email)}
        icon="mail"
        variant="line"
        onClick={() => onOpen?.('mail')}
      >
        {again === 'mail' ? words.again : words.mail}
      </ButtonLink>
    </div>
  );
}

type SendWaysProps = Pick<SendYourselfProps, 'message' | 'office' | 'big'> & {
  /** Set where WhatsApp and mail were opened already. */
  isOpened?: boolean;
  /** Called when the visitor says that the message went. */
  onWent: () => void;
};

/** All ways to send a finished message. After the way back it asks whether the message went. */
export function SendWays(props: SendWaysProps) {
  const { message, office, big = false, isOpened = false, onWent } = props;
  const { words } = office;
  const [opened, setOpened] = useState<Way | undefined>(isOpened ? 'chat' : undefined);
  const [isBack, setIsBack] = useState(false);
  const question = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (isBack) question.current?.scrollIntoView({ block: 'center' });
  }, [isBack]);

  useEffect(() => {
    if (!opened) return;
    const comeBack = () => setIsBack(document.visibilityState === 'visible');
    document.addEventListener('visibilitychange', comeBack);
    addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      removeEventListener('focus', comeBack);
    };
  }, [opened]);

  return (
    <>
      {isLong(message) && <p>{words.long}</p>}
      <div ref={question} className={styles.sending}>
        <div role="status">{isBack && <b>{words.didItGo}</b>}</div>
        {isBack && (
          <Button big={big} onClick={onWent}>
            {words.yes}
          </Button>
        )}
        <div className={styles.ways}>
          <SendYourself
            message={message}
            office={office}
            again={isBack ? opened : undefined}
            big={big}
            onOpen={setOpened}
          />
          <CopyMessage compose={() => message} words={words} />
        </div>
      </div>
    </>
  );
}

type SendStepProps = Pick<SendWaysProps, 'message' | 'office' | 'isOpened'> & {
  /** In place of `words.ready` and `words.next`. */
  said?: { heading: string; text: ReactNode };
  /** A warning about values that the visitor may want to correct first. */
  doubts?: string | undefined;
  /** Covers the heading for the first seconds. */
  overlay?: ReactNode;
  /** Shows the form again, with all that was typed. */
  onChange: () => void;
  /** Shows the form again, empty. */
  onAnother: () => void;
  /** Further ways on. */
  children?: ReactNode;
};

/**
 * The last step of a form that sends nothing by itself; it stands in the place of the form, and takes
 * the focus.
 */
export function SendStep(props: SendStepProps) {
  const { office, said, doubts, overlay } = props;
  const { words } = office;
  const { heading, text } = said ?? { heading: words.ready, text: words.next };
  const panel = useRef<HTMLDivElement>(null);
  const [went, setWent] = useState(false);

  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'start' });
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={panel}
      className={`${layout.note} ${styles.step}`}
      data-ground="flour"
      role="group"
      aria-label={heading}
      tabIndex={-1}
    >
      <div className={styles.said}>
        <h3>{went ? words.went : heading}</h3>
        {!went && <p>{text}</p>}
        {overlay}
      </div>
      {doubts && !went && <p>{doubts}</p>}
      {!went && <SendWays {...props} big onWent={() => setWent(true)} />}
      <div className={styles.others}>
        {!went && (
          <button type="button" className={layout.textLink} onClick={props.onChange}>
            {words.change}
          </button>
        )}
        <button type="button" className={layout.textLink} onClick={props.onAnother}>
          {words.another}
        </button>
        {props.children}
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
    if (!outcome || outcome.copied) return;
    area.current?.select();
    area.current?.scrollIntoView({ block: 'center' });
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
