import { asks, GitRefusal, git, overNetwork, refuseHalfDone, standing, tooLate } from './git.ts';
import { type Choice, joinVersions } from './join-versions.ts';
import { takeVersion } from './take-version.ts';

type Desk = {
  /** Keeps saves of the desk away while files change. */
  alone: <Result>(act: () => Result) => Result;
  /** Makes a version of what is saved, if anything is. */
  keepVersion: () => void;
  /** Throws if what is joined does not make a site; then nothing is sent. */
  check: () => Promise<unknown>;
};

/**
 * Makes a version of what is saved, joins it with what other computers have published, and sends it.
 *
 * @param choice whose values are kept of the fields that both have changed
 * @throws BothChanged, GitRefusal
 */
export async function sendVersions(desk: Desk, choice?: Choice): Promise<void> {
  refuseHalfDone();
  desk.alone(desk.keepVersion);
  const place = standing();
  if (!place) throw new GitRefusal(notJoined);
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await overNetwork('fetch', '--quiet', place.remote);
    if (desk.alone(() => joinPublished(place.upstream, desk.keepVersion, choice))) {
      await desk.check();
    }
    try {
      await overNetwork('push', '--quiet', place.remote, `HEAD:refs/heads/${place.branch}`);
      return;
    } catch (error) {
      if (!(error as GitRefusal).message.startsWith(tooLate)) throw error;
    }
  }
  throw new GitRefusal(`${tooLate} Press Publish again in a minute.`);
}

/** @returns whether another computer had something new */
function joinPublished(upstream: string, keepVersion: () => void, choice?: Choice): boolean {
  const theirs = asks('rev-parse', '--verify', '--quiet', upstream);
  if (!theirs || asks('rev-list', '--count', `HEAD..${theirs}`) === '0') return false;
  // What was saved during the fetch is a version too, before other files come.
  keepVersion();
  const mine = git('rev-parse', 'HEAD').trim();
  const before = asks('merge-base', mine, theirs);
  if (!before) throw new GitRefusal(anotherSite);
  takeVersion(before === mine ? theirs : joinVersions({ before, mine, theirs }, choice));
  return true;
}

const notJoined =
  'This folder is not joined to the place that the website is published from. The version is kept on this computer. docs/desk.md says how to join it.';
const anotherSite =
  'The place that the website is published from holds another website than this folder. Nothing was sent. Ask the person who looks after the website.';
