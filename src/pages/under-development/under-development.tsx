import type { PageModule } from '#src/site/page.ts';

export const underDevelopment: PageModule = {
  meta: () => ({ title: 'Soon', description: 'Soon of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Soon</h1>,
};
