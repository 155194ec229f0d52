/** The years of joining that an applicant of today may think of. */

/** After the change of the year the admission of the year before is still asked for: three months. */
const changeLasts = 92 * 86_400_000;

type AdmissionYears = {
  /** To choose from, in order. */
  offered: readonly [number, number];
  /** The year that counts while none is chosen. */
  start: number;
};

/**
 * The year of joining that an applicant of today thinks of.
 *
 * @param nextYearFrom month and day from which it is the next year, such as `10-01`
 */
export function admissionYear(today: string, nextYearFrom: string): number {
  return Number(today.slice(0, 4)) + (today.slice(5) >= nextYearFrom ? 1 : 0);
}

/** The year before is offered until it ends at most: no seat of a year is given after its last day. */
export function admissionYears(today: string, nextYearFrom: string): AdmissionYears {
  const start = admissionYear(today, nextYearFrom);
  const since = Date.parse(today) - Date.parse(`${start - 1}-${nextYearFrom}`);
  const isAsked = since <= changeLasts && Number(today.slice(0, 4)) < start;
  return { offered: isAsked ? [start - 1, start] : [start, start + 1], start };
}
