import type { PageModule } from '#src/site/page.ts';

export const contact: PageModule = {
  meta: () => ({ title: 'Contact', description: 'Contact of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Contact</h1>,
};
