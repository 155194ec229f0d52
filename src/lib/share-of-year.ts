/**
 * The place of a day in a drawing of twelve months, every one of which is a twelfth of its width.
 *
 * @param day as `2026-11-28`
 * @param first the first month, as `2026-11`
 * @param passed whether the day is over: the end of a stretch
 * @returns 0 at the first day of the first month, 1 after the last day of the twelfth
 */
export function shareOfYear(day: string, first: string, passed = false): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [firstYear = 0, firstMonth = 1] = first.split('-').map(Number);
  const months = (year - firstYear) * 12 + month - firstMonth;
  return (months + (date - (passed ? 0 : 1)) / 31) / 12;
}
