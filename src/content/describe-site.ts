import { fill } from '#src/lib/fill-tokens.ts';
import type { OfficeHours } from '#src/lib/office-hours.ts';
import type { Edition } from './edition.ts';

type Speaker = Pick<Edition, 'words' | 'locale'>;

/** `Mon-Fri`, as SPEC.md writes it, of consecutive days. */
export function describeDays({ words, locale }: Speaker, { days }: OfficeHours): string {
  const [first = 0] = days;
  const last = days.at(-1) ?? first;
  if (first === last) return weekday(first, locale);
  return fill(words.hours.days, { first: weekday(first, locale), last: weekday(last, locale) });
}

/** `10:00 AM - 5:00 PM`, as SPEC.md writes it. */
export function describeHours({ words }: Speaker, { opens, closes }: OfficeHours): string {
  const { span, time } = words.hours;
  const said = (clock: string) => {
    const [hour = 0, minute = 0] = clock.split(':').map(Number);
    const text = `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
    return fill(hour < 12 ? time.am : time.pm, { time: text });
  };
  return fill(span, { opens: said(opens), closes: said(closes) });
}

/** The campus in one line. */
export function describeAddress({ words, content }: Pick<Edition, 'words' | 'content'>): string {
  return fill(words.address, content.site.address);
}

/** @param day 0 is Sunday */
function weekday(day: number, locale: string): string {
  // 2 January 2000 was a Sunday.
  return new Date(Date.UTC(2000, 0, 2 + day)).toLocaleDateString(locale, {
    weekday: 'short',
    timeZone: 'UTC',
  });
}
