/** Days and times at which a family may ask to visit. Days are `2027-01-26`, times `10:00`, in India. */
import { nextOpenDays, type Office, type OpenDay } from '#src/lib/office-hours.ts';

export type VisitDay = { day: string; times: string[] };

/** In minutes: a visit ends before the office closes, and the office needs time to answer first. */
const lengthOfVisit = 120;
const notice = 60;
/** Two times that are this far apart have a third between them. */
const roomForThird = 240;

/** The next days with a time that has not come too near. Today is one of them while it has such a time. */
export function visitDays(office: Office, now: Date, count: number): VisitDay[] {
  const earliest = now.getTime() + notice * 60_000;
  return nextOpenDays(office, now, count + 1)
    .map((open) => ({
      day: open.day,
      times: visitTimes(open).filter((time) => startOf(open.day, time) >= earliest),
    }))
    .filter(({ times }) => times.length > 0)
    .slice(0, count);
}

/** The opening time, two hours before closing time, and where there is room a time between them. */
export function visitTimes({ opens, closes }: Omit<OpenDay, 'day'>): string[] {
  const first = minutesOf(opens);
  const last = minutesOf(closes) - lengthOfVisit;
  if (last <= first) return [opens];
  const between = Math.round((first + last) / 60) * 30;
  const times = last - first >= roomForThird ? [first, between, last] : [first, last];
  return times.map(clockOf);
}

/** The moment at which a visit begins, wherever the visitor is, in milliseconds. */
function startOf(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00+05:30`);
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}
