import type { PageModule } from '#src/site/page.ts';

export const notFound: PageModule = {
  meta: () => ({ title: 'Missing', description: 'Missing of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Missing</h1>,
};
