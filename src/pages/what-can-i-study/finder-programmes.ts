import type { Edition } from '#src/content/check/edition.ts';
import { lastDaysFrom, leadingTest, seasonsOf } from '#src/content/views/admission-dates.ts';
import type { OfferedCourse } from '#src/content/views/offered-courses.ts';
import { enquiryLink } from '#src/domain/enquiry-link.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds } from '#src/routes.ts';
import type { TableCell } from '#src/ui/data-table/data-table.tsx';

export type FinderProgramme = ReturnType<typeof finderProgramme>;

/** A programme as far as the finder needs it. */
export function finderProgramme(course: OfferedCourse, edition: Edition, today: string) {
  const { describe, href } = edition;
  const section = sectionIds.find((one) => one === course.id);
  const { id, name, nameForOffice, title, path, ground, medal, enquiry, entry } = course;
  return {
    id,
    name,
    nameForOffice,
    title,
    length: describe.length(course.duration),
    path,
    /** The enquiry form with the programme chosen. */
    enquiryPath: enquiryLink(href('/admissions'), { enquiry, name: nameForOffice }),
    /** The list of papers with the programme chosen. */
    papersPath: `${href('/admissions/documents')}#${course.isMaster ? 'master' : id}`,
    ground,
    medal,
    entry,
    /** The test or the counselling that a seat also needs, if any. */
    entrance: course.selection.text,
    /** The same in a few words, for the card's face. */
    entranceShort: course.selection.short,
    indicative: Boolean(course.indicative),
    /** The first year of joining whose form cannot be over yet, from a day on; 0 where nobody knows. */
    seasons: section ? seasonsOf(edition, section, today) : [],
    test: section && leadingTest(edition, section),
    lastDays: section ? lastDaysFrom(edition, section, Number(today.slice(0, 4))) : [],
    /** Rules that no question asks about. */
    alsoAsked: (course.requirements?.Requirements ?? [])
      .filter(({ finder }) => finder)
      .map(({ Requirement: name, Details: text }) => ({ name, text })),
    note: entry.through ? undefined : course.note,
  };
}

/** A programme's line in the table of entry rules. */
export function entryRow(
  { title, entry, indicative, isMaster }: OfferedCourse,
  { content, describe, words }: Edition,
): [string, ...TableCell[]] {
  const { previous, streams, subjects, minimum, reserved = [], age, through = [] } = entry;
  const say = words.finder.table;
  const { rules } = content['what-can-i-study'];
  const nothing = indicative || isMaster ? rules.unknown : rules.nothing;
  const ways = through.map((way) =>
    fill(say.through, { course: describe.qualification(way.previous), way: way.course }),
  );
  return [
    indicative ? fill(say.indicative, { course: title }) : title,
    cell(describe.either(previous.map(describe.qualification)), ways.join('; ')),
    subjects?.length ? describe.subjects(subjects) : streams === 'any' ? say.anyStream : nothing,
    minimum
      ? cell(fill(say.minimum, { minimum: describe.minimum(minimum) }), describe.reserved(reserved))
      : previous.includes('class-10')
        ? say.pass
        : (entry.more ?? nothing),
    age ? describe.age({ ...age, reckonedOn: undefined }) : nothing,
  ];
}

function cell(first: string, second: string): TableCell {
  return second ? [first, second] : first;
}
