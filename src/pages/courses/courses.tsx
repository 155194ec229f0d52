import type { PageModule } from '#src/site/page.ts';

export const courses: PageModule = {
  meta: () => ({ title: 'Courses', description: 'Courses of the Deenapur Group of Institutions, Guntur district.' }),
  Page: () => <h1>Courses</h1>,
};
