import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Doubt, doubtsIn } from '#src/content/engine/doubts.ts';
import { makeEditions } from '#src/content/engine/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/engine/files.ts';
import { ContentError, type OpenFact, type Problem } from '#src/content/engine/parse.ts';
import { translations } from '#src/content/records/confirmed.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import {
  type Forms,
  fileSchemas,
  formOf,
  type Records,
  readRecords,
  withForms,
  withReadLines,
} from './content-forms.ts';
import { type Difference, describeChanges } from './describe-changes.ts';
import type { Part } from './form/form.ts';
import { mergeForms } from './form/merge-forms.ts';
import { fileTitle } from './labels.ts';
import {
  photographChanges,
  photographTexts,
  withoutUnusedPhotographs,
} from './photograph-files.ts';
import type { Change, journalOf, Saved } from './save/journal.ts';

type Journal = ReturnType<typeof journalOf>;

/** A form, or why there is none. */
export type OpenedFile = { form: Part; broken?: undefined } | { form?: undefined; broken: string };

/** What a draft of the site is worth. */
type Checked = {
  problems: readonly Problem[];
  openFacts: readonly OpenFact[];
  /** Values that may be right and probably are not. */
  doubts: readonly Doubt[];
  differences: readonly Difference[];
  /** Files that changed on disk while they are changed here. */
  changedOnDisk: readonly string[];
  /** Files that changed on disk and are not changed here, as they are now. */
  fresh: Readonly<Record<string, OpenedFile>>;
};

/** A save that is not written yet: what changes, in plain words too, and the content after it. */
type Prepared = { changes: readonly Change[]; summary: readonly string[]; files: ContentFiles };

/** What to do with a file that two have changed. */
type Conflict = {
  name: string;
  now: OpenedFile;
  theirs: readonly Difference[];
  yours: readonly Difference[];
  both: Part | undefined;
};

/**
 * What one window of the desk works on: the files as it has read them, and its own changes.
 *
 * @param journal writes the files
 */
export function openSession(journal: Journal) {
  let base = readContentFiles();
  let draft: ContentFiles = base;
  /** The last state that made editions: what the frame shows while something is wrong. */
  let shown: ContentFiles = base;
  let openFacts: readonly OpenFact[] = [];
  let doubts: readonly Doubt[] = [];

  /** Files as they were on disk when the officer was shown what two have changed. */
  const offered = new Map<string, ContentFiles>();

  const opened = (name: string, records?: Records) => openedIn(base, name, records);

  function differencesOf(forms: Forms): Difference[] {
    return Object.entries(forms).flatMap(([name, form]) =>
      differencesIn(name, opened(name).form, form),
    );
  }

  /** Takes files that nobody changes here from the disk as they are now. */
  function refresh(forms: Forms): { fresh: Record<string, OpenedFile>; changedOnDisk: string[] } {
    const disk = readContentFiles();
    const changed = Object.keys(fileSchemas).filter((name) =>
      withTranslations(name).some((file) => disk.get(file) !== base.get(file)),
    );
    const own = changed.filter((name) => name in forms);
    const others = changed.filter((name) => !(name in forms));
    base = withFiles(base, disk, others.flatMap(withTranslations));
    return {
      fresh: Object.fromEntries(others.map((name) => [name, opened(name)])),
      changedOnDisk: own,
    };
  }

  /** Takes the changes of the page, not yet to be saved, and says what they are worth. */
  function take(forms: Forms): Checked {
    const { fresh, changedOnDisk } = refresh(forms);
    const problems = check(forms);
    return { problems, openFacts, doubts, differences: differencesOf(forms), changedOnDisk, fresh };
  }

  /** Makes the editions of a draft. @returns what keeps it from that */
  function check(forms: Forms): readonly Problem[] {
    try {
      draft = withoutUnusedPhotographs(withForms(base, forms));
      const [{ content }] = makeEditions(draft);
      shown = draft;
      openFacts = content.openFacts;
      doubts = doubtsIn(content, indianDay(new Date()));
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.problems;
      throw error;
    }
  }

  /** What a save of the changes is to write. @throws ContentError if something is wrong */
  function prepare(forms: Forms): Prepared {
    const problems = check(forms);
    if (problems.length > 0) throw new ContentError(problems);
    const summary = differencesOf(forms).map(({ place, text }) => `${place}: ${text}`);
    const names = new Set([...Object.keys(forms), photographTexts]);
    const files = [...names].flatMap(withTranslations);
    const changes: Change[] = photographChanges(base, draft);
    const texts = files
      .filter((name) => draft.get(name) !== base.get(name))
      .map((name) => inContent(name, base.get(name) ?? null, draft.get(name) ?? null));
    changes.push(...texts);
    const records = readRecords();
    const next = withReadLines(draft, records, forms);
    for (const lang of translations) {
      const after = recordText(next[lang]);
      if (after === recordText(records[lang])) continue;
      const name = `${lang}/confirmed.json`;
      changes.push(inContent(name, readFileSync(path.resolve('content', name), 'utf8'), after));
    }
    return { changes, summary, files: draft };
  }

  /** @throws ConflictError if a file changed meanwhile */
  function write({ changes, summary, files }: Prepared): Saved {
    const saved = journal.save(changes, summary);
    base = files;
    return saved;
  }

  /** A file that changed on disk and here: what each side did, and both together if that works. */
  function conflictOf(name: string, mine: Part): Conflict {
    const disk = withFiles(base, readContentFiles(), withTranslations(name));
    offered.set(name, disk);
    const before = opened(name).form;
    const now = openedIn(disk, name);
    return {
      name,
      now,
      theirs: differencesIn(name, before, now.form),
      yours: differencesIn(name, before, mine),
      both: before && now.form && mergeForms(before, mine, now.form),
    };
  }

  /** From now on the page's changes are based on what it was shown of the disk. */
  function settle(name: string): void {
    base = withFiles(base, offered.get(name) ?? base, withTranslations(name));
  }

  return { opened, take, prepare, write, conflictOf, settle, shown: () => shown };
}

export type Session = ReturnType<typeof openSession>;

/** The form of a file in some state of the content. */
export function openedIn(
  files: ContentFiles,
  name: string,
  records: Records = readRecords(),
): OpenedFile {
  try {
    return { form: formOf(files, records, name) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    const why = error.problems.map(({ message }) => message).join(' ');
    return { broken: `content/${name} or its translation cannot be read: ${why}` };
  }
}

/** What is different between two states of a content file. */
export function differencesIn(
  name: string,
  before: Part | undefined,
  after: Part | undefined,
): Difference[] {
  return describeChanges(fileTitle(name, after), fileSchemas[name] ?? {}, before, after);
}

/** Files of which some are taken from elsewhere. */
function withFiles(
  files: ContentFiles,
  from: ContentFiles,
  names: readonly string[],
): ContentFiles {
  const texts = new Map(files);
  for (const name of names) {
    const text = from.get(name);
    if (text === undefined) texts.delete(name);
    else texts.set(name, text);
  }
  return texts;
}

function withTranslations(name: string): string[] {
  return [name, ...translations.map((lang) => `${lang}/${name}`)];
}

function inContent(name: string, before: string | null, after: string | null): Change {
  return { name: path.posix.join('content', name), before, after };
}

/** As `npm run confirm` writes it. */
function recordText(record: unknown): string {
  return `${JSON.stringify(record, null, 1)}\n`;
}
