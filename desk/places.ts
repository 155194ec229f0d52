import {
  type NotFoundRoute,
  notFoundRoute,
  type Path,
  routes,
  sectionIds,
  subPages,
} from '#src/routes.ts';

/** An entry of the desk's menu: one or several files, and a page that shows them. */
type Place = {
  group: string;
  files: readonly string[];
  path: Path | NotFoundRoute['path'];
};

/** All places in the order in which the desk lists them. */
export const places: readonly Place[] = [
  { group: 'Everywhere', files: ['site.yaml'], path: '/contact' },
  { group: 'Everywhere', files: ['notices.yaml'], path: '/' },
  { group: 'Everywhere', files: ['fees.yaml'], path: '/admissions/costs' },
  ...[...routes, notFoundRoute].flatMap((route): Place[] =>
    route.page === 'section'
      ? []
      : [{ group: 'Pages', files: [`${route.page}.yaml`], path: route.path }],
  ),
  ...sectionIds.flatMap((id): Place[] => {
    const [first] = subPages(id);
    return first
      ? [{ group: 'Programmes', files: [`programmes/${id}.yaml`], path: first.path }]
      : [];
  }),
  { group: 'More', files: ['pictures.yaml'], path: '/facilities' },
  { group: 'More', files: ['words.yaml'], path: '/admissions' },
];
