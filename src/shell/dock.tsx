import type { Edition } from '#src/content/check/edition.ts';
import { applyLink } from '#src/content/views/offered-courses.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { Route } from '#src/routes.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './dock.module.css';

/** Below 80rem the three things that most visitors come for stay under the thumb. */
export function Dock({ edition, route }: { edition: Edition; route: Route }) {
  const { site } = edition.content;
  const { dock } = edition.words.shell;
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
      <a href={applyLink(edition, route)}>
        <Icon name="apply" />
        {dock.apply}
      </a>
    </nav>
  );
}
