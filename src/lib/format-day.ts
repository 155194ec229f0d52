/**
 * A day in the words of one language.
 *
 * @param date as `2026-11-21`
 * @param locale such as `en-IN`
 */
export function formatDay(
  date: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string {
  const day = new Intl.DateTimeFormat(locale, {
    ...options,
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${date}T00:00:00Z`));
  // The number stays on the line of its month.
  return day.replace(/(\d) /, '$1\u00a0');
}
