import { z } from 'zod';
import type { ContentFiles } from '#src/content/check/files.ts';
import { type Problem, parseYaml, Report } from '#src/content/check/parse.ts';
import { partial } from '#src/languages.ts';
import { fileSchemas, withTranslations } from './content-forms.ts';
import { committed } from './git.ts';
import { commitsOf } from './history.ts';
import type { journalOf } from './save/journal.ts';

type Journal = ReturnType<typeof journalOf>;

/** The faults of the text that each file had last: the desk asks after each letter. */
const known = new Map<string, { text: string | undefined; faults: readonly Problem[] }>();

/** The faults of all files that cannot be shown as a form. */
export function unreadableIn(files: ContentFiles): Problem[] {
  const names = Object.keys(fileSchemas).flatMap(withTranslations);
  return names.flatMap((file) => {
    const text = files.get(file);
    const before = known.get(file);
    if (before && before.text === text) return before.faults;
    const faults = faultsOf(file, text);
    known.set(file, { text, faults });
    return faults;
  });
}

/**
 * What keeps a file from being shown as a form: it is missing, empty or no YAML, as after a change
 * by hand. A partial language may lack a file. Whatever is wrong with a single field can be corrected
 * in the form.
 *
 * @param file inside `content/`
 */
export function faultsOf(file: string, text: string | undefined): readonly Problem[] {
  const [folder = ''] = file.split('/');
  if (text === undefined && folder in partial) return [];
  const report = new Report();
  const files = new Map(text === undefined ? [] : [[file, text]]);
  const data = parseYaml(files, file, z.unknown(), report, []);
  const isGroup = typeof data === 'object' && data !== null && !Array.isArray(data);
  if (report.problems.length === 0 && !isGroup) {
    const message = 'the file holds no fields. Restore it from the last version.';
    return [{ file: `content/${file}`, message }];
  }
  return report.problems.filter(({ field }) => !field);
}

/**
 * The same content with the last readable text of each file that cannot be read now, so that all
 * other files can be checked, shown and saved.
 */
export function mended(files: ContentFiles, journal: Journal): ContentFiles {
  const broken = new Set(unreadableIn(files).map(({ file }) => file.replace('content/', '')));
  if (broken.size === 0) return files;
  const texts = new Map(files);
  for (const file of broken) {
    const text = lastReadable(file, journal);
    if (text !== undefined) texts.set(file, text);
  }
  return texts;
}

/** The newest text of a file that can be read: of a save of the desk, or of a version of git. */
export function lastReadable(file: string, journal: Journal): string | undefined {
  const name = `content/${file}`;
  const saved = journal
    .list()
    .filter(({ files }) => files.includes(name))
    .map(({ id, at }) => ({
      at,
      read: () => journal.changesOf(id).find((change) => change.name === name)?.after,
    }));
  const kept = commitsOf(name).map(({ id, at }) => ({ at, read: () => committed(name, id) }));
  const newestFirst = [...saved, ...kept].sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  for (const { read } of newestFirst) {
    const text = read() ?? undefined;
    if (text !== undefined && faultsOf(file, text).length === 0) return text;
  }
  return undefined;
}
