import type { Course, ItemList } from 'schema-dts';
import type { Describe } from './describe.ts';
import type { EntryRules } from './entry-rules.ts';
import { type Duration, type Intake, isoDuration } from './programme-facts.ts';

type CourseFacts = {
  fullName: string;
  name: string;
  credential: string;
  duration: Duration;
  intake: Intake;
  entry: EntryRules;
  /** How seats are given, in short where it has a short form. */
  selection: { short?: string | undefined; text: string };
};

/**
 * A programme as schema.org describes a course; the institution is referred to by its `@id`.
 *
 * @param path where the section starts, the same on all of its pages
 * @param describe the words for its entry rules
 */
export function courseData(
  origin: string,
  path: string,
  description: string,
  { fullName, name, credential, duration, intake, entry, selection }: CourseFacts,
  describe: Pick<Describe, 'entry' | 'age'>,
): Exclude<Course, string> {
  const address = new URL(path, origin).href;
  const timeRequired = isoDuration(duration);
  const known = intake.flatMap(({ seats }) => seats ?? []);
  const seats = known.length > 0 ? known.reduce((sum, seat) => sum + seat, 0) : undefined;
  return {
    '@type': 'Course',
    '@id': `${address}#course`,
    name: fullName,
    ...(name === fullName ? {} : { alternateName: name }),
    description,
    url: address,
    provider: { '@id': institutionId(origin) },
    educationalCredentialAwarded: credential,
    timeRequired,
    coursePrerequisites: [
      describe.entry(entry),
      entry.age && describe.age(entry.age),
      selection.short ?? selection.text,
    ].filter((rule) => rule !== undefined),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      // SPEC.md section 2: teaching is blended, in-person and online.
      courseMode: 'Blended',
      location: { '@id': institutionId(origin) },
      ...(seats === undefined ? {} : { maximumAttendeeCapacity: seats }),
    },
  };
}

/** Links to courses in the order shown. */
export function courseList(
  origin: string,
  courses: readonly { name: string; path: string }[],
): Exclude<ItemList, string> {
  return {
    '@type': 'ItemList',
    itemListElement: courses.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: new URL(path, origin).href,
    })),
  };
}

/** The name by which structured data refers to the institution. */
export function institutionId(origin: string): string {
  return `${origin}/#institution`;
}
