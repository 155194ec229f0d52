/** The years of joining that an applicant of today may think of. */

const day = 86_400_000;

/** Around the change of the year, admissions of both years may be open: about three months. */
const changeLasts = 92 * day;

type AdmissionYears = {
  /** To choose from, in order. */
  offered: readonly [number, number];
  /** The years that count while none is chosen: the likelier year first, the other where it may count too. */
  start: readonly [number, ...number[]];
};

/**
 * The year of joining that an applicant of today thinks of.
 *
 * @param nextYearFrom month and day from which it is the next year, such as `10-01`
 */
export function admissionYear(today: string, nextYearFrom: string): number {
  return Number(today.slice(0, 4)) + (today.slice(5) >= nextYearFrom ? 1 : 0);
}

export function admissionYears(today: string, nextYearFrom: string): AdmissionYears {
  const year = admissionYear(today, nextYearFrom);
  const now = Date.parse(today);
  const isNear = (change: string) => Math.abs(now - Date.parse(change)) <= changeLasts;
  if (isNear(`${year - 1}-${nextYearFrom}`)) {
    return { offered: [year - 1, year], start: [year, year - 1] };
  }
  const start = isNear(`${year}-${nextYearFrom}`) ? ([year, year + 1] as const) : ([year] as const);
  return { offered: [year, year + 1], start };
}
