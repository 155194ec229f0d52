import { chatLink, mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { layout } from '#src/styles/layout.ts';
import type { Words } from '#src/words.ts';
import styles from './form-help.module.css';

type FormHelpProps = {
  phone: string;
  email: string;
  /** First line of the chat. */
  greeting: string;
  /** The page that says what becomes of the details. */
  privacy: { title: string; path: string };
  words: Omit<Words['form'], 'optional'>;
};

/** Stands below a form: other ways to reach the office, and where the details go. */
export function FormHelp({ phone, email, greeting, privacy, words }: FormHelpProps) {
  return (
    <p className={`${layout.small} ${styles.help}`}>
      {words.unanswered} <a href={telephoneLink(phone)}>{words.call}</a>,{' '}
      <a href={chatLink(phone, greeting)}>{words.chat}</a> {words.or}{' '}
      <a href={mailLink({ to: email })}>{words.write}</a>. {words.details}{' '}
      <a href={privacy.path}>{privacy.title}</a>.
    </p>
  );
}
