/** The start of the twin that is rendered in the browser: built by `variants.ts`. */
import '#src/browser/site.ts';
import { createRoot } from 'react-dom/client';
import { pages } from '#src/pages/pages.ts';
import { resolve } from '#src/routes.ts';
import { Dock } from '#src/site/dock.tsx';
import { Footer } from '#src/site/footer/footer.tsx';
import { Header } from '#src/site/header/header.tsx';

const found = resolve(location.pathname);
const root = document.getElementById('root');
if (found.kind === 'page' && root) {
  const { route } = found;
  const now = new Date();
  const { Page } = await pages[route.page]();
  createRoot(root).render(
    <>
      <Header path={route.path} />
      <main id="main" tabIndex={-1}>
        <Page route={route} builtOn={now} />
      </main>
      <Footer year={now.getFullYear()} />
      <Dock />
    </>,
  );
}
