import type { Edition } from '#src/content/check/edition.ts';
import type { PopupKind } from '#src/domain/enquiry-message.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { layout } from '#src/styles/layout.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { officeOf } from '#src/ui/form-help/form-help.tsx';
import { List } from '#src/ui/list/list.tsx';
import { PopupForm } from './islands.ts';
import styles from './popup.module.css';

type PopupProps = { kind: PopupKind; edition: Edition };

export function Popup({ kind, edition }: PopupProps) {
  const { content, words } = edition;
  const { phone } = content.site;
  const { international } = content.home;
  const { title, subject, intro, points, submit, success } = international[kind];
  const { errors } = words.contactForm;
  const { popupForm, form, messages } = words;
  const id = popupId(kind);
  return (
    <Dialog
      id={id}
      labelledBy={`${id}-title`}
      close={fill(popupForm.close, { title })}
      ground="madder"
      hasFoot
    >
      <div className={styles.layout}>
        <div className={styles.side} data-ground="madder">
          <p className={layout.lead}>{intro}</p>
          <List lines={points} />
        </div>
        <div className={styles.main} data-ground="white">
          <h2 id={`${id}-title`}>{title}</h2>
          <p className={styles.withoutScript}>{popupForm.withoutScript}</p>
          <PopupForm
            {...{ kind, subject, submit, success }}
            office={officeOf(edition)}
            before={international.before}
            words={{
              ...popupForm,
              errors: {
                fullName: errors.fullName,
                email: errors.email,
                emailFormat: errors.emailFormat,
              },
              messages: {
                labels: messages.labels,
                wish: messages.wish,
                popupPrograms: messages.popupPrograms,
              },
            }}
          />
          <p className={layout.small}>
            {popupForm.today} <a href={telephoneLink(phone)}>{form.call}</a> {form.or}{' '}
            <a href={chatLink(phone, untiedText(fill(messages.wish, { wish: subject })))}>
              {form.chat}
            </a>
            .
          </p>
        </div>
      </div>
    </Dialog>
  );
}

export function popupId(kind: PopupKind): string {
  return `${kind}-form`;
}
