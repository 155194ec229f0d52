import { addDays } from '#src/lib/add-days.ts';
import { untiedText } from '#src/lib/tied-text.ts';

/** Something that happens on whole days, the same ones wherever the calendar is, or at a time. */
export type CalendarEvent = {
  /** Stays the same when the day changes, so that a calendar moves the entry it has. */
  id: string;
  /** The first day, as `2027-03-31`. */
  day: string;
  /** The last day, where it is another one. */
  until?: string | undefined;
  /** When it begins in India, such as `10:00`, and for how many minutes; whole days without it. */
  time?: { from: string; minutes: number } | undefined;
  place?: string | undefined;
  title: string;
  text: string;
  link: string;
};

type CalendarFile = {
  name: string;
  /** Makes the ids of events the site's own. */
  host: string;
  events: readonly CalendarEvent[];
  madeOn: Date;
};

/** At nine in the morning of the day before; of what has a time, at seven in the evening before. */
const reminder = '-PT15H';
const eveningBefore = 5 * 60;

/**
 * A calendar file (RFC 5545) that every common calendar takes: days without a time, so that no zone
 * can shift them, times in UTC, a reminder with each, lines of at most 75 bytes.
 */
export function calendarFile({ name, host, events, madeOn }: CalendarFile): string {
  // The day only, so that two builds of a day do not differ.
  const stamp = `${compact(madeOn.toISOString().slice(0, 10))}T000000Z`;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${host}//Admissions//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    ...events.flatMap(({ id, day, until = day, time, place, title, text, link }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      ...(time
        ? [`DTSTART:${inUtc(day, time.from)}`, `DTEND:${inUtc(day, time.from, time.minutes)}`]
        : [
            `DTSTART;VALUE=DATE:${compact(day)}`,
            // The end is the first day that does not belong to it.
            `DTEND;VALUE=DATE:${compact(addDays(until, 1))}`,
          ]),
      ...(place ? [`LOCATION:${escapeText(place)}`] : []),
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${link}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${time ? beforeTime(time.from) : reminder}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

/**
 * The address at which Google's calendar offers to take an event of whole days. Its last day is the
 * first that does not belong to the event, as in a calendar file.
 */
export function googleCalendarLink({ day, until = day, title, text, link }: CalendarEvent): string {
  const parameters = new URLSearchParams({
    action: 'TEMPLATE',
    text: untiedText(title),
    dates: `${compact(day)}/${compact(addDays(until, 1))}`,
    details: untiedText(`${text}\n${link}`),
  });
  return `https://calendar.google.com/calendar/render?${parameters}`;
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

/** `20261127T043000Z` of ten in the morning in India. */
function inUtc(day: string, time: string, later = 0): string {
  const moment = new Date(Date.parse(`${day}T${time}:00+05:30`) + later * 60_000);
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function beforeTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `-PT${eveningBefore + hours * 60 + minutes}M`;
}

function escapeText(text: string): string {
  return untiedText(text)
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n');
}

/** A line goes on in the next one after a space; no letter is cut, whatever its bytes. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let bytes = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (bytes + length > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += letter;
    bytes += length;
  }
  return folded;
}
