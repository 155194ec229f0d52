import { feeDocument } from '#documents/fee-document.ts';
import { speculationRules, speculationRulesPath } from '#hosting/headers.ts';
import { calendarFile } from '#src/admissions/calendar-file.ts';
import { calendarEvents } from '#src/content/admission-dates.ts';
import type { Edition } from '#src/content/edition.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { calendarPath, documents, langs, manifestPath, pathIn } from '#src/routes.ts';
import type { RenderModule } from './render-module.ts';
import { robots, sitemap } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

type Editions = readonly [first: Edition, ...others: Edition[]];
type Source = { app: RenderModule; editions: Editions; builtOn: Date };

/** A file of the site that is no page and is made from the content. */
export type SiteFile = {
  path: string;
  make: (source: Source) => string | Uint8Array | Promise<string | Uint8Array>;
};

/** All of them; the build writes what is listed here, and development answers with it. */
export function siteFiles(source: Source): readonly SiteFile[] {
  return [
    ...fixedFiles,
    ...source.editions.flatMap((edition) => calendars(edition, source.builtOn)),
  ];
}

const fixedFiles: readonly SiteFile[] = [
  { path: '/sitemap.xml', make: ({ app, editions }) => sitemap(app, editions) },
  { path: '/robots.txt', make: ({ editions: [{ content }] }) => robots(content.site.origin) },
  ...langs.map(
    (lang, index): SiteFile => ({
      path: pathIn(lang, manifestPath),
      make: ({ editions }) => webManifest(editions[index] ?? editions[0]),
    }),
  ),
  { path: speculationRulesPath, make: () => JSON.stringify(speculationRules) },
  { path: documents.fees, make: ({ editions: [first], builtOn }) => feeDocument(first, builtOn) },
];

/** A calendar file for every date, and one with all of them. */
function calendars(edition: Edition, madeOn: Date): SiteFile[] {
  const { lang, content, words } = edition;
  const { host } = new URL(content.site.origin);
  const { name } = words.dates.calendar;
  const all = calendarEvents(edition, indianDay(madeOn));
  return [
    { id: 'admissions', events: all },
    ...all.map((event) => ({ id: event.id, events: [event] })),
  ].map(({ id, events }) => ({
    path: calendarPath(lang, id),
    make: () => calendarFile({ name, host, events, madeOn }),
  }));
}
