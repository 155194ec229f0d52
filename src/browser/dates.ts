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

/** `days`: 0 is Sunday; times as `HH:MM`, Indian time. */
export type OfficeHours = { days: number[]; opens: string; closes: string };

/** India keeps one time all year: UTC + 5:30. */
export function isOpen(hours: readonly OfficeHours[], now: Date): boolean {
  const india = new Date(now.getTime() + 330 * 60_000);
  const time = india.toISOString().slice(11, 16);
  return hours.some(
    (line) => line.days.includes(india.getUTCDay()) && line.opens <= time && time < line.closes,
  );
}
