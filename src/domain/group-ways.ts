import { studiedSubjects } from './eligibility.ts';
import type { EntryRules, Stream } from './entry-rules.ts';

/** The way from a group of Intermediate to a programme. */
export type Way = 'open' | 'bridge' | 'closed';

/**
 * Whether a group of Intermediate opens a programme: by itself, with the bridge course, or not at
 * all. Marks and age are another matter.
 *
 * @param group `Other` stands for MEC, CEC, HEC and the like
 */
export function wayThrough(entry: EntryRules, group: Stream | 'Other'): Way {
  const { previous, streams, subjects = [], vocationalWithBridge } = entry;
  if (!previous.includes('intermediate')) return 'closed';
  if (subjects.length === 0) {
    const isListed = !Array.isArray(streams) || streams.some((stream) => stream === group);
    return isListed ? 'open' : 'closed';
  }
  const suffices = (bridge: boolean) => {
    const studied = studiedSubjects({ stream: group, bridge }, vocationalWithBridge === true) ?? [];
    return subjects.every((subject) => studied.includes(subject));
  };
  if (suffices(false)) return 'open';
  return suffices(true) ? 'bridge' : 'closed';
}
