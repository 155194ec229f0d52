import { indianDay } from '#src/lib/indian-day.ts';
import { isOpen, type OfficeHours } from '#src/lib/office-hours.ts';
import * as attribute from './attributes.ts';

/** Office hours, and what to say while the office is open and while it is closed. */
type Office = { hours: OfficeHours[]; open: string; closed: string };

/** Pages are built once; the year, the day and the office's hours are those of the visit. */
export function startDates(now = new Date()): void {
  for (const element of document.querySelectorAll(`[${attribute.currentYear}]`)) {
    element.textContent = String(now.getFullYear());
  }
  // The first date in words takes a phone a sixth of a second: most pages only show one on paper.
  if (document.querySelector(`[${attribute.today}][datetime]`)) sayToday(now);
  addEventListener('beforeprint', () => sayToday(new Date()));
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute.saidFrom}]`)) {
    const said: [from: string, text: string][] = JSON.parse(
      element.getAttribute(attribute.saidFrom) ?? '[]',
    );
    const [, text = ''] = said.findLast(([from]) => from <= indianDay(now)) ?? [];
    element.textContent = text;
  }
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute.officeHours}]`)) {
    const { hours, open, closed } = JSON.parse(
      element.getAttribute(attribute.officeHours) ?? '{}',
    ) as Office;
    element.textContent = isOpen(hours, now) ? open : closed;
  }
}

function sayToday(now: Date): void {
  const { documentElement } = document;
  const { lang } = documentElement;
  const pattern = documentElement.getAttribute(attribute.dayPattern) ?? '';
  // By itself: what this script shared with islands would bring React to every page.
  const parts = {
    day: String(now.getDate()),
    month: now.toLocaleDateString(lang, { month: 'long' }),
    year: String(now.getFullYear()),
  };
  for (const element of document.querySelectorAll<HTMLTimeElement>(`time[${attribute.today}]`)) {
    // Swedish writes days as ISO 8601 does.
    element.dateTime = now.toLocaleDateString('sv');
    element.textContent = pattern.replaceAll(
      /\{(\w+)\}/g,
      (_, part) => parts[part as keyof typeof parts] ?? '',
    );
  }
}
