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

/** `10:00 AM - 5:00 PM`, as SPEC.md writes it. */
export function describeHours({ opens, closes }: Pick<OfficeHours, 'opens' | 'closes'>): string {
  return `${describeTime(opens)} - ${describeTime(closes)}`;
}

function describeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`;
}
