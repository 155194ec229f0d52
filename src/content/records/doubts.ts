import { type Doubt, doubtsIn, doubtsInTranslation } from '#src/content/engine/doubts.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import type { ContentFiles } from '#src/content/engine/files.ts';
import { readTerms, wrongTerms } from './terms.ts';

/**
 * The values of all languages that somebody should look at again, with the renderings to avoid.
 *
 * @param editions of these files, the default language first
 * @param today as `2026-11-22`
 */
export function doubtsInAll(
  files: ContentFiles,
  [first, ...translations]: readonly [Edition, ...Edition[]],
  today: string,
): Doubt[] {
  return [
    ...doubtsIn(first.content, today),
    ...translations.flatMap(({ content, lang }) => [
      ...doubtsInTranslation(content, lang),
      ...wrongTerms(files, lang, readTerms(lang)),
    ]),
  ];
}
