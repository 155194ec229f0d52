import type { ReactNode } from 'react';
import type { Thing } from 'schema-dts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Route } from '#src/routes.ts';

/** Files for download by address, with their length in bytes. */
export type MadeDocuments = ReadonlyMap<string, { length: number }>;

export type PageProps<Of extends Route = Route> = {
  edition: Edition;
  route: Of;
  /** In one row with the control that reads the page aloud; the page gives it its place. */
  breadcrumb: ReactNode;
  builtOn: Date;
  /** Only set in the build, after the PDFs exist. */
  documents?: MadeDocuments | undefined;
};

/** Modules of `src/client` that a page may name; one that only its own page needs is `<page>.client.ts` beside it. */
export const pageScripts = [
  'widgets',
  'checklist',
  'questions',
  'mouse-trail',
  'send-file',
  'copy-link',
  'plain-address',
  'drafts',
] as const;
type Script = (typeof pageScripts)[number];

/** Each `src/pages/<page>/<page>.page.tsx` exports one as `page`. */
export type PageModule<Of extends Route = Route> = {
  Page(props: PageProps<Of>): ReactNode;
  /** Structured data for search engines that only this page has. */
  structuredData?(edition: Edition, route: Of): readonly Exclude<Thing, string>[];
  /** Keeps the page out of search engines. */
  noindex?: true;
  /** The modules of `src/client` that it needs after `site.ts`. */
  script?: Script | readonly Script[];
};
