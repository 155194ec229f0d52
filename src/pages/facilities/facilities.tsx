import type { PageModule } from '#src/site/page.ts';

export const facilities: PageModule = {
  meta: () => ({ title: 'Facilities', description: 'Facilities of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Facilities</h1>,
};
