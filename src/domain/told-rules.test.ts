import { expect, test } from 'vitest';
import { type Edition, makeEdition } from '#src/content/check/edition.ts';
import { type SectionId, sectionIds } from '#src/routes.ts';
import { filesWith, fixtureEdition } from '#tests/support/fixture.ts';
import { type Applicant, judge } from './eligibility.ts';

/** Rules of joining that the pages of a course tell and the finder does not hold. */
function untold({ content, describe }: Edition, id: SectionId): string[] {
  const { entry, pages, requirements, selection, attendance, passMark } = content.programmes[id];
  const rows = requirements?.Requirements ?? [];
  // Rules of the course itself, which begin after joining.
  const later = [
    attendance && describe.attendance(attendance),
    passMark && describe.passMark(passMark),
  ];
  const joining = rows.filter(({ Details }) => !later.includes(Details));
  const held = joining.filter(
    ({ finder, Details }) =>
      finder || Details === selection.text || (entry.disability && /disability/.test(Details)),
  );
  const leads = Object.values(pages).flatMap(({ show, lead }) =>
    show === 'criteria' ? [lead] : [],
  );
  const numbersIn = (texts: readonly string[]) =>
    texts.flatMap((text) => [...text.matchAll(/([\d.]+)%/g)].map(([, number]) => Number(number)));
  const known = [
    ...[entry.minimum, entry.stricter, ...(entry.reserved ?? [])].map((one) => one?.percentage),
    ...numbersIn(held.map(({ Details }) => Details)),
  ];
  const texts = [...joining.map(({ Details }) => Details), ...leads];
  return [
    ...numbersIn(texts)
      .filter((number) => !known.includes(number))
      .map((number) => `${number}%`),
    ...joining
      .filter((row) => /call us/i.test(row.Details) && !held.includes(row))
      .map(({ Details }) => Details),
  ];
}

test.each(sectionIds)('the finder holds each rule that the pages of %s tell', (id) => {
  expect(untold(fixtureEdition(), id)).toEqual([]);
});

test.each([
  ['bsc-nursing', 'pages.nursing-criteria.lead', 'You need 55% in biology.', ['55%']],
  ['bpt', 'requirements.Requirements.3.Details', 'At least 33% in Hindi', ['33%']],
  ['gnm', 'requirements.Requirements.3.Details', 'For ANM, call us', ['For ANM, call us']],
] as const)('a rule that %s tells by itself is found', (id, field, text, found) => {
  const files = filesWith({ [`programmes/${id}.yaml`]: { [field]: text } });
  expect(untold(makeEdition(files), id)).toEqual(found);
});

const strong = {
  passed: 'intermediate',
  stream: 'BiPC',
  born: { from: '2009-05-14', to: '2009-05-14' },
  categories: [],
} as const satisfies Applicant;

test.each(sectionIds)('no one who is below a minimum that %s tells is passed', (id) => {
  const { entry } = fixtureEdition().content.programmes[id];
  for (const minimum of [entry.minimum, entry.stricter]) {
    if (!minimum) continue;
    for (const percentage of [minimum.percentage - 0.1, undefined]) {
      const marks = { aggregate: 99, pcb: 99, 'pcb-english': 99, [minimum.over]: percentage };
      const { status } = judge(
        { entry },
        { ...strong, marks },
        { year: 2027, today: '2026-11-27' },
      );
      expect(status, `${percentage}% of ${minimum.over}`).not.toBe('open');
    }
  }
});
