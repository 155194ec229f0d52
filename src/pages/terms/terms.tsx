import type { PageModule } from '#src/site/page.ts';

export const terms: PageModule = {
  meta: () => ({ title: 'Terms', description: 'Terms of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Terms</h1>,
};
