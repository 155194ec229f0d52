import type { PageModule } from '#src/site/page.ts';

export const master: PageModule = {
  meta: () => ({ title: 'Master', description: 'Master of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Master</h1>,
};
