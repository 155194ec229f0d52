import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Doubt } from '#src/content/check/doubts.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { ContentError, type Problem } from '#src/content/check/parse.ts';
import { recordText, translations } from '#src/content/review/confirmed.ts';
import { doubtsInAll } from '#src/content/review/doubts.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import {
  type Forms,
  fileSchemas,
  formOf,
  type Records,
  readRecords,
  withForms,
  withReadLines,
  withTranslations,
} from './content-forms.ts';
import { type Difference, describeChanges } from './describe-changes.ts';
import type { Part } from './form/form.ts';
import { mergeForms } from './form/merge-forms.ts';
import { fileTitle, picturesFile } from './labels.ts';
import { faultsOf, mended, unreadableIn } from './mend.ts';
import { withOldNamesAsked } from './old-names.ts';
import { photographChanges, withoutUnusedPhotographs } from './photograph-files.ts';
import type { Change, journalOf, Saved } from './save/journal.ts';

type Journal = ReturnType<typeof journalOf>;

/** A form, or why there is none. */
export type OpenedFile = { form: Part; broken?: undefined } | { form?: undefined; broken: string };

/**
 * The session of one window of the desk: the files as it has read them, and its own changes.
 *
 * @param journal writes the files
 */
export function openSession(journal: Journal) {
  let base = readContentFiles();
  let draft: ContentFiles = base;
  /** The last state that made editions: what the frame shows while something is wrong. */
  let shown: ContentFiles = base;
  /** Counts the states that were shown. */
  let state = 0;
  let doubts: readonly Doubt[] = [];

  /** Files as they were on disk when the officer was shown what two have changed. */
  const offered = new Map<string, ContentFiles>();

  const opened = (name: string, records?: Records) => openedIn(base, name, records);

  function differencesOf(forms: Forms): Difference[] {
    return Object.entries(forms).flatMap(([name, form]) =>
      differencesIn(name, opened(name).form, form),
    );
  }

  /** Checks the changes of the page, which are not saved yet, and says what they differ in. */
  function check(forms: Forms) {
    const disk = readContentFiles();
    const changed = Object.keys(fileSchemas).filter((name) =>
      withTranslations(name).some((file) => disk.get(file) !== base.get(file)),
    );
    const others = changed.filter((name) => !(name in forms));
    base = withFiles(base, disk, others.flatMap(withTranslations));
    const problems = problemsOf(() => make(forms));
    return {
      problems,
      /** Files that cannot be shown as a form; all others can be saved nevertheless. */
      unreadable: unreadableIn(base),
      doubts,
      state,
      differences: differencesOf(forms),
      /** Files that are changed here too. */
      changedOnDisk: changed.filter((name) => name in forms),
      /** Files that are not changed here, as they are on disk now. */
      fresh: Object.fromEntries(others.map((name) => [name, opened(name)])),
    };
  }

  /** Makes the editions of a draft. @throws ContentError */
  function make(forms: Forms): void {
    draft = withoutUnusedPhotographs(withForms(mended(base, journal), forms));
    doubts = doubtsInAll(draft, makeEditions(draft), indianDay(new Date()));
    if (!hasSameTexts(draft, shown)) state += 1;
    shown = draft;
  }

  /** Prepares the files that a save will write. @throws ContentError if something is wrong */
  function prepare(changed: Forms) {
    const site = changed['site.yaml'];
    const forms = site
      ? { ...changed, 'site.yaml': withOldNamesAsked(opened('site.yaml').form, site) }
      : changed;
    make(forms);
    const summary = differencesOf(forms).map(({ place, text }) => `${place}: ${text}`);
    const names = new Set([...Object.keys(forms), picturesFile]);
    const broken = new Set(unreadableIn(base).map(({ file }) => file));
    const texts = [...names]
      .flatMap(withTranslations)
      .filter((name) => draft.get(name) !== base.get(name) && !broken.has(`content/${name}`))
      .map((name) => inContent(name, base.get(name) ?? null, draft.get(name) ?? null));
    const changes = [...photographChanges(base, draft), ...texts];
    const records = readRecords();
    const next = withReadLines(records, forms);
    for (const lang of translations) {
      const after = recordText(next[lang] ?? {});
      if (after === recordText(records[lang] ?? {})) continue;
      const name = `${lang}/confirmed.json`;
      const file = path.resolve('content', name);
      const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
      changes.push(inContent(name, before, after));
    }
    return { changes, summary, files: draft };
  }

  /** @throws ConflictError if a file changed meanwhile */
  function write({ changes, summary, files }: ReturnType<typeof prepare>): Saved {
    const saved = journal.save(changes, summary);
    base = files;
    return saved;
  }

  /** A file that changed on disk and here: what each side did, and both together. */
  function conflictOf(name: string, mine: Part) {
    const disk = withFiles(base, readContentFiles(), withTranslations(name));
    offered.set(name, disk);
    const before = opened(name).form;
    const now = openedIn(disk, name);
    return {
      name,
      now,
      theirs: differencesIn(name, before, now.form),
      yours: differencesIn(name, before, mine),
      both: before && now.form && mergeForms(before, mine, now.form).form,
    };
  }

  /** From now on the page's changes are based on what it was shown of the disk. */
  function settle(name: string): void {
    base = withFiles(base, offered.get(name) ?? base, withTranslations(name));
  }

  return { opened, check, prepare, write, conflictOf, settle, shown: () => shown };
}

export type Session = ReturnType<typeof openSession>;

/** The form of a file in some state of the content. */
export function openedIn(
  files: ContentFiles,
  name: string,
  records: Records = readRecords(),
): OpenedFile {
  let form: Part = {};
  const faults = withTranslations(name).flatMap((file) => faultsOf(file, files.get(file)));
  const problems =
    faults.length > 0
      ? faults
      : problemsOf(() => {
          form = formOf(files, records, name);
        });
  if (problems.length === 0) return { form };
  const why = problems.map(({ message }) => message).join(' ');
  return { broken: `content/${name} or its translation cannot be read: ${why}` };
}

/** The problems that reading the content reports; empty if there are none. */
function problemsOf(read: () => void): readonly Problem[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
}

/** The differences between two states of a content file. */
export function differencesIn(name: string, before: Part | undefined, after: Part | undefined) {
  return describeChanges(fileTitle(name, after), fileSchemas[name] ?? {}, before, after);
}

function hasSameTexts(one: ContentFiles, other: ContentFiles): boolean {
  return one.size === other.size && [...one].every(([name, text]) => other.get(name) === text);
}

/** Files of which some are taken from elsewhere. */
function withFiles(files: ContentFiles, from: ContentFiles, names: readonly string[]) {
  const texts = new Map(files);
  for (const name of names) {
    const text = from.get(name);
    if (text === undefined) texts.delete(name);
    else texts.set(name, text);
  }
  return texts;
}

function inContent(name: string, before: string | null, after: string | null): Change {
  return { name: path.posix.join('content', name), before, after };
}
