import { expect, test } from 'vitest';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { feeLevels, knowsFees, ownFees, ownTuition } from './fee-levels.ts';

const withGnm = (tuition: string) =>
  fixtureEdition({
    'fees.yaml': (text) =>
      text.replace(/programme: gnm, tuition: [^}]* \}/, `programme: gnm, ${tuition} }`),
  });
const listed = (edition: ReturnType<typeof withGnm>) =>
  feeLevels(edition).flatMap(({ courses }) => courses.map(({ tuition }) => tuition));

test('tuition is told by kind of seat and by year', () => {
  const edition = withGnm(
    'tuition: 20000, management: 80000, later: [{ from: 2, tuition: 21000, management: 82000 }]',
  );
  const told = ownTuition(edition, 'gnm');
  const amounts = ['20,000', '80,000', '21,000', '82,000'];
  expect(told?.match(/\d+,\d+/g)).toEqual(amounts);
  const { convenor, management } = edition.content.costs.state.seats;
  expect(told).toContain(`${convenor}: `);
  expect(told).toContain(`${management}: `);
  expect(listed(edition)).toContain(told);
  expect(knowsFees(edition)).toBe(true);
});

test('a course with one fee has one amount, and one without a fee none', () => {
  expect(ownTuition(withGnm('tuition: 20000'), 'gnm')).toMatch(/^₹.20,000$/);
  const unknown = withGnm('tuition: !ask Which?');
  expect(ownTuition(unknown, 'gnm')).toBeUndefined();
  expect(listed(unknown)).toContain(unknown.content.fees.unknown);
});

test('the page of costs has each amount that the owner has told, and no other', () => {
  const edition = fixtureEdition({
    'fees.yaml': (text) =>
      text
        .replaceAll(/tuition: (?!!ask)[\d][^,}]*/g, 'tuition: !ask Which?')
        .replaceAll(/amount: (?!Amount)[^}]* \}/g, 'amount: !ask Which? }')
        .replace(/(item: Hostel[^}]*amount: )[^}]* \}/, '$162000 }'),
  });
  const [hostel] = edition.content.fees.shared.rows;
  expect(ownFees(edition)).toEqual({
    tuition: [],
    others: [[`${hostel?.item}, ${hostel?.per}`, expect.stringMatching(/^₹.62,000$/)]],
  });
});
