import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type Message,
  type PopupKind,
  type PopupWords,
  popupMessage,
  popupPrograms,
} from '#src/admissions/enquiry-message.ts';
import { Button } from '#src/components/button/button.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { SendStep, type SendWords } from '#src/components/send-yourself/send-yourself.tsx';
import type { Words } from '#src/content/words-schema.ts';
import { island } from '#src/lib/island.tsx';
import styles from './popup.module.css';

type PopupFormProps = {
  kind: PopupKind;
  /** Of the message that the visitor may send. */
  subject: string;
  submit: string;
  success: string;
  /** What the button does and does not do. */
  before: string;
  next: string;
  phone: string;
  email: string;
  words: Words['popupForm'] & { optional: string; send: SendWords; messages: PopupWords };
};

/** Only the browser's own `required` and email checks, as SPEC.md section 5 asks. */
function PopupFormView(props: PopupFormProps) {
  const { kind, subject, submit, success, before, next, phone, email, words } = props;
  const { send, messages } = words;
  const [message, setMessage] = useState<Message>();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) step.current?.focus();
  }, [message]);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(popupMessage(kind, subject, new FormData(event.currentTarget), messages));
    alert(success);
    event.currentTarget.reset();
  }
  return (
    <div className={styles.form}>
      <form method="dialog" onSubmit={confirm}>
        <Fields optional={words.optional}>
          <Field label={words.fullName} name="fullName" autoComplete="name" required wide />
          <Field label={words.email} name="email" type="email" autoComplete="email" required />
          <Field label={words.country} name="country" autoComplete="country-name" />
          {kind === 'admission' ? (
            <>
              <SelectField
                label={words.program}
                name="program"
                options={popupPrograms.map((value) => ({
                  value,
                  label: messages.popupPrograms[value],
                }))}
                placeholder={words.chooseProgram}
              />
              <TextAreaField label={words.details} name="details" wide />
            </>
          ) : (
            <>
              <Field label={words.university} name="university" autoComplete="organization" wide />
              <TextAreaField label={words.reason} name="reason" wide />
            </>
          )}
        </Fields>
        <p className={styles.before}>{before}</p>
        <Button type="submit" big>
          {submit}
        </Button>
      </form>
      {message && (
        <SendStep
          ref={step}
          text={next}
          message={message}
          phone={phone}
          email={email}
          words={send}
        />
      )}
    </div>
  );
}

export const PopupForm = island('popup-form', PopupFormView);
