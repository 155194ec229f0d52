import { type Edition, makeEditions } from '#src/content/check/edition.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { partial } from '#src/languages.ts';
import { changedFiles, specFiles } from './fixture.ts';

/** A partial language may have the names in its own letters, or not yet. */
const files = new Map(
  [...specFiles()].filter(([name]) => !((name.split('/')[0] ?? '') in partial)),
);
const [english, ...translations] = makeEditions(files);
const { founded } = english.content.site;

/** Short name and places of an edition, and what each becomes. */
function renamings({ content: { site } }: Edition, others: readonly string[]) {
  const { shortName, address } = site;
  const old = [shortName, address.campus, address.locality, address.district];
  return old.map((name, index) => [name, others[index] ?? name] as const);
}

const latin = renamings(english, ['Oldfort', 'Oldfort', 'Lakeside', 'Hillside']);
const telugu = translations.flatMap((edition) =>
  renamings(edition, ['పాతకోట', 'పాతకోట', 'చెరువుగట్టు', 'కొండవీడు']),
);

/**
 * For tests: the content after short name, places and founding year became others in site.yaml and
 * its translation. Other files may name them in their own right, as "Government General Hospital,
 * Guntur" does; there they became names that no test looks for.
 */
export function renamedFiles(): ContentFiles {
  const rename = (text: string) =>
    [...latin, ...latin.map((pair) => pair.map((one) => one.toLowerCase())), ...telugu]
      .reduce((changed, [old = '', other = '']) => changed.replaceAll(old, other), text)
      .replaceAll(String(founded), '1987');
  const elsewhere = [...files].map(([name, text]) => {
    const isSite = name.endsWith('site.yaml');
    return [name, isSite ? text : text.replace(anyOldName, otherName)] as const;
  });
  return changedFiles({ 'site.yaml': rename, 'te/site.yaml': rename }, new Map(elsewhere));
}

/** For tests: the first name that had to become another, among the words around it. */
export function oldNameIn(text: string): string | undefined {
  const found = oldNames.exec(text);
  return found ? text.slice(Math.max(0, found.index - 80), found.index + 60) : undefined;
}

/** Finds what had to become another; Telugu names without the ending that changes. */
const oldNames = new RegExp(
  [...latin, ...telugu.map(([old]) => [old.replace(/[ంు]$/, '')])]
    .map(([old]) => old)
    .concat(`\\b${founded}\\b`)
    .join('|'),
  'i',
);
const anyOldName = new RegExp(oldNames.source, 'gi');

function otherName(old: string): string {
  if (/^\d+$/.test(old)) return '2002';
  return /^[a-z]/i.test(old) ? 'Elsewhere' : 'మరోచోట';
}

/** For tests: finds what they became. */
export const newNames = /Oldfort|పాతకోట/;
