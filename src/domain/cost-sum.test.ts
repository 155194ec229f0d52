import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readRupees, sumCosts } from './cost-sum.ts';

test.each([
  ['18000', 18000],
  ['1,00,000', 100000],
  ['₹ 18,000', 18000],
  ['Rs. 500', 500],
  ['18 000.50', 18001],
  ['', undefined],
  ['about 5000', undefined],
  ['-5', undefined],
  ['1e9', undefined],
  ['99999999999', undefined],
])('“%s” is read as %s', (typed, rupees) => {
  expect(readRupees(typed)).toBe(rupees);
});

test('an amount paid once counts once, and the rest each year', () => {
  const amounts = { tuition: 18000, hostel: 30000, mess: 24000, caution: 5000, scholarship: 10000 };
  expect(sumCosts(amounts, 4)).toEqual({ first: 67000, all: 253000 });
});

test('a sum without amounts is zero', () => {
  expect(sumCosts({}, 4)).toEqual({ first: 0, all: 0 });
});

test('a scholarship never makes a year cost less than nothing', () => {
  expect(sumCosts({ tuition: 10000, caution: 2000, scholarship: 50000 }, 3)).toEqual({
    first: 2000,
    all: 2000,
  });
});

test('all years cost no less than the first one', () => {
  const rupees = fc.nat(1_000_000);
  fc.assert(
    fc.property(
      fc.record({ tuition: rupees, hostel: rupees, uniform: rupees, scholarship: rupees }),
      fc.integer({ min: 1, max: 6 }),
      (amounts, years) => {
        const { first, all } = sumCosts(amounts, years);
        expect(all).toBeGreaterThanOrEqual(first);
        if (years === 1) expect(all).toBe(first);
      },
    ),
  );
});
