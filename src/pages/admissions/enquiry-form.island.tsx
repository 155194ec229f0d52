import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { foundBefore } from '#src/client/drafts.ts';
import { admissionYears } from '#src/domain/admission-years.ts';
import {
  countries,
  doubtsAbout,
  type EnquiryValues,
  type EnquiryWords,
  enquiryMessage,
  type Message,
  missingInEnquiry,
  programs,
  readEnquiry,
} from '#src/domain/enquiry-message.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { indianDay } from '#src/lib/indian-day.ts';
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
import { useMessageForm } from '#src/ui/field/use-message-form.ts';
import { island } from '#src/ui/island/island.tsx';
import { type Office, SendStep } from '#src/ui/send-yourself/send-yourself.tsx';
import type { Words } from '#src/words.ts';
import styles from './enquiry-form.module.css';

/** Milliseconds that the success overlay is shown (SPEC.md section 9). */
const overlayTime = 3000;

/** No course has a longer name; whatever else an address holds is not a course. */
const longestName = 100;

type EnquiryFormProps = {
  office: Office;
  /** Says what the button does and does not do. */
  before: string;
  /** The day from which people mean the next year's admission, such as `11-01`. */
  nextYearFrom: string;
  /** The page that helps to prepare meanwhile. */
  papers: { title: string; path: string };
  words: Words['enquiryForm'] & { messages: EnquiryWords };
};

function EnquiryFormView({ office, before, nextYearFrom, papers, words }: EnquiryFormProps) {
  const [missing, setMissing] = useState<readonly string[]>([]);
  const [overlay, setOverlay] = useState(false);
  const { form, props, ready, finish, change, beginAnother } = useMessageForm<{
    message: Message;
    doubts: string | undefined;
  }>('enquiry');
  usePrefill(form, words.about);

  useEffect(() => {
    if (!ready) return;
    setOverlay(true);
    const timer = setTimeout(() => {
      form.current?.reset();
      setOverlay(false);
    }, overlayTime);
    return () => clearTimeout(timer);
  }, [ready, form]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = readEnquiry(new FormData(event.currentTarget));
    const [first, ...others] = missingInEnquiry(values);
    setMissing(first ? [first, ...others] : []);
    if (first) {
      alert(words.alert);
      focusField(event.currentTarget, first);
      return;
    }
    console.log(values);
    finish({
      message: enquiryMessage(values, words.messages, yearOfJoining(nextYearFrom)),
      doubts: describeDoubts(values, office.words.doubts),
    });
  }

  function clearMark({ target }: ChangeEvent<HTMLFormElement>) {
    const { name } = target as unknown as HTMLInputElement;
    setMissing(missing.filter((other) => other !== name));
  }

  const labels = { ...words.messages.programs, ...words.programLong };
  const error = (name: keyof EnquiryValues) => (missing.includes(name) ? words.missing : undefined);

  return (
    <div className={formLook}>
      <form {...props} className={formLook} onSubmit={submit} onChange={clearMark}>
        <ErrorBanner message={missing.length > 0 ? words.alert : undefined} />
        <Fields optional={office.words.optional}>
          <Field
            label={words.name}
            name="name"
            autoComplete="name"
            autoCapitalize="words"
            required
            error={error('name')}
          />
          <EmailField label={words.email} office={office} error={error('email')} />
          <Field
            label={words.phone}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            required
            error={error('phone')}
          />
          <SelectField
            label={words.country}
            name="country"
            hint={words.countryHint}
            autoComplete="country-name"
            options={countries.map((value) => ({
              value,
              label: words.messages.countries[value],
            }))}
            placeholder={words.chooseCountry}
            required
          />
          <SelectField
            label={words.program}
            name="program"
            hint={words.programHint}
            options={programs.map((value) => ({ value, label: labels[value] }))}
            placeholder={words.chooseProgram}
            required
            wide
            error={error('program')}
          />
          <TextAreaField label={words.notes} name="notes" hint={words.notesHint} rows={3} />
        </Fields>
        <p className={layout.small}>{before}</p>
        <Button type="submit" big>
          {words.submit}
        </Button>
      </form>
      {ready && (
        <SendStep
          {...ready}
          office={office}
          onChange={change}
          onAnother={beginAnother}
          overlay={
            <div className={styles.overlay} role="status">
              {overlay && (
                <div className={styles.thanks}>
                  <img src="/patterns/bloom.svg" width="200" height="200" alt="" />
                  <p>{words.thanks}</p>
                </div>
              )}
            </div>
          }
        >
          <a className={layout.textLink} href={papers.path}>
            {papers.title}
          </a>
        </SendStep>
      )}
    </div>
  );
}

/** The year that the finder was asked about, or that of the coming admissions. */
function yearOfJoining(nextYearFrom: string): number {
  const { offered, start } = admissionYears(indianDay(new Date()), nextYearFrom);
  const asked = Number(new URLSearchParams(location.search).get('year'));
  return offered.find((year) => year === asked) ?? start;
}

/** A course page or the finder links here, see `enquiryLink`; what has been filled in already stays. */
function usePrefill(form: { current: HTMLFormElement | null }, phrase: string) {
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const select = form.current?.elements.namedItem('program');
    if (select instanceof HTMLSelectElement && select.value === '') {
      select.value = programs.find((program) => program === query.get('program')) ?? '';
    }
    const notes = form.current?.elements.namedItem('notes');
    const about = query.get('notes')?.slice(0, longestName);
    const lines = [about && fill(phrase, { course: about }), foundBefore()].filter(Boolean);
    if (notes instanceof HTMLTextAreaElement && notes.value === '') notes.value = lines.join('\n');
  }, [form, phrase]);
}

/** Doubts about the message, which the visitor may correct; none of them refuses it. */
function describeDoubts(values: EnquiryValues, words: Words['send']['doubts']) {
  const { email, phone } = doubtsAbout(values);
  const doubts = [
    email !== undefined && fill(words.email, { text: email }),
    phone !== undefined && fill(words.phone, { text: phone }),
  ].filter((doubt) => doubt !== false);
  return doubts.length > 0 ? [...doubts, words.correct].join(' ') : undefined;
}

export const EnquiryForm = island('enquiry-form', EnquiryFormView);
