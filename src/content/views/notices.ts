import { describeAddress, describeHours } from '#src/content/check/describe-site.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { Notice } from '#src/content/schemas/notices.ts';
import { calendarFile } from '#src/domain/calendar-file.ts';
import { languages } from '#src/languages.ts';
import { formatDay, weekdayName } from '#src/lib/format-day.ts';
import type { Route } from '#src/routes.ts';

/** Whether visitors see a notice on a day, have still to see it, or no longer do. */
export function stateOfNotice({ from, until }: Pick<Notice, 'from' | 'until'>, today: string) {
  if (today < from) return 'coming';
  return today > until ? 'over' : 'on';
}

/**
 * The notices of a page that are on or coming, the one that began last before the others.
 *
 * @param today as `2026-11-28`
 */
export function noticesOf({ content }: Edition, route: Route, today: string): Notice[] {
  const isHere = ({ where }: Notice) =>
    where === 'everywhere' ||
    (route.page === 'section' ? route.section === where : route.page === where);
  return content.notices.list
    .filter((notice) => isHere(notice) && stateOfNotice(notice, today) !== 'over')
    .sort((a, b) => b.from.localeCompare(a.from));
}

/** `Saturday, 12 December 2026, 10:00 AM - 1:00 PM` */
export function timeOfEvent(edition: Edition, event: NonNullable<Notice['event']>): string {
  const { locale, date } = languages[edition.lang];
  const { day, starts, ends } = event;
  const weekday = weekdayName(new Date(`${day}T00:00Z`).getUTCDay(), locale, 'long');
  const hours = describeHours(edition, { days: [], opens: starts, closes: ends });
  // A half of the day alone on a line would be read as a word.
  const tied = hours.replaceAll(/ (?=[AP]M\b)/g, '\u00a0');
  return [weekday, formatDay(day, locale, date.full), tied].join(', ');
}

/** A calendar file of the event of a notice, which every common calendar takes. */
export function calendarOfEvent(edition: Edition, notice: Notice, builtOn: Date): string {
  const { content, href } = edition;
  const { event, text, link } = notice;
  if (!event) return '';
  const { hostname } = new URL(content.site.origin);
  const path = link?.path.startsWith('/') ? link.path : '/contact';
  return calendarFile({
    name: event.name,
    host: hostname,
    madeOn: builtOn,
    events: [
      {
        id: `event-${event.day}-${event.starts.replace(':', '')}`,
        day: event.day,
        time: { from: event.starts, minutes: minutesOf(event.ends) - minutesOf(event.starts) },
        place: describeAddress(edition),
        title: event.name,
        text,
        link: content.site.origin + href(path as '/contact'),
      },
    ],
  });
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return 60 * hours + minutes;
}
