import { createHash } from 'node:crypto';
import { ContentError } from '#src/content/check/parse.ts';
import type { Difference } from './describe-changes.ts';
import type { Side } from './form/merge-forms.ts';
import { author, committed, GitRefusal, git, gitWith, isOfDesk } from './git.ts';
import { joinContent, type Version } from './join-content.ts';
import { withIndexOf } from './take-version.ts';

/** Fields that two computers have changed, and what each has made of them. */
export type BothSides = {
  theirs: readonly Difference[];
  yours: readonly Difference[];
  /** Tells these fields with these values from all others. */
  asked: string;
};

/** Whose values are kept of the fields that the officer was shown. */
export type Choice = { keep: Side; asked: string };

/** The officer has to say whose values are kept. */
export class BothChanged extends Error {
  readonly both: BothSides;
  constructor(both: BothSides) {
    super(`Two computers have changed ${both.yours.map(({ place }) => place).join(', ')}`);
    this.both = both;
  }
}

/** The commit that both computers started from, that of this one and that of the others. */
type Commits = { before: string; mine: string; theirs: string };

/**
 * Makes a version of two; no file of this folder changes yet.
 *
 * @param choice does not count for fields that the officer was not shown
 * @returns its commit, whose parents are both
 * @throws BothChanged, GitRefusal
 */
export function joinVersions({ before, mine, theirs }: Commits, choice?: Choice): string {
  const [own, other] = [changesOf(before, mine), changesOf(before, theirs)];
  const versions = {
    before: versionOf(before, new Map()),
    mine: versionOf(mine, own),
    theirs: versionOf(theirs, other),
  };
  const keep = choice?.keep ?? 'mine';
  const { texts, clashes } = orRefusal(() => joinContent(versions, keep));
  const next = new Map<string, Blob>();
  const files: FileClash[] = [];
  for (const [file, blob] of own) {
    const there = other.get(file);
    if (texts.has(inContent(file)) || (other.has(file) && blob === there)) continue;
    if (other.has(file)) files.push({ file, mine: blob, theirs: there });
    if (!other.has(file) || keep === 'mine') next.set(file, blob);
  }
  const byHand = files.find(({ file }) => !isOfDesk(file));
  if (byHand) throw new GitRefusal(cannotJoin(byHand.file));
  const told = (side: Side) => [
    ...clashes.flatMap((one) => one.told[side]),
    ...files.map((one) => ({ place: one.file, text: one[side] ? 'is changed' : 'is taken away' })),
  ];
  const [yours, others] = [told('mine'), told('theirs')];
  const asked = createHash('sha256')
    .update(JSON.stringify([clashes, files]))
    .digest('hex');
  if (clashes.length + files.length > 0 && choice?.asked !== asked) {
    throw new BothChanged({ theirs: others, yours, asked });
  }
  for (const [file, text] of texts) {
    const hash = gitWith({ input: text }, 'hash-object', '-w', '--stdin').trim();
    next.set(`content/${file}`, `100644 ${hash}`);
  }
  const dropped = keep === 'mine' ? others : yours;
  const body = dropped.map(({ place, text }) => `Not kept: ${place}: ${text}`);
  const message = ['Join versions of two computers', '', ...body].join('\n');
  return commitOf(treeOf(theirs, next), [theirs, mine], message);
}

/** A file in a version as git knows it, by mode and hash; undefined where it is gone. */
type Blob = string | undefined;
/** A file that is one value, such as a photograph. */
type FileClash = { file: string } & Record<Side, Blob>;

const inContent = (file: string) => file.replace(/^content\//, '');

/** The files that are others in the second commit. */
function changesOf(from: string, to: string): Map<string, Blob> {
  const fields = git('diff-tree', '-r', '-z', '--no-renames', from, to).split('\0');
  const changes = new Map<string, Blob>();
  for (let at = 0; at + 1 < fields.length; at += 2) {
    const [, mode = '', , hash = '', kind] = (fields[at] ?? '').split(' ');
    changes.set(fields[at + 1] ?? '', kind === 'D' ? undefined : `${mode} ${hash}`);
  }
  return changes;
}

function versionOf(commit: string, changes: ReadonlyMap<string, Blob>): Version {
  const known = new Map<string, string | undefined>();
  const textOf = (file: string) => {
    if (!known.has(file)) known.set(file, committed(`content/${file}`, commit));
    return known.get(file);
  };
  return { changed: new Set([...changes.keys()].map(inContent)), textOf };
}

/** @throws GitRefusal with the file that somebody has broken by hand */
function orRefusal<Result>(act: () => Result): Result {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    throw new GitRefusal(cannotJoin(error.problems.map(({ message }) => message).join(' ')));
  }
}

const cannotJoin = (what: string) =>
  `Two computers have changed a file that the desk cannot join: ${what}. Nothing was sent, and nothing is lost. Ask the person who looks after the website to join the two.`;

/** A commit's tree with other files in it. */
function treeOf(commit: string, files: ReadonlyMap<string, Blob>): string {
  const index = withIndexOf(commit);
  const lines = [...files].map(([file, blob]) => `${blob ?? `0 ${'0'.repeat(40)}`}\t${file}\0`);
  gitWith({ index, input: lines.join('') }, 'update-index', '-z', '--index-info');
  return gitWith({ index }, 'write-tree').trim();
}

function commitOf(tree: string, parents: readonly string[], message: string): string {
  const of = parents.flatMap((parent) => ['-p', parent]);
  return gitWith({ input: message.trim() }, ...author(), 'commit-tree', tree, ...of).trim();
}
