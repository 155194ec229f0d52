import { enquiryLink, namedForOffice } from '#src/admissions/enquiry-link.ts';
import type { TableCell } from '#src/components/data-table/data-table.tsx';
import type { Edition } from '#src/content/engine/edition.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { sectionIds, sectionStart } from '#src/routes.ts';
import type { FinderProgramme } from './finder-props.ts';

/** All programmes in the order of the site, the master courses last. */
export function finderProgrammes({
  content,
  defaultContent,
  describe,
  href,
}: Edition): FinderProgramme[] {
  const admissions = href('/admissions');
  const papers = href('/admissions/documents');
  return [
    ...sectionIds.map((id): FinderProgramme => {
      const programme = content.programmes[id];
      const { name, fullName, duration, ground, medal, entry, selection, indicative } = programme;
      return {
        id,
        name,
        nameForOffice: namedForOffice(name, defaultContent.programmes[id].name),
        title: fullName,
        length: describe.length(duration),
        path: href(sectionStart(id)),
        enquiryPath: enquiryLink(admissions, programme),
        papersPath: `${papers}#${id}`,
        ground,
        medal,
        entry,
        entrance: selection.text,
        indicative: Boolean(indicative),
      };
    }),
    ...content.master.courses.map((course, index): FinderProgramme => {
      const { id, title, duration, ground, medal, entry, selection, note } = course;
      const nameForOffice = namedForOffice(
        title,
        defaultContent.master.courses[index]?.title ?? title,
      );
      return {
        id,
        name: title,
        nameForOffice,
        title,
        length: describe.length(duration),
        path: href('/courses/master'),
        enquiryPath: enquiryLink(admissions, { name: nameForOffice }),
        papersPath: `${papers}#master`,
        ground,
        medal,
        entry,
        entrance: selection.text,
        indicative: false,
        note: entry.through ? undefined : note,
      };
    }),
  ];
}

/** A programme's line in the table of entry rules. */
export function entryRow(
  { title, entry, indicative, id }: FinderProgramme,
  { content, describe, words }: Edition,
): [string, ...TableCell[]] {
  const { previous, streams, subjects, minimum, reserved = [], age, through = [] } = entry;
  const say = words.finder.table;
  const { rules } = content['what-can-i-study'];
  const isMaster = content.master.courses.some((course) => course.id === id);
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
        : nothing,
    age ? describe.age({ ...age, reckonedOn: undefined }) : nothing,
  ];
}

function cell(first: string, second: string): TableCell {
  return second ? [first, second] : first;
}
