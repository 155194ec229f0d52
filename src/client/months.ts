import { indianDay } from '#src/lib/indian-day.ts';

/** Runs on the page of dates: lights the month of the visit in the drawing of the year. */
export function lightMonth(now = new Date()): void {
  const month = Number(indianDay(now).slice(5, 7));
  document.querySelector(`[data-months] > :nth-child(${month})`)?.toggleAttribute('data-now', true);
}

lightMonth();
