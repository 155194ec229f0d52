import { expect, test } from 'vitest';
import { sections } from '#src/routes.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';

const { programmes } = fixtureEdition().content;

test.each([
  ['maths', 10, 'mathematics'],
  ['science', 9, 'biology'],
  ['aiims', 8, 'aptitude_gk'],
] as const)('the %s plan has %i rows, each with %s', (plan, count, subject) => {
  const rows = programmes.academy.modules?.[plan]?.rows ?? [];
  expect(rows).toHaveLength(count);
  expect(rows.every((row) => row[subject] && row.physics && row.chemistry)).toBe(true);
});

test('the nursing degree has eight semesters', () => {
  const years = programmes['bsc-nursing'].curriculum?.Years ?? [];
  expect(years.flatMap(({ Semesters }) => Semesters)).toHaveLength(8);
});

test('BPT page titles are those of SPEC.md', () => {
  expect(sections.bpt.pages.map((slug) => programmes.bpt.pages[slug]?.title)).toEqual([
    'BPT - About Program',
    'BPT - Curriculum Overview',
    'BPT - Eligibility Criteria',
    'BPT - Career Prospects',
  ]);
  expect(programmes.intermediate.pages['intermediate-mpc']?.title).toBe(
    'Intermediate - MPC Stream',
  );
});
