/** `days`: 0 is Sunday; times as `HH:MM`, Indian time. */
export type OfficeHours = { days: readonly number[]; opens: string; closes: string };

/** India keeps one time all year: UTC + 5:30. */
export function isOpen(hours: readonly OfficeHours[], now: Date): boolean {
  const india = new Date(now.getTime() + 330 * 60_000);
  const time = india.toISOString().slice(11, 16);
  return hours.some(
    (line) => line.days.includes(india.getUTCDay()) && line.opens <= time && time < line.closes,
  );
}
