import { isOpen, type OfficeHours } from '#src/lib/office-hours.ts';

/** Pages are built once; the year, the day and the office's hours are those of the visit. */
export function startDates(now = new Date()): void {
  for (const element of document.querySelectorAll('[data-year]')) {
    element.textContent = String(now.getFullYear());
  }
  for (const element of document.querySelectorAll<HTMLTimeElement>('time[data-today]')) {
    const day = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
    element.dateTime = day.toISOString().slice(0, 10);
    element.textContent = now.toLocaleDateString('en-IN', { dateStyle: 'long' });
  }
  for (const element of document.querySelectorAll<HTMLElement>('[data-office-hours]')) {
    const hours = JSON.parse(element.dataset['officeHours'] ?? '[]') as OfficeHours[];
    element.textContent = isOpen(hours, now)
      ? 'The office is open now'
      : 'The office is closed now';
  }
}
