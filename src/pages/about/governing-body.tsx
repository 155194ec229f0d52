import { Icon } from '#src/components/icon/icon.tsx';
import type { GoverningMember } from '#src/content/about-schema.ts';
import { mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import styles from './governing-body.module.css';

type GoverningBodyProps = {
  heading: string;
  note: string;
  institution: string;
  members: readonly GoverningMember[];
};

/** Each portrait opens an enlarged one in a native dialog, which gives the focus back. */
export function GoverningBody({ heading, note, institution, members }: GoverningBodyProps) {
  return (
    <section className="section" data-ground="white" id="governing-body">
      <div className="wrap">
        <div className="section-head">
          <h2>{heading}</h2>
          <p className="small">{note}</p>
        </div>
        <ul className={styles.members}>
          {members.map((member) => (
            <Member key={member.id} member={member} institution={institution} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function Member({ member, institution }: { member: GoverningMember; institution: string }) {
  const { id, name, designation, contact } = member;
  const dialog = `portrait-${id}`;
  return (
    <li className={styles.member}>
      <button
        type="button"
        className={styles.open}
        command="show-modal"
        commandfor={dialog}
        aria-haspopup="dialog"
      >
        <Portrait member={member} />
        <span className={styles.name}>
          {name ?? designation}
          <span className="visually-hidden">(enlarge portrait)</span>
        </span>
        {name && <span className="small">{designation}</span>}
      </button>
      {contact && (
        <a className="text-link" href={mailLink({ to: contact })}>
          Write to the {designation.toLowerCase()}
        </a>
      )}
      <Enlarged id={dialog} member={member} institution={institution} />
    </li>
  );
}

type EnlargedProps = { id: string; member: GoverningMember; institution: string };

/** The large portrait is itself a close button, so that another click closes it. */
function Enlarged({ id, member, institution }: EnlargedProps) {
  const { name, designation, words, contact, phone } = member;
  const close = { command: 'close', commandfor: id } as const;
  return (
    <dialog id={id} className={styles.enlarged} aria-labelledby={`${id}-name`} closedby="any">
      <div className={styles.layout}>
        <button type="button" aria-label="Close the portrait" {...close}>
          <Portrait member={member} />
        </button>
        <div className={styles.copy} data-ground="white">
          <h3 id={`${id}-name`}>{name ?? designation}</h3>
          <p className="small">
            {designation}, {institution}
          </p>
          <p>{words}</p>
          {contact && (
            <a className="text-link" href={mailLink({ to: contact })}>
              <Icon name="mail" />
              {contact}
            </a>
          )}
          {phone && (
            <a className="text-link" href={telephoneLink(phone)}>
              <Icon name="call" />
              {phone}
            </a>
          )}
        </div>
        <button type="button" className={styles.close} aria-label="Close" {...close}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}

/** No face is drawn for a real person: a lotus monogram stands in for the photograph. */
function Portrait({ member: { profile_image } }: { member: GoverningMember }) {
  return <img src={profile_image} width="400" height="460" alt="" loading="lazy" />;
}
