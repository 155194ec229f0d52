import type { Course, ItemList, Offer } from 'schema-dts';
import type { Describe } from './describe.ts';
import type { EntryRules } from './entry-rules.ts';
import { type Duration, type Intake, isoDuration, monthsOf } from './programme-facts.ts';

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
 * @param known tuition of a year in rupees, and the first day of classes, where somebody has told them
 */
export function courseData(
  origin: string,
  path: string,
  description: string,
  { fullName, name, credential, duration, intake, entry, selection }: CourseFacts,
  describe: Pick<Describe, 'entry' | 'age'>,
  known: { tuition?: number | undefined; classes?: string | undefined } = {},
): Exclude<Course, string> {
  const address = new URL(path, origin).href;
  const told = intake.flatMap(({ seats }) => seats ?? []);
  const seats = told.length > 0 ? told.reduce((sum, seat) => sum + seat, 0) : undefined;
  return {
    '@type': 'Course',
    '@id': `${address}#course`,
    name: fullName,
    ...(name === fullName ? {} : { alternateName: name }),
    description,
    url: address,
    provider: { '@id': institutionId(origin) },
    educationalCredentialAwarded: credential,
    timeRequired: isoDuration(duration),
    coursePrerequisites: [
      describe.entry(entry),
      entry.age && describe.age(entry.age),
      selection.short ?? selection.text,
    ].filter((rule) => rule !== undefined),
    hasCourseInstance: {
      '@type': 'CourseInstance',
      // SPEC.md section 2: teaching is blended, in-person and online.
      courseMode: 'Blended',
      // How long it lasts: so many months. The hours of a month differ, and are not told.
      courseSchedule: {
        '@type': 'Schedule',
        repeatFrequency: 'Monthly',
        repeatCount: monthsOf(duration),
        ...(known.classes === undefined ? {} : { startDate: known.classes }),
      },
      location: { '@id': institutionId(origin) },
      ...(seats === undefined ? {} : { maximumAttendeeCapacity: seats }),
    },
    ...(known.tuition === undefined ? {} : { offers: offer(known.tuition) }),
  };
}

/** Tuition by the year: as a plain price it would be that of the whole course. */
function offer(tuition: number): Exclude<Offer, string> {
  return {
    '@type': 'Offer',
    category: 'Paid',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: tuition,
      priceCurrency: 'INR',
      // A year, in the codes of UN/CEFACT.
      unitCode: 'ANN',
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
