import { existsSync, readdirSync } from 'node:fs';
import { checkPhotograph, takePhotograph } from '#desk/photographs/import-photograph.ts';
import { stage } from '#desk/photographs/stage.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { byWeight } from '#src/content/check/open-facts.ts';
import { ContentError } from '#src/content/check/parse.ts';
import { translations } from '#src/content/review/confirmed.ts';
import { type Shape, shapes } from '#src/content/schemas/photographs.ts';
import { documentPaths, routes } from '#src/routes.ts';
import { type Forms, fileSchemas, readRecords, withTranslations } from './content-forms.ts';
import type { Difference } from './describe-changes.ts';
import { isCell, type Part, partAt } from './form/form.ts';
import {
  changedFiles,
  commit,
  committed,
  GitRefusal,
  knownToGit,
  standing,
  whyNoVersions,
} from './git.ts';
import { pastVersions } from './history.ts';
import { BothChanged, type Choice } from './join-versions.ts';
import { fileTitle, picturesFile } from './labels.ts';
import { lastReadable, mended } from './mend.ts';
import { keepOfficerName, officerName } from './officer.ts';
import { places } from './places.ts';
import { ConflictError, type journalOf, type Saved } from './save/journal.ts';
import { sendVersions } from './send-versions.ts';
import { differencesIn, type OpenedFile, openedIn, openSession, type Session } from './session.ts';
import { liveBuild, sayState } from './site-state.ts';
import { statesOf, takenBack } from './take-back.ts';
import { endTaking } from './take-version.ts';

/** An answer that is no success: the page shows its message. */
export class Refusal extends Error {
  readonly status: number;
  readonly more: object;
  constructor(status: number, message: string, more: object = {}) {
    super(message);
    this.status = status;
    this.more = more;
  }
}

/**
 * The calls that the page of the desk may make, by name. Each window has its own session.
 *
 * @param makeDocuments throws ContentError if a document cannot be made, which would stop a build
 */
