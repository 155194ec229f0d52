import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import {
  countries,
  doubtsAbout,
  type EnquiryValues,
  enquiryMessage,
  type Message,
  missingInEnquiry,
  programs,
  readEnquiry,
} from '#src/admissions/enquiry-message.ts';
import { Button } from '#src/components/button/button.tsx';
import { Field, Fields, SelectField, TextAreaField } from '#src/components/field/field.tsx';
import { SendStep } from '#src/components/send-yourself/send-yourself.tsx';
import { island } from '#src/lib/island.tsx';
import styles from './enquiry-form.module.css';

/** Milliseconds that the success overlay stands (SPEC.md section 9). */
const overlayTime = 3000;

/** No course has a longer name; whatever else an address holds is not a course. */
const longestName = 60;

const programOptions = programs.map((program) =>
  program === 'GNW' ? { value: program, label: 'GNW (General Nursing and Midwifery)' } : program,
);

type EnquiryFormProps = {
  phone: string;
  email: string;
  success: { heading: string; text: string };
  follow: string;
};

function EnquiryFormView({ phone, email, success, follow }: EnquiryFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [overlay, setOverlay] = useState(false);
  const [sent, setSent] = useState<{ message: Message; doubts: string[] }>();
  const next = useRef<HTMLDivElement>(null);
  usePrefill(form);

  useEffect(() => {
    if (!overlay) return;
    const timer = setTimeout(() => {
      setOverlay(false);
      form.current?.reset();
      // What is left stands below the form that was covered; who has gone elsewhere stays there.
      const { activeElement, body } = document;
      if (activeElement === body || form.current?.contains(activeElement)) next.current?.focus();
    }, overlayTime);
    return () => clearTimeout(timer);
  }, [overlay]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (overlay) return;
    const values = readEnquiry(new FormData(event.currentTarget));
    const [first, ...others] = missingInEnquiry(values);
    setMissing(first ? [first, ...others] : []);
    if (first) {
      alert('Please fill all required fields.');
      focusField(event.currentTarget, first);
      return;
    }
    console.log(values);
    setSent({ message: enquiryMessage(values), doubts: doubtsAbout(values) });
    setOverlay(true);
  }

  function clearMark({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    setMissing(missing.filter((other) => other !== name));
  }

  const error = (name: keyof EnquiryValues) =>
    missing.includes(name) ? 'Please fill this in' : undefined;

  return (
    <div className={styles.enquiry}>
      <form
        ref={form}
        className={styles.form}
        method="dialog"
        noValidate
        onSubmit={submit}
        onChange={clearMark}
      >
        <Fields>
          <Field label="Name" name="name" autoComplete="name" required error={error('name')} />
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="email"
            required
            error={error('email')}
          />
          <Field
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            required
            error={error('phone')}
          />
          <SelectField
            label="Country"
            name="country"
            autoComplete="country-name"
            options={countries}
            placeholder="Choose a country"
            required
          />
          <SelectField
            label="Program"
            name="program"
            hint="Not in this list? Choose the nearest, and name yours in the notes."
            options={programOptions}
            placeholder="Choose a program"
            required
            wide
            error={error('program')}
          />
          <TextAreaField label="Notes" name="notes" rows={3} />
        </Fields>
        <Button type="submit" big>
          Submit
        </Button>
      </form>
      <div role="status">
        {overlay && (
          <div className={styles.overlay} data-ground="white">
            <img src="/patterns/bloom.svg" width="132" height="132" alt="" />
            <h3>{success.heading}</h3>
            <p>{success.text}</p>
          </div>
        )}
      </div>
      {sent && <SendStep ref={next} {...sent} text={follow} phone={phone} email={email} />}
    </div>
  );
}

/** A course page links here, see `enquiryLink`; what has been filled in already stays. */
function usePrefill(form: { current: HTMLFormElement | null }) {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const select = form.current?.elements.namedItem('program');
    if (select instanceof HTMLSelectElement && select.value === '') {
      select.value = programs.find((program) => program === query.get('program')) ?? '';
    }
    const notes = form.current?.elements.namedItem('notes');
    const about = query.get('about')?.slice(0, longestName);
    if (notes instanceof HTMLTextAreaElement && notes.value === '' && about) {
      notes.value = `I am asking about ${about}.`;
    }
  }, [form]);
}

function focusField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

export const EnquiryForm = island('enquiry-form', EnquiryFormView);
