import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type Message, type PopupKind, popupMessage } from '#src/admissions/enquiry-message.ts';
import { Button } from '#src/components/button/button.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { SendStep } from '#src/components/send-yourself/send-yourself.tsx';
import { island } from '#src/lib/island.tsx';
import styles from './popup.module.css';

type PopupFormProps = {
  kind: PopupKind;
  /** Of the message that the visitor may send. */
  subject: string;
  submit: string;
  success: string;
  next: string;
  phone: string;
  email: string;
};

/** SPEC.md section 3: the programmes that the admission pop-up offers. */
const programs = [
  { value: 'undergraduate', label: 'Undergraduate' },
  { value: 'postgraduate', label: 'Postgraduate' },
  { value: 'vocational', label: 'Vocational' },
];

/** Only the browser's own `required` and email checks, as SPEC.md section 5 asks. */
function PopupFormView(props: PopupFormProps) {
  const { kind, subject, submit, success, next, phone, email } = props;
  const [message, setMessage] = useState<Message>();
  const step = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) step.current?.focus();
  }, [message]);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage(popupMessage(kind, subject, new FormData(event.currentTarget)));
    alert(success);
    event.currentTarget.reset();
  }
  return (
    <div className={styles.form}>
      <form method="dialog" onSubmit={confirm}>
        <Fields>
          <Field label="Full Name" name="fullName" autoComplete="name" required wide />
          <Field label="Email" name="email" type="email" autoComplete="email" required />
          <Field label="Country" name="country" autoComplete="country-name" />
          {kind === 'admission' ? (
            <>
              <SelectField
                label="Program"
                name="program"
                options={programs}
                placeholder="Choose one"
              />
              <TextAreaField label="Additional Details" name="details" wide />
            </>
          ) : (
            <>
              <Field
                label="University / Institution"
                name="university"
                autoComplete="organization"
                wide
              />
              <TextAreaField label="Reason for the internship" name="reason" wide />
            </>
          )}
        </Fields>
        <Button type="submit" big>
          {submit}
        </Button>
      </form>
      {message && <SendStep ref={step} text={next} message={message} phone={phone} email={email} />}
    </div>
  );
}

export const PopupForm = island('popup-form', PopupFormView);
