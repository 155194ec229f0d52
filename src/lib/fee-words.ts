/** Words for amounts of money in rupees. */

/**
 * @param amount whole rupees, or null where it is not known
 * @param unknown what stands in place of an unknown amount
 * @returns `₹ 1,00,000`, in Indian digit groups
 */
export function describeAmount(amount: number | null, unknown: string): string {
  return amount === null ? unknown : `₹ ${amount.toLocaleString('en-IN')}`;
}
