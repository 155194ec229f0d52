import type { Edition } from '#src/content/check/edition.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './dock.module.css';

/** Below 80rem the three things that most visitors come for stay under the thumb. */
export function Dock({ content: { site }, words, href }: Edition) {
  const { dock } = words.shell;
  return (
    <nav className={styles.dock} aria-label={dock.label}>
      <a href={telephoneLink(site.phone)}>
        <Icon name="call" />
        {dock.call}
      </a>
      <a href={chatLink(site.phone, site.chatGreeting)}>
        <Icon name="chat" />
        {dock.chat}
      </a>
      <a href={href('/admissions#enquiry')}>
        <Icon name="apply" />
        {dock.apply}
      </a>
    </nav>
  );
}
