import { visit } from 'yaml';
import { type Doubt, doubtsIn, doubtsInTranslation } from '#src/content/check/doubts.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { fieldOf, readDocument } from '#src/content/check/parse.ts';
import { defaultLang, langs } from '#src/languages.ts';
import { readTerms, wrongTerms } from './terms.ts';

/**
 * The values of all languages that somebody should look at again, with the renderings to avoid.
 *
 * @param editions of these files, the default language first
 * @param today as `2026-11-22`
 */
export function doubtsInAll(
  files: ContentFiles,
  editions: readonly [Edition, ...Edition[]],
  today: string,
): Doubt[] {
  const [first, ...translations] = editions;
  return [
    ...doubtsIn(first.content, today),
    ...translations.flatMap(({ content, lang }) => [
      ...doubtsInTranslation(content, lang),
      ...wrongTerms(files, lang, readTerms(lang)),
    ]),
    ...editions.flatMap((edition) => writtenNames(files, edition)),
  ];
}

/** Texts that hold the name of the institution itself, which stays when site.yaml has a new one. */
function writtenNames(files: ContentFiles, { content, lang }: Edition): Doubt[] {
  const { name, shortName } = content.site;
  const found: Doubt[] = [];
  for (const [file, source] of files) {
    const folder = langs.find((one) => file.startsWith(`${one}/`)) ?? defaultLang;
    if (folder !== lang || file.endsWith('site.yaml')) continue;
    visit(readDocument(source), {
      Scalar(key, node, ancestors) {
        if (key === 'key' || typeof node.value !== 'string') return;
        const token = node.value.includes(name) ? 'institution' : 'short';
        if (!node.value.includes(token === 'short' ? shortName : name)) return;
        const message = `has the name itself. Write {${token}}, if the college is meant.`;
        found.push({ file, field: fieldOf([...ancestors, node]), message });
      },
    });
  }
  return found;
}
