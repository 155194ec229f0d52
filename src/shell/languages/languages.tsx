import * as attribute from '#src/client/attributes.ts';
import { defaultLang, type Lang, langs, languages, offers } from '#src/languages.ts';
import { isListed, pathIn, type Route } from '#src/routes.ts';
import styles from './languages.module.css';

type LanguageLinksProps = { className?: string | undefined; lang: Lang; route: Route };

/** The same page in the other languages, each under the name that it calls itself. */
export function LanguageLinks({ className = '', lang, route }: LanguageLinksProps) {
  const path = isListed(route) ? route.path : '/';
  return langs
    .filter((other) => other !== lang)
    .map((other) => {
      const { tag, name } = languages[other];
      return (
        <a
          key={other}
          className={`${styles.link} ${className}`}
          href={pathIn(other, path)}
          lang={tag}
          hrefLang={tag}
        >
          {name}
        </a>
      );
    });
}

/**
 * A line over the top of the first language's home page, for browsers that prefer another one. A
 * script shows it; it lies over the page, so that nothing moves.
 */
export function LanguageOffers() {
  return langs
    .filter((lang) => lang !== defaultLang)
    .map((lang) => {
      const { tag } = languages[lang];
      return (
        <p
          key={lang}
          className={styles.offer}
          {...{ [attribute.offer]: lang }}
          data-ground="flour"
          hidden
        >
          <a href={pathIn(lang, '/')} lang={tag} hrefLang={tag}>
            {offers[lang]}
          </a>
        </p>
      );
    });
}
