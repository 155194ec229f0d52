import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import {
  type ContactErrors,
  checkContact,
  contactMessage,
  failureMessage,
  isLong,
  type Message,
  readContact,
  reasons,
} from '#src/admissions/enquiry-message.ts';
import { Button } from '#src/components/button/button.tsx';
import { ErrorBanner } from '#src/components/error-banner/error-banner.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { useSubmitLock } from '#src/components/field/use-submit-lock.ts';
import { CopyMessage, SendYourself } from '#src/components/send-yourself/send-yourself.tsx';
import { island } from '#src/lib/island.tsx';
import styles from './contact-form.module.css';
import { handOver } from './hand-over.ts';

type ContactFormProps = { phone: string; email: string };

/** What became of the last message. */
type Outcome = { kind: 'opened' | 'failed'; message: Message };

function ContactFormView({ phone, email }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<ContactErrors>({});
  const [banner, setBanner] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const lock = useSubmitLock();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (lock.isClosed()) return;
    const values = readContact(new FormData(event.currentTarget));
    const found = checkContact(values);
    const [wrong] = Object.entries(found);
    setErrors(found);
    setBanner(wrong?.[1]);
    setOutcome(undefined);
    if (wrong) focusField(event.currentTarget, wrong[0]);
    else send(contactMessage(values));
  }

  function send(message: Message) {
    lock.close();
    try {
      handOver(message, phone);
      form.current?.reset();
      setOutcome({ kind: 'opened', message });
    } catch (error) {
      console.error(error);
      setBanner(failureMessage);
      setOutcome({ kind: 'failed', message });
    }
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    const name = (target as unknown as HTMLInputElement).name as keyof ContactErrors;
    setErrors({ ...errors, [name]: undefined });
    if (banner && banner === errors[name]) setBanner(undefined);
    // Its links would send what stood here before.
    if (outcome?.kind === 'failed') setOutcome(undefined);
  }

  /** What stands in the form, or, while it is empty, the message just handed over. */
  function compose(): Message {
    const values = readContact(new FormData(form.current ?? undefined));
    const isEmpty = Object.values(values).every((value) => value === '');
    return isEmpty && outcome ? outcome.message : contactMessage(values);
  }

  return (
    <form
      ref={form}
      className={styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
      onChange={clearError}
    >
      <ErrorBanner message={banner}>
        {outcome?.kind === 'failed' && (
          <p>Your message is still here. You can also copy it below.</p>
        )}
      </ErrorBanner>
      <Fields>
        <Field
          label="Full Name"
          name="fullName"
          autoComplete="name"
          required
          error={errors.fullName}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          required
          error={errors.email}
        />
        <Field label="Phone" name="phone" type="tel" autoComplete="tel" />
        <SelectField
          label="Reason"
          name="reason"
          options={reasons}
          placeholder="Choose a reason"
          required
          error={errors.reason}
        />
        <TextAreaField label="Comments" name="comments" required error={errors.comments} />
      </Fields>
      <div className="cluster">
        <Button type="submit" big>
          Send message
        </Button>
        <CopyMessage compose={compose} />
      </div>
      <div role="status">
        {outcome?.kind === 'opened' && (
          <Opened message={outcome.message} phone={phone} email={email} />
        )}
      </div>
      {outcome?.kind === 'failed' && (
        <SendYourself message={outcome.message} phone={phone} email={email} />
      )}
    </form>
  );
}

function Opened({ message, phone, email }: ContactFormProps & { message: Message }) {
  return (
    <div className={styles.opened} data-ground="flour">
      <h3>Now press send in your mail or WhatsApp.</h3>
      <p>
        Both should have opened with your message. In the mail, write {email} in the To line. If one
        of them did not open, use these links.
      </p>
      {isLong(message) && (
        <p>
          Your message is long, and some mail programs cut long ones. Check that its end is there;
          if not, copy the message here and paste it.
        </p>
      )}
      <SendYourself message={message} phone={phone} email={email} />
    </div>
  );
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export const ContactForm = island('contact-form', ContactFormView);
