import type { PageModule } from '#src/site/page.ts';

export const admissions: PageModule = {
  meta: () => ({ title: 'Admissions', description: 'Admissions of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Admissions</h1>,
};
