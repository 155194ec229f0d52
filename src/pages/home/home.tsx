import type { PageModule } from '#src/site/page.ts';

export const home: PageModule = {
  meta: () => ({ title: 'Home', description: 'Home of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Home</h1>,
};
