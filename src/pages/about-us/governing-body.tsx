import type { Edition } from '#src/content/check/edition.ts';
import type { GoverningMember } from '#src/content/schemas/about-us.ts';
import { photographOf } from '#src/content/views/pictures.ts';
import { mailLink, telephoneLink } from '#src/lib/contact-links.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { belowLaptop } from '#src/styles/breakpoints.ts';
import { layout } from '#src/styles/layout.ts';
import { closes, Dialog, opens } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Portrait } from '#src/ui/portrait/portrait.tsx';
import { Section } from '#src/ui/section/section.tsx';
import styles from './governing-body.module.css';

/** Each portrait opens an enlarged one in a native dialog, which gives the focus back. */
export function GoverningBody(edition: Edition) {
  const { heading, note, members } = edition.content['about-us'].governingBody;
  const hasPhotographs = members.some(({ profile_image }) => photographOf(edition, profile_image));
  return (
    <Section
      ground="white"
      id="governing-body"
      heading={heading}
      aside={hasPhotographs && <p className={layout.small}>{note}</p>}
    >
      <ul className={styles.members}>
        {members.map((member) => (
          <Member key={member.id} member={member} edition={edition} />
        ))}
      </ul>
    </Section>
  );
}

type MemberProps = { member: GoverningMember; edition: Edition };

function Member({ member, edition }: MemberProps) {
  const { id, name, designation, contact, phone } = member;
  const words = edition.words.about;
  const dialog = `portrait-${id}`;
  return (
    <li className={styles.member}>
      <button className={styles.open} {...opens(dialog)}>
        <MemberPortrait member={member} edition={edition} sizes={`${belowLaptop} 8rem, 14rem`} />
        <span className={styles.name}>
          {name ?? designation}
          <span className={layout.visuallyHidden}>{words.enlarge}</span>
        </span>
        {name && <span className={layout.small}>{designation}</span>}
      </button>
      {contact && (
        <a className={layout.textLink} href={mailLink({ to: contact })}>
          {fill(words.write, { designation: designation.toLocaleLowerCase(edition.locale) })}
        </a>
      )}
      {phone && (
        <a className={layout.textLink} href={telephoneLink(phone)}>
          {phone}
        </a>
      )}
      <Enlarged id={dialog} member={member} edition={edition} />
    </li>
  );
}

/** The large portrait is itself a close button, so that another click closes it. */
function Enlarged({ id, member, edition }: MemberProps & { id: string }) {
  const { name, designation, words, contact, phone } = member;
  const { closePortrait, close: closing, photographFollows } = edition.words.about;
  const isDrawn = !photographOf(edition, member.profile_image);
  return (
    <Dialog id={id} labelledBy={`${id}-name`} close={closing}>
      <div className={styles.layout} data-drawn={isDrawn}>
        {/* Its name begins with the words that are seen on it. */}
        <button
          aria-label={isDrawn ? `${photographFollows}: ${closePortrait}` : closePortrait}
          {...closes(id)}
        >
          <MemberPortrait member={member} edition={edition} sizes={`${belowLaptop} 92vw, 28rem`} />
        </button>
        <div className={styles.copy} data-ground="white">
          <h3 id={`${id}-name`}>{name ?? designation}</h3>
          <p className={layout.small}>
            {designation}, {edition.content.site.name}
          </p>
          {words && <p>{words}</p>}
          {contact && (
            <a className={layout.textLink} href={mailLink({ to: contact })}>
              <Icon name="mail" />
              {contact}
            </a>
          )}
          {phone && (
            <a className={layout.textLink} href={telephoneLink(phone)}>
              <Icon name="call" />
              {phone}
            </a>
          )}
        </div>
      </div>
    </Dialog>
  );
}

/** The name is beside it. */
function MemberPortrait({ member, edition, sizes }: MemberProps & { sizes: string }) {
  const { profile_image: image } = member;
  return (
    <Portrait
      drawing={image}
      photograph={photographOf(edition, image)}
      follows={edition.words.about.photographFollows}
      decorative
      sizes={sizes}
    />
  );
}
