import type { PageModule } from '#src/site/page.ts';

export const about: PageModule = {
  meta: () => ({ title: 'About Us', description: 'About Us of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>About Us</h1>,
};
