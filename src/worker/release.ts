/** The build that the worker belongs to; `build/files/worker.ts` fills it in. */
declare const siteRelease: string;
/** Filled in likewise: the offline page of each language, the default language's first. */
declare const siteOfflinePages: readonly string[];
/** Filled in likewise: the stylesheets of the pages that most visits lead through. */
declare const siteStylesAhead: readonly string[];

export const release = siteRelease;
export const offlinePages = siteOfflinePages;
export const stylesAhead = siteStylesAhead;

/** The offline pages, that of the language of an address before the others. */
export function offlinePagesFor(pathname: string): readonly string[] {
  const own = [...offlinePages].reverse().find((page) => {
    const start = page.slice(0, page.lastIndexOf('/'));
    return pathname === start || pathname.startsWith(`${start}/`);
  });
  return own ? [own, ...offlinePages.filter((page) => page !== own)] : offlinePages;
}
