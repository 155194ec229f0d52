import type { Edition } from '#src/content/engine/edition.ts';
import { documents, pathIn, sectionIds } from '#src/routes.ts';
import { courseSheet } from './course-sheet.ts';
import { feeStructure } from './fee-structure.ts';
import { forgetOldLayouts, typeset } from './typeset.ts';

type SiteDocument = { path: string; make: () => Promise<Uint8Array> };

/** All that the pages of these editions offer for download, by address. */
export function documentsOf(editions: readonly Edition[]): readonly SiteDocument[] {
  return editions.flatMap((edition) => [
    {
      path: pathIn(edition.lang, documents.fees),
      make: () => typeset('fee-structure', feeStructure(edition)),
    },
    ...sectionIds.map((id) => ({
      path: pathIn(edition.lang, documents.sheets[id]),
      make: () => typeset('course-sheet', courseSheet(edition, id)),
    })),
  ]);
}

/** The same, made. */
export async function makeDocuments(editions: readonly Edition[]) {
  const made = new Map<string, Uint8Array>();
  for (const { path, make } of documentsOf(editions)) made.set(path, await make());
  await forgetOldLayouts();
  return made;
}
