import type { z } from 'zod';
import { type EntryRules, type Stream, streams } from '#src/admissions/entry-rules.ts';
import { type Way, wayThrough } from '#src/admissions/group-ways.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import type { selectionSchema } from '#src/content/schemas/programme.ts';
import { type SectionId, sectionStart } from '#src/routes.ts';
import type { Ground, MedalName } from '#src/styles/grounds.ts';

/** A course as a step of the ladder: all that a family asks about it, in words. */
export type Step = {
  /** Where it is in the drawing; answers of the finder lead there. */
  id: string;
  name: string;
  /** The whole name. */
  title: string;
  ground: Ground;
  medal: MedalName;
  /** Nothing where the course is not taught here. */
  path?: string;
  note?: string | undefined;
  entry: EntryRules;
  entryText: string;
  age?: string | undefined;
  length: string;
  selection: z.output<typeof selectionSchema>;
  bodies: readonly { short: string; name: string; link: string }[];
  leads?: string;
};

/** A section of this site as a step. */
export function sectionStep(edition: Edition, id: SectionId): Step {
  const { content, describe, href } = edition;
  const programme = content.programmes[id];
  const { name, fullName, ground, medal, entry, duration, selection, indicative } = programme;
  return {
    id,
    name,
    title: fullName,
    ground,
    medal,
    path: href(sectionStart(id)),
    note: indicative,
    ...rules(edition, entry),
    length: describe.duration(duration, Boolean(indicative)),
    selection,
    bodies: bodiesOf(edition, id),
    leads: content.compare.follows[id],
  };
}

/** The degree between GNM and M.Sc Nursing, which is not taught here. */
export function postBasicStep(edition: Edition): Step {
  const { content, describe } = edition;
  const { title, note, duration, entry, selection, leads } = content.ladder.postBasic;
  return {
    id: 'post-basic',
    name: title,
    title,
    ground: content.programmes.gnm.ground,
    medal: content.programmes.gnm.medal,
    note,
    ...rules(edition, entry),
    length: describe.length(duration),
    selection,
    bodies: bodiesOf(edition, 'post-basic'),
    leads,
  };
}

/** The master courses as steps. */
export function masterSteps(edition: Edition): Step[] {
  const { content, describe, href } = edition;
  return content.master.courses.map(
    ({ id, title, ground, medal, entry, duration, selection, note }) => ({
      id,
      name: title,
      title,
      ground,
      medal,
      path: href('/courses/master'),
      note,
      ...rules(edition, entry),
      length: describe.length(duration),
      selection,
      bodies: bodiesOf(edition, id),
    }),
  );
}

function rules({ describe }: Edition, entry: EntryRules) {
  return { entry, entryText: describe.entry(entry), age: entry.age && describe.age(entry.age) };
}

function bodiesOf({ content }: Edition, id: string): Step['bodies'] {
  const names = content.ladder.bodies.find(({ step }) => step === id)?.bodies ?? [];
  return content.about.affiliations.bodies.filter(({ short }) => names.includes(short));
}

/** The groups of Intermediate that lead to a course, and how. */
export function groupsBefore(entry: EntryRules): { stream: Stream; way: Way }[] {
  return streams
    .map((stream) => ({ stream, way: wayThrough(entry, stream) }))
    .filter(({ way }) => way !== 'closed');
}
