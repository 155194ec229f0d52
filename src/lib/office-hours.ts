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

/** Days of the week from Monday on, each run of neighbours by itself: `[[1, 2, 3], [5], [0]]`. */
export function dayRuns(days: readonly number[]): number[][] {
  const fromMonday = (day: number) => (day + 6) % 7;
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => fromMonday(a) - fromMonday(b))) {
    const run = runs.at(-1);
    if (run && fromMonday(run.at(-1) ?? 0) + 1 === fromMonday(day)) run.push(day);
    else runs.push([day]);
  }
  return runs;
}
