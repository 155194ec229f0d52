import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactErrors,
  type ContactProblem,
  type ContactWords,
  checkContact,
  contactMessage,
  isLong,
  type Message,
  readContact,
  reasons,
} from '#src/admissions/enquiry-message.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorBanner } from '#src/ui/error-banner/error-banner.tsx';
import { EmailField } from '#src/ui/field/email-field.tsx';
import {
  Field,
  Fields,
  focusField,
  form as formLook,
  SelectField,
  TextAreaField,
} from '#src/ui/field/field.tsx';
import { island } from '#src/ui/island/island.tsx';
import { MailAddress } from '#src/ui/mail-address/mail-address.tsx';
import { CopyMessage, type Office, SendYourself } from '#src/ui/send-yourself/send-yourself.tsx';
import type { Words } from '#src/words.ts';
import styles from './contact-form.module.css';
import { handOver } from './hand-over.ts';

/** Milliseconds: longer than any double click, shorter than writing a second message. */
const lockTime = 1000;

type ContactFormProps = {
  office: Office;
  words: Words['contactForm'] & { messages: ContactWords };
};

/** The outcome of the last message. */
type Outcome = { kind: 'opened' | 'failed'; message: Message };

function ContactFormView({ office, words }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [banner, setBanner] = useState<ContactProblem | 'failure'>();
  const [outcome, setOutcome] = useState<Outcome>();
  const lastSent = useRef(Number.NEGATIVE_INFINITY);
  const say = { ...words.errors, failure: words.failure };
  const errorOf = (name: keyof ContactErrors) => errors[name] && say[errors[name]];

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (performance.now() - lastSent.current < lockTime) return;
    const values = readContact(new FormData(event.currentTarget));
    const found = checkContact(values);
    const [wrong] = Object.entries(found);
    // Shown before the focus moves, so that the page is laid out once.
    flushSync(() => {
      setErrors(found);
      setBanner(wrong?.[1]);
      setOutcome(undefined);
    });
    if (wrong) focusField(event.currentTarget, wrong[0]);
    else send(contactMessage(values, words.messages));
  }

  function send(message: Message) {
    lastSent.current = performance.now();
    try {
      handOver(message, office.phone);
      form.current?.reset();
      setOutcome({ kind: 'opened', message });
    } catch (error) {
      console.error(error);
      setBanner('failure');
      setOutcome({ kind: 'failed', message });
      // The failure and the other ways are above the fields.
      form.current?.scrollIntoView();
    }
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = (target as unknown as HTMLInputElement).name as keyof ContactErrors;
    setErrors({ ...errors, [name]: undefined });
    if (banner && banner === errors[name]) setBanner(undefined);
    // Its links would send what stood here before.
    if (outcome?.kind === 'failed') setOutcome(undefined);
  }

  /** The message in the form, or, while it is empty, the one just handed over. */
  function compose(): Message {
    const values = readContact(new FormData(form.current ?? undefined));
    const isEmpty = Object.values(values).every((value) => value === '');
    return isEmpty && outcome ? outcome.message : contactMessage(values, words.messages);
  }

  return (
    <form
      ref={form}
      className={formLook}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={clearError}
    >
      <ErrorBanner message={banner && say[banner]}>
        {outcome?.kind === 'failed' && <p>{words.kept}</p>}
      </ErrorBanner>
      {outcome?.kind === 'failed' && <SendYourself message={outcome.message} office={office} />}
      <div role="status">
        {outcome?.kind === 'opened' && (
          <Opened message={outcome.message} office={office} words={words.opened} />
        )}
      </div>
      <Fields optional={office.words.optional}>
        <Field
          label={words.fullName}
          name="fullName"
          autoComplete="name"
          required
          error={errorOf('fullName')}
        />
        <EmailField label={words.email} office={office} error={errorOf('email')} />
        <Field label={words.phone} name="phone" type="tel" autoComplete="tel" />
        <SelectField
          label={words.reason}
          name="reason"
          options={reasons.map((value) => ({ value, label: words.messages.reasons[value] }))}
          placeholder={words.chooseReason}
          required
          error={errorOf('reason')}
        />
        <TextAreaField
          label={words.comments}
          name="comments"
          required
          error={errorOf('comments')}
        />
      </Fields>
      <div className={styles.send}>
        <Button type="submit" big>
          {words.submit}
        </Button>
        <CopyMessage compose={compose} words={office.words} big />
      </div>
    </form>
  );
}

type OpenedProps = { message: Message; office: Office; words: Words['contactForm']['opened'] };

function Opened({ message, office, words }: OpenedProps) {
  const panel = useRef<HTMLDivElement>(null);
  // A block body: `scrollIntoView` returns a promise in some browsers, which React would call later.
  useEffect(() => {
    panel.current?.scrollIntoView();
  }, []);
  const [before, address = '', after] = words.text.split(/(\S+@\S+)/);
  return (
    <div ref={panel} className={`${layout.note} ${layout.stack}`} data-ground="flour">
      <h3>{words.heading}</h3>
      <p>
        {before}
        <span className={styles.address}>
          <MailAddress text={address} />
        </span>
        {after}
      </p>
      {isLong(message) && <p>{words.long}</p>}
      <SendYourself message={message} office={office} />
    </div>
  );
}

export const ContactForm = island('contact-form', ContactFormView);
