import { execFile, execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { promisify } from 'node:util';
import { isOfAnother, trustCommand } from '#build/files/ask-git.ts';
import { officerName } from './officer.ts';

/** A step of git that did not succeed, in words for an officer. */
export class GitRefusal extends Error {}

/** In words for an officer, why the folder keeps no versions; undefined where it does. */
export function whyNoVersions(): string | undefined {
  try {
    git('rev-parse', '--git-dir');
    return undefined;
  } catch (error) {
    if (error instanceof GitRefusal) return error.message;
    throw error;
  }
}

/** The files that the desk writes: the content, and the photographs that it names. */
const ownFiles = ['content', 'public/pictures/photo-*'];

/** Whether the desk writes a file, so that it can say who changed it. */
export const isOfDesk = (file: string) => /^(content\/|public\/pictures\/photo-[^/]*$)/.test(file);

/** Files of the desk that differ from the last commit, such as `content/site.yaml`. */
export function changedFiles(files: readonly string[] = ownFiles): string[] {
  const list = git('status', '--porcelain', '-z', '--untracked-files=all', '--', ...files);
  return list
    .split('\0')
    .filter(Boolean)
    .map((line) => line.slice(3));
}

/** A file as it is in a commit, or undefined where it is not in it. */
export function committed(file: string, commit = 'HEAD'): string | undefined {
  try {
    return git('show', `${commit}:./${file}`);
  } catch {
    return undefined;
  }
}

/** Commits these files and nothing else; sends nothing anywhere. @throws GitRefusal */
export function commit(files: readonly string[], subject: string, body: string): void {
  refuseHalfDone();
  git('add', '--', ...files);
  git(...author(), 'commit', '--quiet', '--message', subject, '--message', body, '--', ...files);
}

/** How this folder stands to the place that the site is published from. */
export function standing() {
  const branch = asks('symbolic-ref', '--short', 'HEAD');
  const remote = branch && (asks('config', `branch.${branch}.remote`) || asks('remote'));
  const [first = ''] = (remote ?? '').split('\n');
  if (!branch || !first) return undefined;
  const upstream = `refs/remotes/${first}/${branch}`;
  const sent = asks('rev-parse', '--verify', '--quiet', upstream);
  const at = sent && /\{(\d+)\}/.exec(asks('reflog', 'show', '--date=unix', '-1', upstream) ?? '');
  const unsent = sent ? Number(asks('rev-list', '--count', `${upstream}..HEAD`)) : 1;
  return {
    remote: first,
    branch,
    upstream,
    sent: sent || undefined,
    /** When it was sent, or fetched from another computer, in milliseconds. */
    sentAt: at ? Number(at[1]) * 1000 : undefined,
    unsent,
  };
}

/** The refusal of a version that another one has come before. */
export const tooLate = 'Another computer has published at the same moment.';

/** @throws GitRefusal if somebody has begun something in a terminal and not ended it */
export function refuseHalfDone(): void {
  const folder = asks('rev-parse', '--git-dir') ?? '.git';
  const begun = ['rebase-merge', 'rebase-apply', 'MERGE_HEAD', 'CHERRY_PICK_HEAD'];
  if (begun.some((name) => existsSync(`${folder}/${name}`)) || !asks('symbolic-ref', 'HEAD')) {
    throw new GitRefusal(
      'Somebody has begun to join versions in a terminal and has not ended it. Nothing was published. Ask the person who looks after the website to end it.',
    );
  }
}

const noCheckout =
  'This folder keeps no versions: it is no copy made with git. Ask the person who set up the desk.';

const ofAnother = () =>
  `This folder belongs to another user of the computer, so git does not read its versions. What you saved is kept. Ask the person who looks after the website to run ${trustCommand()}`;

/** Failures of git by its words, and what to do. */
const remedies: readonly (readonly [RegExp, string])[] = [
  [
    /hook declined|protected branch/i,
    'The place that the website is published from did not take the version. Ask the person who looks after the website.',
  ],
  [/rejected|fetch first|non-fast-forward|cannot lock ref/, tooLate],
  [
    /not found|does not appear to be a git repository|does not exist/i,
    'The place that the website is published from is not where it was. Ask the person who looks after the website for its new address.',
  ],
  [
    /resolve host|connect|timed? ?out|unreachable|network|early EOF|hung up|SIGTERM/i,
    'There is no way to the place that the website is published from. Look whether this computer is online, then press Publish again.',
  ],
  [
    /Authentication|Permission denied|could not read (?:Username|Password)|denied to|access rights|40[13]|terminal prompts disabled/i,
    'This computer may not publish: it is not signed in, or no longer. Ask the person who looks after the website to sign it in.',
  ],
  [
    /index\.lock|another git process/i,
    'Another program is making a version just now. Try again in a minute; if it stays, delete the file .git/index.lock.',
  ],
  [/No space left/i, 'The disk is full. Nothing was published.'],
  [
    /ENOENT/,
    'Git is not installed on this computer. Install it from git-scm.com and start the desk again.',
  ],
];

function inWords(error: unknown, args: readonly string[]): GitRefusal {
  const {
    stderr = '',
    stdout = '',
    message,
    code,
  } = error as NodeJS.ErrnoException & {
    stderr?: string;
    stdout?: string;
  };
  const said = `${code ?? ''} ${stderr || stdout || message}`;
  if (said.includes('not a git repository')) return new GitRefusal(noCheckout);
  if (isOfAnother(said)) return new GitRefusal(ofAnother());
  const known = remedies.find(([pattern]) => pattern.test(said));
  if (known) return new GitRefusal(known[1]);
  mkdirSync('.desk', { recursive: true });
  appendFileSync('.desk/git.log', `${new Date().toISOString()} git ${args.join(' ')}\n${said}\n`);
  return new GitRefusal(
    'The version could not be made or sent. What you saved is kept. Show the file .desk/git.log to the person who looks after the website.',
  );
}

/** Whose name a version has: the officer's, who need not be the one that this computer's git knows. */
export function author(): string[] {
  const name = officerName() ?? knownToGit() ?? 'Content desk';
  const email = asks('config', 'user.email') || 'desk@localhost';
  return ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
}

/** The name that git on this computer signs with, if it was told one. */
export function knownToGit(): string | undefined {
  return asks('config', 'user.name') || undefined;
}

const options = () => ({
  encoding: 'utf8' as const,
  maxBuffer: 64_000_000,
  // A desk has no terminal in which git could ask; its words are English, which is read here.
  env: { ...process.env, LC_ALL: 'C', GIT_EDITOR: 'true', GIT_TERMINAL_PROMPT: '0' },
});

/** The output of a git command. @throws GitRefusal */
export function git(...args: string[]): string {
  return gitWith({}, ...args);
}

/**
 * The output of a git command that reads what it is given.
 *
 * @param index the file that takes the place of the index
 * @throws GitRefusal
 */
export function gitWith(
  { input = '', index }: { input?: string; index?: string },
  ...args: string[]
): string {
  const { env, ...others } = options();
  const own = index === undefined ? env : { ...env, GIT_INDEX_FILE: index };
  try {
    return execFileSync('git', args, { ...others, env: own, input, stdio: 'pipe' });
  } catch (error) {
    throw inWords(error, args);
  }
}

/** The output of a git command, or undefined if the command fails. */
export function asks(...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] as const;
    return execFileSync('git', args, { ...options(), stdio: [...stdio] }).trim();
  } catch {
    return undefined;
  }
}

/** @throws GitRefusal, also when the network takes more than two minutes */
export async function overNetwork(...args: string[]): Promise<void> {
  try {
    await promisify(execFile)('git', args, { ...options(), timeout: 120_000 });
  } catch (error) {
    throw inWords(error, args);
  }
}
