import { visit } from 'yaml';
import type { ContentFiles } from '#src/content/check/files.ts';
import {
  type Confirmed,
  confirmedIn,
  joinConfirmed,
  recordText,
  translations,
} from '#src/content/review/confirmed.ts';
import { fileSchemas, formOf, withForms, withTranslations } from './content-forms.ts';
import { type Difference, describeClash } from './describe-changes.ts';
import type { Part } from './form/form.ts';
import { type Clash, countedAs, mergeForms, type Side } from './form/merge-forms.ts';
import { fileTitle } from './labels.ts';
import { broken, parseSource } from './yaml/write-yaml.ts';

/** The content in one version. Names of files are those inside `content/`. */
export type Version = {
  /** Files that are others than in the version that both computers started from. */
  changed: ReadonlySet<string>;
  textOf: (file: string) => string | undefined;
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
  const isChanged = (name: string, { changed }: Version) =>
    withTranslations(name).some((file) => changed.has(file));
  const texts = new Map<string, string>();
  const clashes: ToldClash[] = [];
  for (const name of Object.keys(fileSchemas)) {
    if (!isChanged(name, mine) || !isChanged(name, theirs)) continue;
    const { form, clashes: found } = mergeVersions(name, versions, keep);
    for (const [file, text] of writtenOn(name, form, versions)) texts.set(file, text);
    const told = (clash: Clash, side: Side) =>
      describeClash(fileTitle(name, form), fileSchemas[name] ?? {}, clash, side);
    for (const clash of found) {
      const sides = { mine: told(clash, 'mine'), theirs: told(clash, 'theirs') };
      clashes.push({ name, clash, told: sides });
    }
  }
  for (const lang of translations) {
    const file = `${lang}/confirmed.json`;
    if (!mine.changed.has(file) || !theirs.changed.has(file)) continue;
    const [was, own, other] = [before, mine, theirs].map((version) => recordIn(version, file));
    texts.set(file, recordText(joinConfirmed(was ?? {}, own ?? {}, other ?? {})));
  }
  return { texts, clashes };
}

function mergeVersions(name: string, { before, mine, theirs }: Versions, keep: Side) {
  // Pairs of lines are joined for themselves, whatever place the lines have.
  const formIn = (version: Version) => formOf(filesIn(name, version), {}, name);
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

/** @throws ContentError if somebody has broken the record by hand */
function recordIn({ textOf }: Version, file: string): Confirmed {
  try {
    return confirmedIn(textOf(file) ?? '{}');
  } catch {
    throw broken(`content/${file} cannot be read`);
  }
}
