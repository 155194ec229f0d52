import type { Edition } from '#src/content/check/edition.ts';
import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { layout } from '#src/styles/layout.ts';
import { MailAddress } from '#src/ui/mail-address/mail-address.tsx';
import type { Office } from '#src/ui/send-yourself/send-yourself.tsx';
import styles from './form-help.module.css';

type FormHelpProps = { edition: Edition; links?: Record<'call' | 'chat' | 'write', string> };

/** Below a form: other ways to reach the office, and where the details go. */
export function FormHelp({ edition, links }: FormHelpProps) {
  const { content, words, href } = edition;
  const { phone, email, chatGreeting } = content.site;
  const form = { ...words.form, ...links };
  return (
    <p className={`${layout.small} ${styles.help}`}>
      {form.unanswered} <a href={telephoneLink(phone)}>{form.call}</a>
      {', '}
      <a href={chatLink(phone, chatGreeting)}>{form.chat}</a> {form.or}{' '}
      <a href={mailLink({ to: email })}>
        <MailAddress text={form.write} />
      </a>
      {`. ${form.details} `}
      <a href={href('/privacy-policy')}>{content['privacy-policy'].title}</a>.
    </p>
  );
}

/** The office, as forms take it. */
export function officeOf({ content, words }: Edition): Office {
  const { phone, email } = content.site;
  const { optional, noEmail, or } = words.form;
  const { newTab } = words.actions;
  return { phone, email, words: { ...words.send, newTab, optional, noEmail: { ...noEmail, or } } };
}
