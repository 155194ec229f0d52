import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type ContactErrors,
  type ContactProblem,
  type ContactWords,
  checkContact,
  contactMessage,
  type Message,
  readContact,
  reasons,
} from '#src/domain/enquiry-message.ts';
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
import { useMessageForm } from '#src/ui/field/use-message-form.ts';
import { island } from '#src/ui/island/island.tsx';
import { MailAddress } from '#src/ui/mail-address/mail-address.tsx';
import {
  CopyMessage,
  type Office,
  SendStep,
  SendYourself,
} from '#src/ui/send-yourself/send-yourself.tsx';
import type { Words } from '#src/words.ts';
import styles from './contact-form.module.css';
import { handOver } from './hand-over.ts';

/** Milliseconds: longer than any double click, shorter than writing a second message. */
const lockTime = 1000;

type ContactFormProps = {
  office: Office;
  words: Words['contactForm'] & { messages: ContactWords };
};

function ContactFormView({ office, words }: ContactFormProps) {
  const [errors, setErrors] = useState<ContactErrors>({});
  const [banner, setBanner] = useState<ContactProblem | 'failure'>();
  /** The message that the browser did not hand over. */
  const [failed, setFailed] = useState<Message>();
  const { form, props, ready, finish, change, beginAnother } = useMessageForm<Message>('contact');
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
      setFailed(undefined);
    });
    if (wrong) focusField(event.currentTarget, wrong[0]);
    else send(contactMessage(values, words.messages));
  }

  function send(message: Message) {
    lastSent.current = performance.now();
    try {
      handOver(message, office.phone);
      finish(message);
      form.current?.reset();
    } catch (error) {
      console.error(error);
      setBanner('failure');
      setFailed(message);
      // The failure and the other ways are above the fields.
      form.current?.scrollIntoView();
    }
  }

  /** Whoever opens the form again means its next submit, however soon it comes. */
  const unlocked = (open: () => void) => () => {
    lastSent.current = Number.NEGATIVE_INFINITY;
    open();
  };

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = (target as unknown as HTMLInputElement).name as keyof ContactErrors;
    setErrors({ ...errors, [name]: undefined });
    if (banner && banner === errors[name]) setBanner(undefined);
    // Its links would send what stood here before.
    setFailed(undefined);
  }

  function compose(): Message {
    return contactMessage(readContact(new FormData(form.current ?? undefined)), words.messages);
  }

  return (
    <div className={formLook}>
      {ready && (
        <SendStep
          message={ready}
          office={office}
          said={{
            heading: words.opened.heading,
            text: <Opened words={words.opened} />,
          }}
          isOpened
          onChange={unlocked(change)}
          onAnother={unlocked(beginAnother)}
        />
      )}
      <form {...props} className={formLook} onSubmit={submit} onChange={clearError}>
        <ErrorBanner message={banner && say[banner]}>{failed && <p>{words.kept}</p>}</ErrorBanner>
        {failed && <SendYourself message={failed} office={office} />}
        <Fields optional={office.words.optional}>
          <Field
            label={words.fullName}
            name="fullName"
            autoComplete="name"
            autoCapitalize="words"
            required
            error={errorOf('fullName')}
          />
          <EmailField label={words.email} office={office} error={errorOf('email')} />
          <Field label={words.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
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
    </div>
  );
}

function Opened({ words }: { words: Words['contactForm']['opened'] }) {
  const [before, address = '', after] = words.text.split(/(\S+@\S+)/);
  return (
    <>
      {before}
      <span className={styles.address}>
        <MailAddress text={address} />
      </span>
      {after}
    </>
  );
}

export const ContactForm = island('contact-form', ContactFormView);
