/**
 * The day that it is in India, wherever the visitor is, as `2026-11-22`. India keeps one time all
 * year: UTC + 5:30.
 */
export function indianDay(now: Date): string {
  return new Date(now.getTime() + 330 * 60_000).toISOString().slice(0, 10);
}
