import type { Edition } from '#src/content/check/edition.ts';
import { calendarFile } from '#src/domain/calendar-file.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { calendarPath } from '#src/routes.ts';
import { calendarEvents } from './admission-dates.ts';

/** A calendar file for every date of an edition, and one with all of them. */
export function calendarFiles(edition: Edition, madeOn: Date) {
  const { lang, content, words } = edition;
  const { host } = new URL(content.site.origin);
  const { name } = words.dates.calendar;
  const all = calendarEvents(edition, indianDay(madeOn));
  return [
    { id: 'admissions', events: all },
    ...all.map((event) => ({ id: event.id, events: [event] })),
  ].map(({ id, events }) => ({
    path: calendarPath(lang, id),
    make: () => calendarFile({ name, host, events, madeOn }),
  }));
}
