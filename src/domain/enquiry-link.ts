import type { programs } from './enquiry-message.ts';

/**
 * Address of the enquiry form, with the program chosen there; a course that the form does not list
 * is named in the notes.
 *
 * @param admissions address of the page with the form
 * @param part of the page to open at; empty for its top
 */
export function enquiryLink(
  admissions: string,
  course: { enquiry?: (typeof programs)[number] | undefined; name: string },
  part = '#enquiry',
): string {
  const { enquiry, name } = course;
  const query = new URLSearchParams(enquiry ? { program: enquiry } : { notes: name });
  return `${admissions}?${query}${part}`;
}

/** The same address, with a year of joining that is not the usual one. */
export function ofYear(link: string, year: number): string {
  return link.replace('?', `?year=${year}&`);
}

/**
 * A course as messages to the office name it: `నర్సింగ్ (Nursing)`.
 *
 * @param name in the language of the page
 * @param first in the default language, which the office goes by
 */
export function namedForOffice(name: string, first: string): string {
  return name === first ? name : `${name} (${first})`;
}
