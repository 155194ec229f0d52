import { addDays } from '#src/lib/add-days.ts';

/** Something that happens on whole days, the same ones wherever the calendar is. */
export type CalendarEvent = {
  /** Stays the same when the day changes, so that a calendar moves the entry it has. */
  id: string;
  /** The first day, as `2027-03-31`. */
  day: string;
  /** The last day, where it is another one. */
  until?: string | undefined;
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

/** At nine in the morning of the day before. */
const reminder = '-PT15H';

/**
 * A calendar file (RFC 5545) that every common calendar takes: days without a time, so that no zone
 * can shift them, a reminder with each, lines of at most 75 bytes.
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
    ...events.flatMap(({ id, day, until = day, title, text, link }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${compact(day)}`,
      // The end is the first day that does not belong to it.
      `DTEND;VALUE=DATE:${compact(addDays(until, 1))}`,
      `SUMMARY:${escapeText(title)}`,
      `DESCRIPTION:${escapeText(text)}`,
      `URL:${link}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(title)}`,
      `TRIGGER:${reminder}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function compact(day: string): string {
  return day.replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');
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
