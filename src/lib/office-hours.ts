/**
 * When the office is open. All times are Indian time, which is UTC + 5:30 all year, wherever the
 * visitor is; days are written as `2027-01-26`, times as `10:00`.
 */
import { addDays } from './add-days.ts';
import { indianDay } from './indian-day.ts';

/** One line of the weekly hours. `days`: 0 is Sunday. */
export type OfficeHours = { days: readonly number[]; opens: string; closes: string };

/** Days on which the office is closed besides its weekly ones; without `to` a single day. */
export type DaysOff = { from: string; to?: string | undefined };

/** The weekly hours, and the office's own days off. */
export type Office<Off extends DaysOff = DaysOff> = {
  hours: readonly OfficeHours[];
  daysOff: readonly Off[];
};

/** A day on which the office opens, with its times. */
export type OpenDay = { day: string; opens: string; closes: string };

/**
 * Republic Day, Independence Day and Gandhi Jayanti, month first: closed by law in every year, so
 * nobody has to enter them.
 */
export const nationalHolidays: readonly string[] = ['01-26', '08-15', '10-02'];

/** Whether a day is one of the three national holidays. */
function isNationalHoliday(day: string): boolean {
  return nationalHolidays.includes(day.slice(5));
}

/** The office's own days off that a day belongs to; undefined on every other day. */
export function daysOffOn<Off extends DaysOff>(
  { daysOff }: Office<Off>,
  day: string,
): Off | undefined {
  return daysOff.find(({ from, to = from }) => from <= day && day <= to);
}

/** The hours of a day; undefined where the office stays closed all day. */
export function openDay(office: Office, day: string): OpenDay | undefined {
  if (isNationalHoliday(day) || daysOffOn(office, day)) return undefined;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  const line = office.hours.find(({ days }) => days.includes(weekday));
  return line && { day, opens: line.opens, closes: line.closes };
}

/** Whether the office is open at a moment; at its closing time it is closed. */
export function isOpen(office: Office, now: Date): boolean {
  const today = openDay(office, indianDay(now));
  const time = indianTime(now);
  return today !== undefined && today.opens <= time && time < today.closes;
}

/**
 * The next days on which the office opens, in their order. Today is the first of them until its
 * closing time.
 *
 * @param count how many days; fewer come back where the office opens on no more days of a year
 */
export function nextOpenDays(office: Office, now: Date, count: number): OpenDay[] {
  const today = indianDay(now);
  const found: OpenDay[] = [];
  for (let ahead = 0; ahead <= 366 && found.length < count; ahead += 1) {
    const open = openDay(office, addDays(today, ahead));
    if (open && (ahead > 0 || indianTime(now) < open.closes)) found.push(open);
  }
  return found;
}

/**
 * Milliseconds until the office opens or closes, or another Indian day begins, whichever is first.
 */
export function untilChange(office: Office, now: Date): number {
  const today = indianDay(now);
  const open = openDay(office, today);
  const moments = [open?.opens, open?.closes]
    .flatMap((time) => (time ? [Date.parse(`${today}T${time}:00+05:30`)] : []))
    .concat(Date.parse(`${addDays(today, 1)}T00:00:00+05:30`));
  return Math.min(...moments.map((time) => time - now.getTime()).filter((time) => time > 0));
}

/** The time of day in India as `14:05`. */
function indianTime(now: Date): string {
  return new Date(now.getTime() + 330 * 60_000).toISOString().slice(11, 16);
}

/** Days of the week from Monday on, each run of neighbours by itself: `[[1, 2, 3], [5], [0]]`. */
export function dayRuns(days: readonly number[]): number[][] {
  const fromMonday = (day: number) => (day + 6) % 7;
  const runs: number[][] = [];
  for (const day of [...days].sort((a, b) => fromMonday(a) - fromMonday(b))) {
    const run = runs.at(-1);
    if (run && fromMonday(run.at(-1) ?? 0) + 1 === fromMonday(day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
