import type { PageModule } from '#src/site/page.ts';

export const bachelor: PageModule = {
  meta: () => ({ title: 'Bachelor', description: 'Bachelor of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Bachelor</h1>,
};
