import type { Edition } from '#src/content/edition.ts';
import { documents, sectionIds } from '#src/routes.ts';
import { courseSheet } from './course-sheet.ts';
import { feeStructure } from './fee-structure.ts';
import { typeset } from './typeset.ts';

/** A document by its address in the first language, and how it is made of an edition. */
type DocumentFile = { path: string; make: (edition: Edition) => Promise<Uint8Array> };

/** All that pages offer for download. */
export const documentFiles: readonly DocumentFile[] = [
  { path: documents.fees, make: (edition) => typeset('fee-structure', feeStructure(edition)) },
  ...sectionIds.map(
    (id): DocumentFile => ({
      path: documents.sheets[id],
      make: (edition) => typeset('course-sheet', courseSheet(edition, id)),
    }),
  ),
];
