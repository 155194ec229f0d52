import { readContentFiles } from '#src/content/check/files.ts';
import { type Forms, fileSchemas } from './content-forms.ts';
import { type Difference, describeClash } from './describe-changes.ts';
import type { Part } from './form/form.ts';
import { countedAs, mergeForms } from './form/merge-forms.ts';
import { committed } from './git.ts';
import { changedIn } from './history.ts';
import { fileTitle, folders } from './labels.ts';
import { stage } from './photographs/stage.ts';
import type { Change, journalOf, Saved } from './save/journal.ts';
import { openedIn, openSession } from './session.ts';

type Journal = ReturnType<typeof journalOf>;

/**
 * The content before and after a save of the desk, or a version of git, with the names of the
 * content files that it changed.
 */
export function statesOf(journal: Journal, id: string) {
  const changes = journal.list().some((save) => save.id === id)
    ? journal.changesOf(id)
    : changesOfVersion(id);
  const [before, after] = [new Map(readContentFiles()), new Map(readContentFiles())];
  for (const change of changes) {
    const name = change.name.replace(/^content\//, '');
    if (!name.endsWith('.yaml')) continue;
    before.set(name, change.before ?? '');
    after.set(name, change.after ?? '');
  }
  const names = new Set(changes.map(({ name }) => name.replace(folders, '')));
  return { names: [...names].filter((name) => name in fileSchemas), before, after };
}

function changesOfVersion(id: string): Pick<Change, 'name' | 'before' | 'after'>[] {
  const { before, files } = changedIn(id);
  const textIn = (name: string, commit: string) => committed(name, commit) ?? null;
  return before
    ? files.map((name) => ({ name, before: textIn(name, before), after: textIn(name, id) }))
    : [];
}

/**
 * Takes a save back field by field, in files that have changed since. A field that was changed again
 * stays as it is now.
 *
 * @returns the save that takes it back, if anything could be, and the fields that stay
 * @throws ContentError if what is left makes no website
 */
export function takenBack(journal: Journal, id: string) {
  const { names, before, after } = statesOf(journal, id);
  const now = readContentFiles();
  const forms: Record<string, Part> = {};
  const stays: Difference[] = [];
  for (const name of names) {
    const [old, saved, present] = [before, after, now].map((texts) => openedIn(texts, name).form);
    if (!old || !saved || !present) continue;
    const { form, clashes } = mergeForms(saved, countedAs(saved, old), present, 'theirs');
    forms[name] = form;
    const title = fileTitle(name, form);
    stays.push(
      ...clashes.flatMap((one) => describeClash(title, fileSchemas[name] ?? {}, one, 'theirs')),
    );
  }
  stagePhotographs(journal.changesOf(id));
  return { undone: saveOf(journal, forms), stays };
}

/** Photographs that the save has replaced are there again for the fields that hold them. */
function stagePhotographs(changes: readonly Change[]): void {
  const gone = changes.flatMap(({ name, before, encoding }) =>
    encoding && before !== null ? [[name, Buffer.from(before, encoding)] as const] : [],
  );
  stage({ files: new Map(gone.map(([name, bytes]) => [name.replace(/^.*\//, ''), bytes])) });
}

function saveOf(journal: Journal, forms: Forms): Saved | undefined {
  const session = openSession(journal);
  const prepared = session.prepare(forms);
  return prepared.changes.length > 0 ? session.write(prepared) : undefined;
}
