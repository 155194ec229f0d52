import { Icon } from '#src/components/icon/icon.tsx';
import { content } from '#src/content/content.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { href } from '#src/routes.ts';
import styles from './dock.module.css';

/** On phones the three things that most visitors come for stay under the thumb. */
export function Dock() {
  const { site } = content;
  return (
    <nav className={styles.dock} aria-label="Quick actions">
      <a href={telephoneLink(site.phone)}>
        <Icon name="call" />
        Call
      </a>
      <a href={chatLink(site.phone, site.chatGreeting)}>
        <Icon name="chat" />
        Chat
      </a>
      <a href={href('/admissions#enquiry')}>
        <Icon name="apply" />
        Apply
      </a>
    </nav>
  );
}
