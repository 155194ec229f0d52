import {
  type NotFoundRoute,
  notFoundRoute,
  type PageName,
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

/** Files of a page other than its own, the institution's and the words of buttons. */
const furtherFiles: Partial<Record<PageName, readonly string[]>> = {
  admissions: ['fees.yaml'],
};

/** All places in the order in which the desk lists them. */
export const places: readonly Place[] = [
  { group: 'Everywhere', files: ['site.yaml'], path: '/contact' },
  ...[...routes, notFoundRoute].flatMap((route): Place[] =>
    route.page === 'section'
      ? []
      : [{ group: 'Pages', files: filesOf(route.page), path: route.path }],
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

function filesOf(page: PageName): string[] {
  return [`${page}.yaml`, ...(furtherFiles[page] ?? [])];
}
