import { type BuildStamp, stampPath } from '#build/files/build-stamp.ts';
import { asks, type standing } from './git.ts';

/** How long a host takes at most to build the site, in minutes. */
const longestBuild = 20;

/** The version that visitors see, or undefined where the website does not say it. */
export async function liveBuild(origin: string): Promise<BuildStamp | undefined> {
  try {
    const answer = await fetch(new URL(`${stampPath}?at=${Date.now()}`, origin), {
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? ((await answer.json()) as BuildStamp) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Says in words how far the last published version has come.
 *
 * @param place how this folder stands to the place that the site is published from
 * @param now in milliseconds
 */
export function sayState(
  origin: string,
  place: ReturnType<typeof standing>,
  live: BuildStamp | undefined,
  now = Date.now(),
): string {
  const { hostname } = new URL(origin);
  if (!live) {
    return `The website ${hostname} does not answer: this computer is offline, or the website is not there yet.`;
  }
  const seen = inWords(Date.parse(live.builtAt), now);
  if (!place?.sent) return `Visitors see the version of ${seen}.`;
  if (live.commit === place.sent) return `Visitors see what was published, since ${seen}.`;
  // Somebody has published from another computer, which this one has not heard of yet.
  const isKnown = asks('merge-base', '--is-ancestor', live.commit, place.sent) !== undefined;
  if (!isKnown) return `Visitors see a version of another computer, since ${seen}.`;
  const { sentAt = now } = place;
  const sent = inWords(sentAt, now);
  if (now - sentAt < longestBuild * 60_000) {
    return `Sent at ${sent}. Waiting for the host, which takes some minutes. Visitors still see the version of ${seen}.`;
  }
  return `The host refused what was sent at ${sent}, or did not build it: visitors still see the version of ${seen}. The host has written why to the person who looks after the website.`;
}

/** A time of today by its hour, any other one with its day. */
function inWords(time: number, now: number): string {
  const [date, today] = [new Date(time), new Date(now)];
  const hour = date.toLocaleTimeString('en-IN', {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
  const day = date.toLocaleDateString('en-IN', { day: 'numeric', month: 'long' });
  return date.toDateString() === today.toDateString() ? hour : `${day}, ${hour}`;
}
