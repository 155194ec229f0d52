import type { Edition } from '#src/content/check/edition.ts';
import type { Programme } from '#src/content/schemas/programme.ts';
import { enquiryLink, namedForOffice } from '#src/domain/enquiry-link.ts';
import { type Route, type SectionId, sectionIds, sectionStart } from '#src/routes.ts';

/** A programme or a master course, in the form that lists of all courses show. */
export type OfferedCourse = Pick<
  Programme,
  'name' | 'ground' | 'medal' | 'duration' | 'entry' | 'selection' | 'enquiry' | 'indicative'
> & {
  id: string;
  /** The whole name. */
  title: string;
  /** As messages name it, so that the office finds it. */
  nameForOffice: string;
  path: string;
  note?: string | undefined;
  isMaster?: true;
  requirements?: Programme['requirements'];
};

/** All courses in the order of the site, the master courses last. */
export function offeredCourses(edition: Edition): OfferedCourse[] {
  return [...sectionIds.map((id) => offeredProgramme(edition, id)), ...masterCourses(edition)];
}

export function offeredProgramme(edition: Edition, id: SectionId): OfferedCourse {
  const programme = edition.content.programmes[id];
  return {
    ...programme,
    title: programme.fullName,
    nameForOffice: officeName(edition, id),
    path: edition.href(sectionStart(id)),
  };
}

export function masterCourses({ content, defaultContent, href }: Edition): OfferedCourse[] {
  const { courses } = defaultContent.master;
  return content.master.courses.map((course, index) => ({
    ...course,
    name: course.title,
    nameForOffice: namedForOffice(course.title, courses[index]?.title ?? course.title),
    path: href('/courses/master'),
    isMaster: true,
  }));
}

/** A programme as messages to the office name it. */
export function officeName({ content, defaultContent }: Edition, id: SectionId): string {
  return namedForOffice(content.programmes[id].name, defaultContent.programmes[id].name);
}

/** Address of the form; a page of a course has that course chosen in it. */
export function applyLink(edition: Edition, route: Route): string {
  const admissions = edition.href('/admissions');
  return route.page === 'section'
    ? enquiryLink(admissions, courseInForm(edition, route.section))
    : `${admissions}#enquiry`;
}

/** The address of a catalogue entry: its page, or the form with its name in the notes. */
export function catalogueLink(
  { defaultContent, href }: Edition,
  { id, name, link }: Edition['content']['courses']['courses'][number],
): string {
  if (link !== '/admissions#enquiry') return href(link);
  const first = defaultContent.courses.courses.find((course) => course.id === id)?.name ?? name;
  return enquiryLink(href('/admissions'), { name: namedForOffice(name, first) });
}

/** A course as the form takes it: its program there, or its name for the notes. */
export function courseInForm(edition: Edition, id: SectionId) {
  return { enquiry: edition.content.programmes[id].enquiry, name: officeName(edition, id) };
}
