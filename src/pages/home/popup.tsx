import type { PopupKind } from '#src/admissions/enquiry-message.ts';
import { Dialog } from '#src/components/dialog/dialog.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { layout } from '#src/styles/layout.ts';
import { PopupForm } from './islands.ts';
import styles from './popup.module.css';

type PopupProps = { kind: PopupKind; edition: Edition };

export function Popup({ kind, edition: { content, words } }: PopupProps) {
  const { phone, email } = content.site;
  const { international } = content.home;
  const { title, button, intro, points, submit, success } = international[kind];
  const { errors } = words.contactForm;
  const { popupForm, form, send, messages, actions } = words;
  const id = popupId(kind);
  return (
    <Dialog id={id} labelledBy={`${id}-title`} close={fill(popupForm.close, { title })}>
      <div className={styles.layout}>
        <div className={styles.side} data-ground="madder">
          <p className={layout.lead}>{intro}</p>
          <ul className={layout.list}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.main} data-ground="white">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.withoutScript}>{popupForm.withoutScript}</p>
          <PopupForm
            {...{ kind, subject: button, submit, success, phone, email }}
            before={international.before}
            words={{
              ...popupForm,
              errors: {
                fullName: errors.fullName,
                email: errors.email,
                emailFormat: errors.emailFormat,
              },
              optional: form.optional,
              noEmail: { ...form.noEmail, or: form.or },
              send: { ...send, newTab: actions.newTab },
              messages: { labels: messages.labels, popupPrograms: messages.popupPrograms },
            }}
          />
          <p className={layout.small}>
            {popupForm.today} <a href={telephoneLink(phone)}>{form.call}</a> {form.or}{' '}
            <a href={chatLink(phone, button)}>{form.chat}</a>.
          </p>
        </div>
      </div>
    </Dialog>
  );
}

export function popupId(kind: PopupKind): string {
  return `${kind}-form`;
}
