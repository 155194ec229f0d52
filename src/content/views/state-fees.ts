import type { Edition } from '#src/content/check/edition.ts';
import type { SectionId } from '#src/routes.ts';

/** The yearly fees that the State set for other years: course, `₹ 15,000` and year, in words. */
export function stateFees({ content, describe }: Edition) {
  const { fees, seats } = content.costs.state;
  const name = (id: SectionId) => content.programmes[id].name;
  return fees.map(({ programme, seat, rupees, year, source }) => ({
    programme,
    course: seat ? `${name(programme)} (${seats[seat]})` : name(programme),
    amount: describe.amount(rupees),
    year,
    source,
  }));
}

/** `₹ 15,000 (2024-25)`; nothing where no source names a fee. */
export function stateFeeInWords(edition: Edition, id: SectionId): string | null {
  const found = stateFees(edition).filter(({ programme }) => programme === id);
  return found.map(({ amount, year }) => `${amount} (${year})`).join('; ') || null;
}
