import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';

const event: CalendarEvent = {
  id: 'gnm-closes',
  day: '2027-03-31',
  title: 'GNM: last day of admission',
  text: 'Until 23:59, Indian time.',
  link: 'https://site.example/admissions/dates#gnm',
};
const madeOn = new Date('2026-11-22T06:30:00Z');

function write(...events: CalendarEvent[]) {
  return calendarFile({ name: 'Admissions', host: 'site.example', events, madeOn });
}

/** The events of a calendar file as another library reads them. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  return calendar.getAllSubcomponents('vevent').map((component) => ({
    component,
    event: new ICAL.Event(component),
  }));
}

test('another library reads what was written', () => {
  const [first] = read(write(event));
  if (!first) throw new Error('The file holds no event.');
  const { component, event: found } = first;
  expect(found.uid).toBe('gnm-closes@site.example');
  expect(found.summary).toBe(event.title);
  expect(found.description).toBe(event.text);
  expect(component.getFirstPropertyValue('url')).toBe(event.link);
  expect(String(component.getFirstPropertyValue('dtstamp'))).toBe('2026-11-22T00:00:00Z');
});

test('31 March is a whole day that ends with it, in every zone', () => {
  const [found] = read(write(event));
  expect(found?.event.startDate.isDate).toBe(true);
  expect(found?.event.startDate.zone.tzid).toBe('floating');
  expect(String(found?.event.startDate)).toBe('2027-03-31');
  expect(String(found?.event.endDate)).toBe('2027-04-01');
});

test('a test of several days holds all of them', () => {
  const [found] = read(write({ ...event, day: '2028-02-28', until: '2028-02-29' }));
  expect(String(found?.event.endDate)).toBe('2028-03-01');
  expect(found?.event.duration.toSeconds()).toBe(2 * 24 * 3600);
});

test('each event reminds at nine in the morning of the day before', () => {
  const files = read(write(event, { ...event, id: 'gnm-opens' }));
  expect(files).toHaveLength(2);
  for (const { component } of files) {
    const alarms = component.getAllSubcomponents('valarm');
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.getFirstPropertyValue('action')).toBe('DISPLAY');
    expect(String(alarms[0]?.getFirstPropertyValue('trigger'))).toBe('-PT15H');
  }
});

test('whatever a text holds, it is read back, and no line is longer than 75 bytes', () => {
  const texts = fc.oneof(
    anyText({ maxLength: 200 }),
    fc.constantFrom('ప్రవేశాలు; చివరి తేదీ, మార్చి 31 \\ సాయంత్రం', 'one\ntwo;three,four'),
  );
  fc.assert(
    fc.property(texts, (given) => {
      // Control characters have no place in a calendar.
      const title = given.replace(/\p{Cc}(?<!\n)/gu, '');
      const file = write({ ...event, title });
      for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThan(76);
      expect(read(file)[0]?.event.summary ?? '').toBe(title);
    }),
  );
});

test('what has a time is in UTC, at a place, with a reminder at seven the evening before', () => {
  const file = calendarFile({
    name: 'Visit',
    host: 'college.example',
    events: [
      {
        id: 'visit-2026-11-27',
        day: '2026-11-27',
        time: { from: '10:00', minutes: 120 },
        place: 'Campus, Guntur',
        title: 'Visit',
        text: 'Bring the memo',
        link: 'https://maps.example/',
      },
    ],
    madeOn: new Date('2026-11-26T10:00:00Z'),
  });
  const lines = file.split('\r\n');
  expect(lines).toContain('DTSTART:20261127T043000Z');
  expect(lines).toContain('DTEND:20261127T063000Z');
  expect(lines).toContain('LOCATION:Campus\\, Guntur');
  const ahead = Number(/^TRIGGER:-PT(\d+)M$/m.exec(file.replaceAll('\r', ''))?.[1]);
  const start = Date.parse('2026-11-27T04:30:00Z');
  expect(new Date(start - ahead * 60_000).toISOString()).toBe('2026-11-26T13:30:00.000Z');
});

test('calendars get plain letters, without signs that keep a line together', () => {
  const event = {
    id: 'neet',
    day: '2027-02-01',
    title: 'NEET-\u2060UG: 1\u00a0February',
    text: 'In 2026-\u206027.',
    link: 'https://example.org/',
  };
  const file = calendarFile({
    name: 'NEET-\u2060UG',
    host: 'example.org',
    events: [event],
    madeOn: new Date('2026-11-21T06:00:00Z'),
  });
  expect(file).not.toMatch(/[\u2060\u00a0]/);
  expect(file).toContain('SUMMARY:NEET-UG: 1 February');
  expect(file).toContain('DESCRIPTION:In 2026-27.');
});
