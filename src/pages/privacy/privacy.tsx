import type { PageModule } from '#src/site/page.ts';

export const privacy: PageModule = {
  meta: () => ({ title: 'Privacy', description: 'Privacy of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Privacy</h1>,
};
