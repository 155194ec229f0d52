import { visit } from 'yaml';
import type { ContentFiles } from '#src/content/check/files.ts';
import { type Confirmed, translations } from '#src/content/review/confirmed.ts';
import {
  fileSchemas,
  formOf,
  type Records,
  recordText,
  withForms,
  withTranslations,
} from './content-forms.ts';
import { type Difference, describeClash } from './describe-changes.ts';
import { cellsIn, fieldName, type Part } from './form/form.ts';
import { type Clash, countedAs, isSame, mergeForms, type Side } from './form/merge-forms.ts';
import { fileTitle } from './labels.ts';
import { broken, parseSource } from './yaml/write-yaml.ts';

/** The content in one version. Names of files are those inside `content/`. */
export type Version = {
  /** Files that are others than in the version that both computers started from. */
  changed: ReadonlySet<string>;
  textOf: (file: string) => string | undefined;
  records: Records;
};
type Versions = { before: Version; mine: Version; theirs: Version };

/** A field that both computers have changed, and in words what each has made of it. */
type ToldClash = { name: string; clash: Clash; told: Record<Side, Difference[]> };

/**
 * Joins what two computers have changed in the same content files, field by field. A file that only
 * one has changed stays as that one left it.
 *
 * @param keep whose value is kept where both have changed the same field
 * @returns the files that both have changed, with their texts now
 * @throws ContentError if a file cannot be read in one of the versions, or a comment would be lost
 */
export function joinContent(versions: Versions, keep: Side) {
  const { before, mine, theirs } = versions;
  const records = Object.fromEntries(
    translations.map((lang) => {
      const [was, own, other] = [before, mine, theirs].map((one) => one.records[lang] ?? {});
      return [lang, joinRecords(was ?? {}, own ?? {}, other ?? {})];
    }),
  );
  const isChanged = (name: string, { changed, records: read }: Version) =>
    withTranslations(name).some((file) => changed.has(file)) ||
    translations.some((lang) => !isSame(read[lang]?.[name], before.records[lang]?.[name]));
  const texts = new Map<string, string>();
  const clashes: ToldClash[] = [];
  for (const name of Object.keys(fileSchemas)) {
    if (!isChanged(name, mine) || !isChanged(name, theirs)) continue;
    const { form, clashes: found } = mergeVersions(name, versions, keep);
    for (const [file, text] of writtenOn(name, form, versions)) texts.set(file, text);
    for (const lang of translations) {
      records[lang] = { ...records[lang], [name]: readIn(form, lang) };
    }
    const told = (clash: Clash, side: Side) =>
      describeClash(fileTitle(name, form), fileSchemas[name] ?? {}, clash, side);
    for (const clash of found) {
      const sides = { mine: told(clash, 'mine'), theirs: told(clash, 'theirs') };
      clashes.push({ name, clash, told: sides });
    }
  }
  for (const lang of translations) {
    const file = `${lang}/confirmed.json`;
    const isOfBoth = mine.changed.has(file) && theirs.changed.has(file);
    if (isOfBoth || texts.size > 0) texts.set(file, recordText(records[lang] ?? {}));
  }
  return { texts, clashes };
}

function mergeVersions(name: string, { before, mine, theirs }: Versions, keep: Side) {
  const formIn = (version: Version) => formOf(filesIn(name, version), version.records, name);
  const old = formIn(before);
  return mergeForms(old, countedAs(old, formIn(mine)), formIn(theirs), keep);
}

function filesIn(name: string, { textOf }: Version): ContentFiles {
  const texts = withTranslations(name).map((file) => [file, textOf(file)] as const);
  return new Map(texts.filter((one): one is [string, string] => one[1] !== undefined));
}

/** The texts of a form on what the others have published, whose comments stay. */
function writtenOn(name: string, form: Part, { before, mine, theirs }: Versions): ContentFiles {
  const files = withForms(filesIn(name, theirs), { [name]: form });
  for (const [file, text] of files) {
    const known = new Set([text, before.textOf(file) ?? ''].flatMap(commentsIn));
    const lost = commentsIn(mine.textOf(file) ?? '').find((comment) => !known.has(comment));
    // The desk writes no comments, so somebody has written it by hand, and can join it by hand.
    if (lost !== undefined) throw broken(`content/${file} has a new comment: ${lost}`);
  }
  return files;
}

function commentsIn(text: string): string[] {
  const document = parseSource(text);
  const found: (string | null | undefined)[] = [document.commentBefore, document.comment];
  visit(document, {
    Node(_key, { commentBefore, comment }) {
      found.push(commentBefore, comment);
    },
  });
  return found.flatMap((comment) => comment?.split('\n') ?? []);
}

/** Of which English text each line of a translation was read, by field. */
function readIn(form: Part, lang: string): Record<string, string> {
  const lines = cellsIn(form).flatMap(({ path, cell }) => {
    const read = cell.lines?.[lang]?.read;
    return read === undefined ? [] : [[fieldName(path), read] as const];
  });
  return Object.fromEntries(lines);
}

/** Joins records file by file; where both have changed one, its form says which lines were read. */
function joinRecords(before: Confirmed, mine: Confirmed, theirs: Confirmed): Confirmed {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const joined = [...names].flatMap((name) => {
    const isOwn = isSame(before[name], theirs[name]);
    const lines = isOwn ? mine[name] : theirs[name];
    return lines ? [[name, lines] as const] : [];
  });
  return Object.fromEntries(joined);
}
