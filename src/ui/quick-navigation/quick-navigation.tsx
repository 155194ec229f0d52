import { Icon } from '#src/ui/icon/icon.tsx';
import type { Words } from '#src/words.ts';
import styles from './quick-navigation.module.css';

type QuickNavigationProps = {
  links: readonly { title: string; path: string }[];
  /** Path of the page that is shown. */
  current: string;
  homeHref: string;
  words: Pick<Words['section'], 'navigation' | 'overview'> & Pick<Words['actions'], 'home'>;
};

/** The sub-pages of a section: a panel beside the text, or an Overview list above it on a phone. */
export function QuickNavigation(props: QuickNavigationProps) {
  return (
    <>
      <nav
        className={styles.panel}
        aria-labelledby="quick-navigation"
        data-ground="white"
        data-no-print
      >
        <h2 id="quick-navigation" className={styles.heading}>
          {props.words.navigation}
        </h2>
        <Links {...props} />
      </nav>
      <nav
        className={styles.overview}
        aria-label={props.words.overview}
        data-ground="white"
        data-no-print
      >
        <details>
          <summary>
            {props.words.overview}
            <Icon name="down" />
          </summary>
          <Links {...props} />
        </details>
      </nav>
    </>
  );
}

function Links({ links, current, homeHref, words }: QuickNavigationProps) {
  return (
    <ul className={styles.links}>
      {links.map(({ title, path }) => (
        <li key={path}>
          <a href={path} aria-current={path === current ? 'page' : undefined}>
            {title}
          </a>
        </li>
      ))}
      <li>
        <a href={homeHref}>
          <Icon name="home" />
          {words.home}
        </a>
      </li>
    </ul>
  );
}
