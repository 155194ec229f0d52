import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { PictureName } from '#src/content/schemas.ts';
import type { Route } from '#src/routes.ts';

/** What the document's head says of a page. */
export type Meta = {
  /** Without the institution's name, which the document adds. */
  title: string;
  description: string;
  /** Picture for links shared in chats and social media. */
  picture?: PictureName;
  structuredData?: readonly Exclude<Thing, string>[];
  /** Keeps the page out of search engines. */
  noindex?: true;
};

/** What every file of `src/pages/<page>/<page>.tsx` exports under the page's name. */
export type PageModule = {
  meta: (route: Route) => Meta;
  Page: (props: { route: Route }) => ReactNode;
};
