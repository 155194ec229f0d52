/** The start of the twin that is rendered in the browser: built by `variants.ts`. */
import '#src/browser/site.ts';
import { createRoot } from 'react-dom/client';
import { describing } from '#src/admissions/describe.ts';
import type { Content } from '#src/content/content.ts';
import type { Edition } from '#src/content/edition.ts';
import { languages } from '#src/languages.ts';
import type { PageModule } from '#src/pages/page.ts';
import { pages } from '#src/pages/pages.ts';
import { href, resolve } from '#src/routes.ts';
import { Dock } from '#src/site/dock.tsx';
import { Footer } from '#src/site/footer/footer.tsx';
import { Header } from '#src/site/header/header.tsx';

/** Put in place by `variants.ts`. */
declare const siteContent: Content;

const { locale } = languages.en;
const edition: Edition = {
  lang: 'en',
  locale,
  content: siteContent,
  first: siteContent,
  words: siteContent.words,
  href: (link) => href('en', link),
  describe: describing(siteContent.words.rules, 'en'),
};

const found = resolve(location.pathname);
const root = document.getElementById('root');
if (found.kind === 'page' && root) {
  const { route } = found;
  const now = new Date();
  const page: PageModule = await pages[route.page]();
  const crumbs = [{ title: edition.words.trail.home, path: '/' }];
  const trail = {
    label: edition.words.trail.label,
    crumbs: [...crumbs, ...(page.meta(edition, route).crumbs ?? [])],
  };
  createRoot(root).render(
    <>
      <Header edition={edition} route={route} />
      <main id="main" tabIndex={-1}>
        <page.Page edition={edition} route={route} trail={trail} builtOn={now} />
      </main>
      <Footer edition={edition} route={route} year={now.getFullYear()} />
      <Dock {...edition} />
    </>,
  );
}
