import { expect, test } from 'vitest';
import type { Edition } from '#src/content/edition.ts';
import { feeLevels, knowsFees, sharedFees } from '#src/content/fee-levels.ts';
import { fixtureEdition } from '#src/content/fixture.ts';
import { feeDocument } from './fee-document.ts';

const day = new Date('2026-11-21T06:00:00Z');
const edition = fixtureEdition();
const { content } = edition;
const document = Buffer.from(await feeDocument(edition, day)).toString('latin1');
const [firstLevel] = content.fees.levels;
const [firstCourse] = firstLevel?.courses ?? [];
const withLevels = (levels: typeof content.fees.levels): Edition => ({
  ...edition,
  content: { ...content, fees: { ...content.fees, levels } },
});
const known = withLevels([
  { title: 'Level', notes: [], courses: [{ ...firstCourse, tuition: 118000 }] },
]);

test('the document is tagged, has a language and shows its title', () => {
  expect(document).toContain('%PDF-1.7');
  expect(document).toContain('/Marked true');
  expect(document).toContain('/StructTreeRoot');
  expect(document).toContain('/Lang (en-IN)');
  expect(document).toContain('/DisplayDocTitle true');
  expect(document).toContain('pdfuaid');
});

test('with few courses a level has one A4 page', () => {
  expect(document.match(/\/Type \/Page\b/g)).toHaveLength(content.fees.levels.length);
  expect(document.match(/\/MediaBox \[0 0 595.28 841.89\]/g)).toHaveLength(
    content.fees.levels.length,
  );
});

test('a long list goes on over whole pages', async () => {
  const courses = Array.from({ length: 40 }, () => ({ ...firstCourse, tuition: 118000 }));
  const notes = Array.from({ length: 12 }, () =>
    'A note of about one line, as they all are. '.repeat(3),
  );
  const levels = [{ title: 'Level', notes, courses }];
  const long = await feeDocument(withLevels(levels), day);
  // 40 rows of 36 points, three more, and 15 notes of 37, on pages that hold about 700.
  expect(
    Buffer.from(long)
      .toString('latin1')
      .match(/\/Type \/Page\b/g),
  ).toHaveLength(4);
});

test('headers of tables say what they are headers of', () => {
  expect(document).toContain('/Scope /Column');
  expect(document).toContain('/Scope /Row');
});

test('it is written in the type of the site', () => {
  expect(document).toContain('AnekLatin');
});

test('names, lengths and seats are those of the programmes', () => {
  const gnm = feeLevels(edition)
    .flatMap(({ courses }) => courses)
    .find(({ name }) => name === 'GNM');
  expect(gnm).toEqual({
    name: 'GNM',
    length: '3 years + 6 months',
    seats: '60 seats',
    tuition: 'Announced by the admissions office',
  });
});

test('an amount that is known is shown in rupees, in Indian digit groups', () => {
  expect(knowsFees(known)).toBe(true);
  expect(feeLevels(known)[0]?.courses[0]?.tuition).toBe('₹ 1,18,000');
  expect(knowsFees(edition)).toBe(false);
  expect(sharedFees(edition).rows[0]).toEqual({
    item: 'Hostel and mess, a year',
    amount: 'Announced by the admissions office',
  });
});
