import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Route } from '#src/routes.ts';

/** What the document's head says of a page. */
export type Meta = {
  /** Without the institution's name, which the document adds. */
  title: string;
  description: string;
  structuredData?: readonly Exclude<Thing, string>[];
  /** Keeps the page out of search engines. */
  noindex?: true;
};

/** What every file of `src/pages/<page>/<page>.tsx` exports under the page's name. */
export type PageModule = {
  meta: (route: Route) => Meta;
  Page: (props: { route: Route; builtOn: Date }) => ReactNode;
};
