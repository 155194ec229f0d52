/** The amounts that a family may be asked for: each year, or once. A scholarship is taken off each year. */
export const yearlyHeads = [
  'tuition',
  'university',
  'hostel',
  'mess',
  'transport',
  'books',
] as const;
export const onceHeads = ['admission', 'uniform', 'caution'] as const;
export const costHeads = [...yearlyHeads, ...onceHeads, 'scholarship'] as const;

export type CostHead = (typeof costHeads)[number];

/**
 * Whole rupees of what somebody has typed: `1,00,000`, `₹ 18000`, `18 000.50`.
 *
 * @returns undefined where the text is not an amount
 */
export function readRupees(typed: string): number | undefined {
  const digits = typed.replace(/[₹,\s]|rs\.?/gi, '');
  return /^\d{1,9}(\.\d*)?$/.test(digits) ? Math.round(Number(digits)) : undefined;
}

/**
 * The costs of the first year, and of all years together. Never below nothing: a scholarship larger than
 * the fees is not paid out here.
 */
export function sumCosts(
  amounts: { readonly [Head in CostHead]?: number | undefined },
  years: number,
) {
  const sum = (heads: readonly CostHead[]) =>
    heads.reduce((total, head) => total + (amounts[head] ?? 0), 0);
  const once = sum(onceHeads);
  const yearly = Math.max(0, sum(yearlyHeads) - (amounts.scholarship ?? 0));
  return { first: once + yearly, all: once + yearly * years };
}
