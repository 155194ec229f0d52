import { enquiryLink } from '#src/admissions/enquiry-link.ts';
import {
  describeAge,
  describeMinimum,
  describeReserved,
  list,
  qualifications,
} from '#src/admissions/entry-rules.ts';
import { describeLength } from '#src/admissions/programme-facts.ts';
import type { TableCell } from '#src/components/data-table/data-table.tsx';
import { content } from '#src/content/content.ts';
import { href, sectionIds, sectionStart } from '#src/routes.ts';
import type { FinderProgramme } from './finder-props.ts';

/** All programmes in the order of the site, the master courses last. */
export const finderProgrammes: readonly FinderProgramme[] = [
  ...sectionIds.map((id): FinderProgramme => {
    const programme = content.programmes[id];
    const { name, fullName, duration, ground, medal, entry, indicative } = programme;
    return {
      id,
      name,
      title: fullName,
      length: describeLength(duration),
      path: sectionStart(id),
      enquiryPath: enquiryLink(href('/admissions'), programme),
      ground,
      medal,
      entry,
      indicative: Boolean(indicative),
    };
  }),
  ...content.master.courses.map((course): FinderProgramme => {
    const { id, title, duration, ground, medal, entry, note } = course;
    return {
      id,
      name: title,
      title,
      length: duration,
      path: href('/courses/master'),
      enquiryPath: enquiryLink(href('/admissions'), { name: title }),
      ground,
      medal,
      entry,
      indicative: false,
      note: entry.through ? undefined : note,
    };
  }),
];

/** A programme's line in the table of entry rules. */
export function entryRow(
  { title, entry, indicative, id }: FinderProgramme,
  words: { nothing: string; unknown: string },
): [string, ...TableCell[]] {
  const { previous, streams, subjects, minimum, reserved, age, through = [] } = entry;
  const isMaster = content.master.courses.some((course) => course.id === id);
  const nothing = indicative || isMaster ? words.unknown : words.nothing;
  const names = list(
    previous.map((one) => qualifications[one]),
    'or',
  );
  const ways = through.map((way) => `${qualifications[way.previous]} by way of ${way.course}`);
  return [
    indicative ? `${title} (indicative)` : title,
    cell(names, ways.join('; ')),
    subjects?.length ? list(subjects, 'and') : streams === 'any' ? 'Any stream' : nothing,
    minimum
      ? cell(`At least ${describeMinimum(minimum)}`, describeReserved(reserved))
      : previous.includes('class-10')
        ? 'A pass'
        : nothing,
    age ? describeAge(age) : nothing,
  ];
}

function cell(first: string, second: string): TableCell {
  return second ? [first, second] : first;
}
