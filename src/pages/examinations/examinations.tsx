import type { PageModule } from '#src/site/page.ts';

export const examinations: PageModule = {
  meta: () => ({ title: 'Examinations', description: 'Examinations of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Examinations</h1>,
};
