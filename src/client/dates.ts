import { formatDay } from '#src/lib/format-day.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import {
  type DaysOff,
  daysOffOn,
  isOpen,
  nationalHolidays,
  type Office,
  untilChange,
} from '#src/lib/office-hours.ts';
import { shareOfYear } from '#src/lib/share-of-year.ts';
import * as attribute from './attributes.ts';

/** The office, and what to say while it is open, while it is closed and on a holiday. */
export type SaidOfOffice = Office<DaysOff & { text?: string | undefined }> & {
  open: string;
  closed: string;
  /** The message of each national holiday, in the order of `nationalHolidays`. */
  holidays: readonly string[];
};

/**
 * Keeps the year, the day and the office's state of a page that was built once those of the visit,
 * also in a tab that stays open over midnight or closing time, or comes back from the history.
 */
export function startDates(): void {
  sayDates(new Date());
  addEventListener('beforeprint', () => sayToday(visit(new Date())));
  addEventListener('pageshow', ({ persisted }) => persisted && sayDates(new Date()));
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') sayDates(new Date());
  });
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Updates every text that depends on the date, now and whenever one of them changes. */
export function sayDates(now: Date): void {
  const time = visit(now);
  for (const element of document.querySelectorAll(`[${attribute.currentYear}]`)) {
    say(element, String(time.getFullYear()));
  }
  // The first date in words takes a phone a sixth of a second: most pages only show one on paper.
  if (document.querySelector(`[${attribute.today}][datetime]`)) sayToday(time);
  for (const element of document.querySelectorAll(`[${attribute.saidFrom}]`)) {
    const said: [from: string, text: string][] = JSON.parse(
      element.getAttribute(attribute.saidFrom) ?? '[]',
    );
    const [, text = ''] = said.filter(([from]) => from <= indianDay(time)).pop() ?? [];
    sayLines(element, text.split('\n'));
  }
  for (const element of document.querySelectorAll<HTMLElement>(`[${attribute.until}]`)) {
    const [day, from] = [indianDay(time), element.getAttribute(attribute.shownFrom) ?? ''];
    element.hidden = day < from || (element.getAttribute(attribute.until) ?? '') < day;
  }
  for (const thread of document.querySelectorAll(`[${attribute.todayFrom}]`)) {
    const share = shareOfYear(indianDay(time), thread.getAttribute(attribute.todayFrom) ?? '');
    thread.firstElementChild?.setAttribute('x', `${100 * share}%`);
    thread.toggleAttribute('hidden', share > 1);
  }
  let change = untilMidnight(now);
  for (const element of document.querySelectorAll(`[${attribute.officeHours}]`)) {
    const office = JSON.parse(element.getAttribute(attribute.officeHours) ?? '{}') as SaidOfOffice;
    // A clock before the build is wrong: the HTML's text stays, which is true at any time.
    if (time === now) say(element, stateOf(office, now));
    change = Math.min(change, untilChange(office, now));
  }
  clearTimeout(timer);
  timer = setTimeout(() => sayDates(new Date()), change + 500);
}

/** A visitor's clock may be years behind, so the date is never before the day of the build. */
function visit(now: Date): Date {
  const built = document.documentElement.getAttribute(attribute.builtOn);
  return now < new Date(`${built}T00:00+05:30`) ? new Date(`${built}T12:00+05:30`) : now;
}

function stateOf(office: SaidOfOffice, now: Date): string {
  if (isOpen(office, now)) return office.open;
  const day = indianDay(now);
  const holiday = office.holidays[nationalHolidays.indexOf(day.slice(5))];
  return holiday ?? daysOffOn(office, day)?.text ?? office.closed;
}

function untilMidnight(now: Date): number {
  return new Date(now).setHours(24, 0, 0, 0) - now.getTime();
}

/** An unchanged text is not written again, because that would lose a selection in it. */
function say(element: Element, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

/** The same for lines, each an element of its own, as `<AdmissionState>` renders them. */
function sayLines(element: Element, lines: readonly string[]): void {
  if (element.textContent === lines.join('')) return;
  element.replaceChildren(
    ...lines.map((line) => {
      const span = document.createElement('span');
      span.textContent = line;
      return span;
    }),
  );
}

function sayToday(now: Date): void {
  const { documentElement } = document;
  const { lang } = documentElement;
  const pattern = documentElement.getAttribute(attribute.dayPattern) ?? '';
  // Swedish writes days as ISO 8601 does.
  const day = now.toLocaleDateString('sv');
  for (const element of document.querySelectorAll(`[${attribute.today}]`)) {
    if (element instanceof HTMLTimeElement) element.dateTime = day;
    element.textContent = formatDay(day, lang, pattern);
  }
}
