import type { PageModule } from '#src/site/page.ts';

export const section: PageModule = {
  meta: () => ({ title: 'Section', description: 'Section of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Section</h1>,
};
