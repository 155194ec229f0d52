import * as attribute from '#src/client/attributes.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { isBorrowed, pageMeta } from '#src/content/views/page-meta.ts';
import { defaultLang, languages, partial } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import type { MadeDocuments, PageModule } from '#src/pages/page.ts';
import {
  isListed,
  manifestPath,
  type Path,
  pathIn,
  type Route,
  sectionStart,
  subPages,
} from '#src/routes.ts';
import { layout } from '#src/styles/layout.ts';
import { tokenOn } from '#src/styles/palette.ts';
import { Breadcrumb } from '#src/ui/breadcrumb/breadcrumb.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Listen } from '#src/ui/listen/listen.tsx';
import { Dock } from './dock.tsx';
import styles from './document.module.css';
import { Footer } from './footer/footer.tsx';
import { Header } from './header/header.tsx';
import { LanguageOffers } from './languages/languages.tsx';
import { Notices } from './notices.tsx';
import { PrintedQrCode } from './printed-qr-code.tsx';
import { Seo } from './seo.tsx';

/** Addresses of the files that a page needs, found by the prerenderer. */
export type Assets = {
  styles: readonly string[];
  /** The stylesheet for visitors whose browser runs no scripts. */
  withoutScript?: string;
  scripts: readonly string[];
  /** Files to fetch when the first island starts, see `src/client/islands.ts`. */
  islands?: readonly string[];
  /** The script that reads a page aloud, fetched late, see `src/client/lazy-scripts.ts`. */
  listen?: string;
  /** The script that starts the service worker, see `src/client/lazy-scripts.ts`; none in development. */
  offline?: string;
  /** Fonts worth fetching before the stylesheet asks for them. */
  fonts: readonly string[];
  /** Whether the pages only try the way to the server; they say so. */
  rehearsal?: boolean;
  /** Subresource integrity by address. */
  integrity: Readonly<Record<string, string>>;
};

type DocumentProps = {
  edition: Edition;
  route: Route;
  page: PageModule;
  assets: Assets;
  builtOn: Date;
  documents?: MadeDocuments | undefined;
};

/** The whole page: head, header, the page itself, footer. */
export function Document(props: DocumentProps) {
  const { edition, route, page, assets, builtOn, documents } = props;
  const { words, href } = edition;
  const language = languages[edition.lang];
  const meta = pageMeta(edition, route);
  const crumbs = [{ title: words.breadcrumb.home, path: href('/') }, ...meta.crumbs];
  return (
    <html
      lang={language.tag}
      data-script={language.script}
      {...{
        [attribute.dayPattern]: language.date.full,
        [attribute.builtOn]: indianDay(builtOn),
      }}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Seo
          edition={edition}
          route={route}
          page={page}
          meta={meta}
          crumbs={crumbs}
          isHidden={page.noindex || assets.rehearsal || isBorrowed(edition, route)}
        />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        {assets.styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} {...trust(address, assets)} />
        ))}
        {assets.withoutScript && (
          <noscript>
            <link
              rel="stylesheet"
              href={assets.withoutScript}
              {...trust(assets.withoutScript, assets)}
            />
          </noscript>
        )}
        <link rel="icon" href="/patterns/mark.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={pathIn(edition.lang, manifestPath)} />
        <meta name="theme-color" content={tokenOn('indigo', 'ground')} />
        <meta name="format-detection" content="telephone=no" />
      </head>
      <body
        data-page={route.page}
        data-kept-along={keptAlong(edition, route)}
        {...{
          [attribute.islandFiles]: assets.islands?.join(' '),
          [attribute.lazyScript]: assets.offline,
        }}
      >
        <a className={`${layout.skipLink} ${layout.paper} ${styles.skip}`} href="#main">
          {words.shell.skip}
        </a>
        {assets.rehearsal && (
          <p className={`${layout.paper} ${styles.kept}`}>{words.shell.rehearsal}</p>
        )}
        <Header edition={edition} route={route} />
        <Notices edition={edition} route={route} builtOn={builtOn} />
        {route.page === 'home' && edition.lang === defaultLang && <LanguageOffers />}
        <p className={`${layout.paper} ${styles.kept}`} data-kept hidden>
          {words.shell.kept} <span />
        </p>
        {isListed(route) && <PrintedQrCode edition={edition} route={route} />}
        <main id="main" tabIndex={-1}>
          {hasUntranslated(edition, route) && (
            <p className={`${layout.paper} ${styles.kept}`} data-nosnippet>
              {partial[edition.lang]}
            </p>
          )}
          <page.Page
            edition={edition}
            route={route}
            breadcrumb={
              <div className={styles.row}>
                <Breadcrumb label={words.breadcrumb.label} crumbs={crumbs} />
                <Listen words={words.listen} script={assets.listen} />
              </div>
            }
            builtOn={builtOn}
            documents={documents}
          />
        </main>
        <Footer edition={edition} route={route} builtOn={builtOn} />
        <button className={styles.top} type="button" {...{ [attribute.scrollTop]: true }} hidden>
          <Icon name="up" />
          <span className={layout.visuallyHidden}>{words.shell.top}</span>
        </button>
        <Dock edition={edition} route={route} />
        {assets.scripts.map((address) => (
          // Nothing that is seen waits for a script, so pictures and fonts go first.
          <script
            key={address}
            type="module"
            src={address}
            fetchPriority="low"
            {...trust(address, assets)}
          />
        ))}
      </body>
    </html>
  );
}

/** Whether a page has lines in the default language, its own or those of every page. */
function hasUntranslated({ content }: Edition, route: Route): boolean {
  const own = route.page === 'section' ? `programmes/${route.section}` : route.page;
  return [own, 'words', 'site'].some((name) => `${name}.yaml` in content.untranslated);
}

function trust(address: string, { integrity }: Assets) {
  const hash = integrity[address];
  return hash ? { integrity: hash, crossOrigin: '' as const } : {};
}

/** What a family asks next about a course, for reading without signal: who may join, and the costs. */
function keptAlong({ href }: Edition, route: Route): string | undefined {
  if (route.page !== 'section') return;
  const rules = subPages(route.section).filter(({ slug }) => /criteria|requirements/.test(slug));
  const paths: Path[] = [
    sectionStart(route.section),
    ...rules.map(({ path }) => path),
    '/admissions/costs',
  ];
  return paths.map((path) => encodeURI(href(path)).replaceAll('&', '%26')).join(' ');
}
