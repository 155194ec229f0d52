import type { RenderModule } from '#build/render-module.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { OpenFact } from '#src/content/check/parse.ts';
import { notFoundRoute, routes } from '#src/routes.ts';

const allRoutes = [...routes, notFoundRoute];
const assets = { styles: [], scripts: [], fonts: [], integrity: {} };

/**
 * Renders every page, and tells for each open fact which pages ask for it.
 *
 * @returns addresses, or `every page`, by file and field: `content/site.yaml phone`
 */
export async function pagesWithOpenFacts(edition: Edition, render: RenderModule['render']) {
  const { openFacts } = edition.content;
  const readers = new Map(openFacts.map((fact) => [nameOf(fact), new Set<string>()]));
  for (const route of allRoutes) {
    const content = watch(edition.content, '', (name) => readers.get(name)?.add(route.path));
    await render({ ...edition, content }, route, assets, new Date());
  }
  return new Map(
    openFacts.map((fact) => {
      const paths = [...(readers.get(nameOf(fact)) ?? [])];
      const isOnAll = paths.length === allRoutes.length;
      return [`${fact.file} ${fact.field}`, isOnAll ? ['every page'] : paths] as const;
    }),
  );
}

/** As pages call it: `home.founder.more`. */
function nameOf({ file, field }: OpenFact): string {
  const name = file.replace(/^content\/|\.yaml$/g, '').replace('/', '.');
  return `${name}.${field}`;
}

/** The same value, which tells the name of every field that is read. */
function watch<Value extends object>(
  value: Value,
  path: string,
  onRead: (name: string) => void,
): Value {
  return new Proxy(value, {
    get(target, key) {
      const field: unknown = Reflect.get(target, key);
      if (typeof key === 'symbol' || !Object.hasOwn(target, key)) return field;
      const name = Array.isArray(target) ? `${path}[${key}]` : path ? `${path}.${key}` : key;
      onRead(name);
      return field && typeof field === 'object' ? watch(field, name, onRead) : field;
    },
  });
}
