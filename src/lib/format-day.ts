import { fill } from './fill-tokens.ts';

/**
 * A day in the words of one language.
 *
 * @param date as `2026-11-21`
 * @param locale of the month's name, such as `en-IN`
 * @param pattern such as `{day} {month} {year}`
 */
export function formatDay(date: string, locale: string, pattern: string): string {
  const [year = '', , day = ''] = date.split('-');
  return fill(pattern, { year, month: monthName(date, locale), day: Number(day) });
}

/** By locale and length: to make one takes a hundred times as long as to use it. */
const monthFormats = new Map<string, Intl.DateTimeFormat>();

/** The name of a day's month. */
export function monthName(
  date: string,
  locale: string,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  const key = `${locale} ${length}`;
  const format =
    monthFormats.get(key) ?? new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' });
  monthFormats.set(key, format);
  return format.format(new Date(`${date}T00:00:00Z`));
}

/**
 * The name of a day of the week.
 *
 * @param day 0 is Sunday
 */
export function weekdayName(day: number, locale: string, length: 'long' | 'short'): string {
  // 2 January 2000 was a Sunday.
  return new Date(Date.UTC(2000, 0, 2 + day)).toLocaleDateString(locale, {
    weekday: length,
    timeZone: 'UTC',
  });
}
