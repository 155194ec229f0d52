import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { Office } from '#src/ui/send-yourself/send-yourself.tsx';
import { Field } from './field.tsx';

type EmailFieldProps = { label: string; office: Office; error: string | undefined };

/** A mail address; below it what a family does that has none. */
export function EmailField({ label, office: { phone, words }, error }: EmailFieldProps) {
  const { ask, call, or, chat, message } = words.noEmail;
  return (
    <Field
      label={label}
      name="email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      autoComplete="email"
      hint={
        <>
          {ask} <a href={telephoneLink(phone)}>{call}</a> {or}{' '}
          <a href={chatLink(phone, message)}>{chat}</a>
        </>
      }
      required
      error={error}
    />
  );
}
