import type { Edition } from '#src/content/check/edition.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { documents, pathIn, sectionIds } from '#src/routes.ts';
import { courseSheet } from './course-sheet.ts';
import { datesPoster } from './dates-poster.ts';
import { feeStructure } from './fee-structure.ts';
import { type DocumentData, type Template, typeset } from './typeset.ts';

function documentOf(path: string, template: Template, data: DocumentData) {
  return { path, data: JSON.stringify([template, data]), make: () => typeset(template, data) };
}

/** All that the pages of these editions offer for download on a day, by address. */
export function documentsOf(editions: readonly Edition[], madeOn: Date) {
  return editions.flatMap((edition) => [
    documentOf(pathIn(edition.lang, documents.fees), 'fee-structure', feeStructure(edition)),
    documentOf(
      pathIn(edition.lang, documents.poster),
      'dates-poster',
      datesPoster(edition, indianDay(madeOn)),
    ),
    ...sectionIds.map((id) =>
      documentOf(
        pathIn(edition.lang, documents.sheets[id]),
        'course-sheet',
        courseSheet(edition, id),
      ),
    ),
  ]);
}

/** The last set of documents, by what is in them: a save changes few of them or none. */
let last = new Map<string, Uint8Array>();

/** The same, made. */
export async function makeDocuments(editions: readonly Edition[], madeOn = new Date()) {
  const made = new Map<string, Uint8Array>();
  const next: typeof last = new Map();
  for (const { path, data, make } of documentsOf(editions, madeOn)) {
    const document = last.get(data) ?? (await make());
    next.set(data, document);
    made.set(path, document);
  }
  last = next;
  return made;
}
