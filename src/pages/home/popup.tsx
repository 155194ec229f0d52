import type { PopupKind } from '#src/admissions/enquiry-message.ts';
import { Icon } from '#src/components/icon/icon.tsx';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { PopupForm } from './islands.ts';
import styles from './popup.module.css';

type PopupProps = {
  kind: PopupKind;
  title: string;
  intro: string;
  points: readonly string[];
  submit: string;
  success: string;
  next: string;
  phone: string;
  email: string;
};

/** A native dialog: the browser keeps the focus inside, closes on Escape and gives it back. */
export function Popup(props: PopupProps) {
  const { kind, title, intro, points, submit, success, next, phone, email } = props;
  const id = popupId(kind);
  return (
    <dialog id={id} className={styles.popup} aria-labelledby={`${id}-title`} closedby="any">
      <div className={styles.layout}>
        <div className={styles.side} data-ground="madder">
          <p className="lead">{intro}</p>
          <ul className="ticks">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </div>
        <div className={styles.main} data-ground="white">
          <h2 id={`${id}-title`}>{title}</h2>
          <PopupForm {...{ kind, subject: title, submit, success, next, phone, email }} />
          <p className="small">
            For an answer today, <a href={telephoneLink(phone)}>call {phone}</a> or{' '}
            <a href={chatLink(phone, title)}>chat on WhatsApp</a>.
          </p>
        </div>
        <button
          className={styles.close}
          type="button"
          command="close"
          commandfor={id}
          aria-label={`Close: ${title}`}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

export function popupId(kind: PopupProps['kind']): string {
  return `${kind}-form`;
}