export function deskApi(
  journal: ReturnType<typeof journalOf>,
  makeDocuments: (files: ContentFiles) => Promise<unknown>,
) {
  const sessions = new Map<string, Session>();

  const sessionOf = (window: string): Session => {
    const session = sessions.get(window);
    if (!session) throw new Refusal(410, 'This desk was started anew. Load the page again.');
    return session;
  };

  function open({ window }: { window: string }) {
    const session = openSession(journal);
    sessions.set(window, session);
    const records = readRecords();
    const files = openedFiles(session, Object.keys(fileSchemas), records);
    const checked = session.check({});
    return {
      schemas: fileSchemas,
      files,
      places,
      pages: { ...sectionPages(files), ...pagesByFile(files) },
      documents: documentPaths,
      drawings: drawings(),
      languages: translations,
      checked,
      saves: journal.list(),
    };
  }

  const check = ({ window, forms }: { window: string; forms: Forms }) =>
    sessionOf(window).check(forms);

  async function save({ window, forms }: { window: string; forms: Forms }) {
    const session = sessionOf(window);
    try {
      const prepared = session.prepare(forms);
      await makeDocuments(prepared.files);
      const saved = session.write(prepared);
      const names = [...Object.keys(forms), picturesFile];
      return { saved, saves: journal.list(), files: openedFiles(session, names) };
    } catch (error) {
      if (error instanceof ContentError) throw new Refusal(422, refusalOf(error));
      if (error instanceof ConflictError) {
        const names = Object.keys(forms).filter((name) =>
          error.conflicts.some((conflict) => conflict.name.endsWith(`/${name}`)),
        );
        throw new Refusal(409, 'Somebody changed the same file meanwhile. Nothing was written.', {
          changedOnDisk: names,
        });
      }
      throw error;
    }
  }

  /** Takes a save back: as a whole, or where its files have changed since, field by field. */
  function undo({ window, id, forms }: { window: string; id: string; forms: Forms }) {
    const session = sessionOf(window);
    const told = (undone: Saved, stays: readonly Difference[] = []) => ({
      undone,
      stays,
      saves: journal.list(),
      checked: session.check(forms),
    });
    try {
      return told(journal.undo(id));
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
    }
    try {
      const { undone, stays } = takenBack(journal, id);
      if (undone) return told(undone, stays);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      throw new Refusal(
        409,
        'Nothing was undone: with what was changed since, the old values make no website. Put single values of it back.',
      );
    }
    throw new Refusal(
      409,
      'Nothing was undone: all that this save changed has been changed again since. Put single values of it back.',
    );
  }

  /** Lists the values that a save or a version changed, so that a single one can be restored. */
  function oldValues({ id }: { id: string }) {
    const { names, before, after } = statesOf(journal, id);
    return names.flatMap((name) => {
      const [old, next] = [before, after].map((texts) => openedIn(texts, name).form);
      return differencesIn(name, old, next).map((one) => ({ ...one, name }));
    });
  }

  /** Gives a file that cannot be read its last readable text. @param file inside `content/` */
  function putBack({ window, file, forms }: { window: string; file: string; forms: Forms }) {
    const session = sessionOf(window);
    const after = lastReadable(file, journal);
    if (after === undefined) {
      throw new Refusal(409, `No earlier text of content/${file} is known on this computer.`);
    }
    const before = readContentFiles().get(file) ?? null;
    const name = `content/${file}`;
    journal.save([{ name, before, after }], [`${name}: its last readable text is put back`]);
    return { saves: journal.list(), checked: session.check(forms) };
  }

  const conflict = ({ window, name, form }: { window: string; name: string; form: Part }) =>
    sessionOf(window).conflictOf(name, form);

  function settle({ window, name }: { window: string; name: string }) {
    sessionOf(window).settle(name);
    return {};
  }

  /** Lists the saved changes since the last commit, in plain words. */
  function changes() {
    const why = whyNoVersions();
    if (why) return { why, files: [], differences: [], unsent: 0, isJoined: false };
    const files = changedFiles();
    const [now, before] = [readContentFiles(), new Map(readContentFiles())];
    for (const file of files) {
      const [, name] = /^content\/(.*)/.exec(file) ?? [];
      if (name) before.set(name, committed(file) ?? '');
    }
    const names = Object.keys(fileSchemas).filter((name) =>
      withTranslations(name).some((file) => files.includes(`content/${file}`)),
    );
    const differences = names.flatMap((name) =>
      differencesIn(name, openedIn(before, name).form, openedIn(now, name).form),
    );
    const place = standing();
    // Without a place to send to, no version was ever sent.
    return { files, differences, unsent: place?.unsent ?? 1, isJoined: place !== undefined };
  }

  /**
   * Says which saved changes are not published, which version visitors see, and how many open facts
   * keep the host from publishing.
   */
  async function siteState() {
    const [{ content }] = makeEditions(mended(readContentFiles(), journal));
    const { origin } = content.site;
    const needed = byWeight(content.openFacts).filter(({ weight }) => weight === 'launch').length;
    const state = sayState(origin, standing(), await liveBuild(origin));
    return { ...changes(), needed, state, officer: officerName() ?? knownToGit() ?? '' };
  }

  /** Makes a version of what is saved, joins it with those of other computers and sends it. */
  async function publish(asked: { subject: string; officer?: string; choice?: Choice }) {
    const { subject, officer = '', choice } = asked;
    keepOfficerName(officer);
    const check = () => makeDocuments(readContentFiles());
    const keepVersion = () => {
      const { files, differences } = changes();
      if (files.length === 0) return;
      commit(files, subject, differences.map(({ place, text }) => `${place}: ${text}`).join('\n'));
    };
    journal.alone(endTaking);
    // Content with errors must not be committed, so check the files on disk first.
    await check();
    try {
      await sendVersions({ alone: journal.alone, keepVersion, check }, choice);
    } catch (error) {
      if (error instanceof GitRefusal) throw new Refusal(409, error.message);
      if (error instanceof BothChanged) throw new Refusal(409, bothMessage, { both: error.both });
      if (!(error instanceof ContentError)) throw error;
      throw new Refusal(
        422,
        'What another computer has published is here now, and does not fit to what you changed. Nothing was sent. Correct what is marked in red, save, and publish again.',
      );
    }
    return siteState();
  }

  /** Looks at a photograph; where a focus is given, makes its files, which wait to be saved. */
  async function photograph(bytes: Buffer, asked: URLSearchParams) {
    const shape = asked.get('shape') ?? '';
    const focus = asked.get('focus')?.split(',').map(Number);
    if (!Object.hasOwn(shapes, shape)) throw new Refusal(400, `There is no shape '${shape}'.`);
    if (!focus) return { size: await checkPhotograph(bytes, shape as Shape) };
    const [x = 0.5, y = 0.5] = focus;
    const taken = await takePhotograph(bytes, shape as Shape, [x, y]);
    stage(taken);
    return { name: taken.name };
  }

  return {
    photograph,
    actions: {
      open,
      check,
      save,
      undo,
      putBack,
      oldValues,
      versions: pastVersions,
      conflict,
      settle,
      siteState,
      publish,
    },
    shownIn: (window: string | undefined) => sessions.get(window ?? '')?.shown(),
  };
}

const bothMessage =
  'Another computer and you have changed the same field, each in another way. Nothing is lost, and nothing was sent. Choose whose to keep; all else that both have changed is published.';

function refusalOf({ problems: [problem] }: ContentError): string {
  if (!problem || problem.field) return 'Correct what is marked in red first.';
  return `Nothing was saved: ${problem.message}`;
}

function openedFiles(session: Session, names: readonly string[], records = readRecords()) {
  return Object.fromEntries(names.map((name) => [name, session.opened(name, records)]));
}

/** Pages of programmes by their paths, called as browsers call them. */
function sectionPages(opened: Readonly<Record<string, OpenedFile>>) {
  const pages = routes.filter((route) => route.page === 'section');
  return Object.fromEntries(
    pages.map(({ path, section, slug }) => {
      const form = opened[`programmes/${section}.yaml`]?.form;
      const title = partAt(form, ['pages', slug, 'title']);
      return [path, isCell(title) ? String(title.value) : slug];
    }),
  );
}

/** Pages are called like the places of the desk, which is shorter than what browsers show. */
function pagesByFile(opened: Readonly<Record<string, OpenedFile>>) {
  const pages = places.filter(({ group }) => group === 'Pages');
  return Object.fromEntries(
    pages.map(({ path, files: [name = ''] }) => [path, fileTitle(name, opened[name]?.form)]),
  );
}

/** Drawings by what they stand for, as the names of their files say. */
function drawings() {
  const folder = 'public/patterns';
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.svg'))
    : [];
  const of = (kind: string) =>
    names.filter((name) => name.startsWith(`${kind}-`)).map((name) => `/patterns/${name}`);
  return { portrait: of('portrait'), seal: of('seal') };
}
