import { type ChangeEvent, type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type Message,
  type PopupKind,
  type PopupWords,
  popupMessage,
  popupPrograms,
} from '#src/domain/enquiry-message.ts';
import { layout } from '#src/styles/layout.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ErrorBanner } from '#src/ui/error-banner/error-banner.tsx';
import { EmailField } from '#src/ui/field/email-field.tsx';
import {
  Field,
  Fields,
  form as formLook,
  SelectField,
  TextAreaField,
} from '#src/ui/field/field.tsx';
import { useMessageForm } from '#src/ui/field/use-message-form.ts';
import { island } from '#src/ui/island/island.tsx';
import { type Office, SendStep } from '#src/ui/send-yourself/send-yourself.tsx';
import type { Words } from '#src/words.ts';
import styles from './popup.module.css';

type PopupFormProps = {
  kind: PopupKind;
  /** Of the message that the visitor may send. */
  subject: string;
  submit: string;
  success: string;
  /** Says what the button does and does not do. */
  before: string;
  office: Office;
  words: Words['popupForm'] & {
    errors: Pick<Words['contactForm']['errors'], 'fullName' | 'email' | 'emailFormat'>;
    messages: PopupWords;
  };
};

/** The fields that have something to be checked. */
type Checked = 'fullName' | 'email';

/** Only the browser's own `required` and email checks, as SPEC.md section 5 asks, said in our words. */
function PopupFormView(props: PopupFormProps) {
  const { kind, subject, submit, success, before, office, words } = props;
  const { messages } = words;
  const [errors, setErrors] = useState<Partial<Record<Checked, string>>>({});
  const {
    props: formProps,
    ready,
    finish,
    change,
    beginAnother,
  } = useMessageForm<Message>(`popup-${kind}`);

  function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const wrong = [...elements].filter(
      (field): field is HTMLInputElement =>
        field instanceof HTMLInputElement && !field.validity.valid,
    );
    // Shown before the focus moves, so that what is said above the field is in sight with it.
    flushSync(() => setErrors(Object.fromEntries(wrong.map((field) => [field.name, say(field)]))));
    if (wrong[0]) {
      scrollToTop(event.currentTarget);
      wrong[0].focus();
      return;
    }
    const message = popupMessage(kind, subject, new FormData(event.currentTarget), messages);
    alert(success);
    finish(message);
    event.currentTarget.reset();
  }

  function say({ name, validity }: HTMLInputElement) {
    return words.errors[validity.typeMismatch ? 'emailFormat' : (name as Checked)];
  }

  function clearError({ target }: ChangeEvent<HTMLFormElement>) {
    setErrors({ ...errors, [(target as unknown as HTMLInputElement).name]: undefined });
  }

  return (
    <div className={`${formLook} ${styles.form}`}>
      {ready && (
        <SendStep message={ready} office={office} onChange={change} onAnother={beginAnother} />
      )}
      <form {...formProps} className={formLook} onSubmit={confirm} onChange={clearError}>
        <ErrorBanner message={errors.fullName ?? errors.email} />
        <Fields optional={office.words.optional}>
          <Field
            label={words.fullName}
            name="fullName"
            autoComplete="name"
            autoCapitalize="words"
            required
            wide
            error={errors.fullName}
          />
          <EmailField label={words.email} office={office} error={errors.email} />
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
                wide
              />
              <TextAreaField label={words.details} name="details" rows={2} wide />
            </>
          ) : (
            <>
              <Field label={words.university} name="university" autoComplete="organization" wide />
              <TextAreaField label={words.reason} name="reason" rows={2} wide />
            </>
          )}
        </Fields>
        <p className={layout.small}>{before}</p>
        <div className={styles.foot}>
          <Button type="submit" big>
            {submit}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** The dialog begins with what is said of the form; its heading is not cut. */
function scrollToTop(part: Element) {
  const dialog = part.closest('dialog');
  if (dialog) dialog.scrollTop = 0;
}

export const PopupForm = island('popup-form', PopupFormView);
