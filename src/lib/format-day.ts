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

/** By locale and what they name: to make one takes a hundred times as long as to use it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(locale: string, named: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(named)}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...named, timeZone: 'UTC' });
  formats.set(key, format);
  return format;
}

/** The name of a day's month. */
export function monthName(
  date: string,
  locale: string,
  length: 'long' | 'short' | 'narrow' = 'long',
): string {
  return formatIn(locale, { month: length }).format(new Date(`${date}T00:00:00Z`));
}

/**
 * The name of a day of the week.
 *
 * @param day 0 is Sunday
 */
export function weekdayName(day: number, locale: string, length: 'long' | 'short'): string {
  // 2 January 2000 was a Sunday.
  return formatIn(locale, { weekday: length }).format(new Date(Date.UTC(2000, 0, 2 + day)));
}
