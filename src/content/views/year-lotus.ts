import type { Programme } from '#src/content/schemas/programme.ts';

const fullBloom = 5;

/** Which drawing of `public/patterns/year-*.svg` a row of years has: four petals more a year, and full bloom for the internship. */
export function yearLotus(index: number, { years }: Programme['duration']): number {
  return index < years ? index + 1 : fullBloom;
}
