import type { Edition } from '#src/content/check/edition.ts';
import {
  masterCourses,
  type OfferedCourse,
  offeredProgramme,
} from '#src/content/views/offered-courses.ts';
import { type EntryRules, type Stream, streams } from '#src/domain/entry-rules.ts';
import { type Way, wayThrough } from '#src/domain/group-ways.ts';
import type { SectionId } from '#src/routes.ts';

/** A course as a step of the ladder: all that a family asks about it, in words. */
export type Step = ReturnType<typeof stepOf>;

type Course = Omit<OfferedCourse, 'nameForOffice' | 'path'> & {
  /** Nothing where the course is not taught here. */
  path?: string;
  leads?: string;
};

function stepOf({ content, describe }: Edition, course: Course) {
  const { id, entry, duration, indicative, note } = course;
  const names = content.ladder.bodies.find(({ step }) => step === id)?.bodies ?? [];
  return {
    ...course,
    note: indicative ?? note,
    entryText: describe.entry(entry),
    age: entry.age && describe.age(entry.age),
    length: describe.duration(duration, Boolean(indicative)),
    bodies: content['about-us'].affiliations.bodies.filter(({ short }) => names.includes(short)),
  };
}

/** A section of this site as a step. */
export function sectionStep(edition: Edition, id: SectionId): Step {
  const { duration, leads, lengthNote } = edition.content.programmes[id];
  const course = { ...offeredProgramme(edition, id), leads };
  // The length of a course whose internship is within its years says so itself.
  const note = duration.internshipWithin ? undefined : lengthNote;
  return stepOf(edition, note ? { ...course, note } : course);
}

/** The degree between GNM and M.Sc Nursing, which is not taught here. */
export function postBasicStep(edition: Edition): Step {
  const { ladder, programmes } = edition.content;
  const { ground, medal } = programmes.gnm;
  const course = { ...ladder.postBasic, id: 'post-basic', name: ladder.postBasic.title };
  return stepOf(edition, { ...course, ground, medal });
}

/** The master courses as steps. */
export function masterSteps(edition: Edition): Step[] {
  return masterCourses(edition).map((course) => stepOf(edition, course));
}

/** The groups of Intermediate that lead to a course, and how. */
export function groupsBefore(entry: EntryRules): { stream: Stream; way: Way }[] {
  return streams
    .map((stream) => ({ stream, way: wayThrough(entry, stream) }))
    .filter(({ way }) => way !== 'closed');
}
