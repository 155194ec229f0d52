import type { Edition } from '#src/content/check/edition.ts';
import { applyLink } from '#src/content/views/offered-courses.ts';
import { chatLink, telephoneLink } from '#src/lib/contact-links.ts';
import type { Route } from '#src/routes.ts';
import { LanguageLinks } from '#src/shell/languages/languages.tsx';
import { layout } from '#src/styles/layout.ts';
import { ButtonLink } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import styles from './header.module.css';
import menuStyles from './menu.module.css';

/** The page of the menu that a path belongs to: `/courses/bachelor` lies under Courses. */
function currentItem(path: string, items: readonly { path: string }[]): string | undefined {
  const inside = items.filter((item) =>
    item.path === '/' ? path === '/' : path === item.path || path.startsWith(`${item.path}/`),
  );
  return inside.at(-1)?.path;
}

/**
 * Below 80rem the menu is a popover: the browser opens it, closes it on Escape and outside clicks
 * and tells readers its state, without a script. `src/client/menu.ts` does so where the browser
 * knows no popovers; without scripts the menu then stands below the bar. On wide screens it is
 * always shown.
 */
export function Header({ edition, route }: { edition: Edition; route: Route }) {
  const { content, words, href } = edition;
  const { site } = content;
  const { shell } = words;
  const { path } = route;
  const current = currentItem(path, site.navigation);
  return (
    <header className={styles.header} data-ground="white">
      <div className={`${layout.wrap} ${styles.bar}`}>
        <a className={styles.brand} href={href('/')} aria-label={shell.home}>
          {/* React would preload it before the fonts, and it would hold up the page's own picture. */}
          <img src="/patterns/mark.svg" width="48" height="48" alt="" fetchPriority="low" />
          <span>
            <b>{site.shortName}</b> <small>{site.kind}</small>
          </span>
        </a>
        <LanguageLinks className={styles.language} lang={edition.lang} route={route} />
        <button className={styles.toggle} type="button" popoverTarget="menu">
          <span className={layout.visuallyHidden}>{shell.menu}</span>
          <Icon name="menu" size={30} />
          <Icon name="close" size={30} />
        </button>
        <div className={menuStyles.menu} id="menu" popover="auto">
          <nav aria-label={shell.mainNavigation}>
            <ul className={menuStyles.items}>
              {site.navigation.map((item) => (
                <li key={item.path}>
                  <a
                    href={href(item.path)}
                    {...(item.path === current
                      ? { 'aria-current': item.path === path ? 'page' : 'true' }
                      : {})}
                  >
                    {item.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <LanguageLinks lang={edition.lang} route={route} />
          <a className={menuStyles.search} href={href('/search')}>
            <Icon name="search" size={26} />
            <span>{shell.search}</span>
          </a>
          <div className={menuStyles.actions}>
            <ButtonLink href={telephoneLink(site.phone)} variant="line" icon="call">
              {shell.call}
            </ButtonLink>
            <ButtonLink href={chatLink(site.phone, site.chatGreeting)} variant="line" icon="chat">
              {shell.chat}
            </ButtonLink>
            <ButtonLink href={applyLink(edition, route)} variant="apply">
              {shell.dock.apply}
            </ButtonLink>
          </div>
        </div>
      </div>
    </header>
  );
}
