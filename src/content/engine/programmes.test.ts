import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type DocumentOptions, type ParseOptions, parse, type SchemaOptions } from 'yaml';
import { sectionIds, sections } from '#src/routes.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';

const { programmes } = fixtureEdition().content;
const pages = sectionIds.flatMap((id) =>
  Object.entries(programmes[id].pages).map(([slug, page]) => ({ id, slug, page })),
);

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

test.each(pages)('$slug has a title of its programme', ({ id, page }) => {
  expect(page.title).toMatch(new RegExp(`^${programmes[id].name} - `));
});

test('no two sub-pages share a lead', () => {
  const leads = pages.map(({ page }) => page.lead);
  expect(new Set(leads).size).toBe(leads.length);
});

test('only the laboratory programme is indicative', () => {
  expect(sectionIds.filter((id) => programmes[id].indicative)).toEqual(['bsc-mlt']);
});

test('no sentence of six words or more appears twice in the files of the course world', () => {
  const places = new Map<string, string[]>();
  const names = [...sectionIds.map((id) => `programmes/${id}`), 'courses', 'bachelor', 'master'];
  for (const name of names) {
    collectTexts(parse(readFileSync(`content/${name}.yaml`, 'utf8'), parseOptions), name);
  }
  function collectTexts(value: unknown, place: string) {
    if (typeof value === 'string') {
      for (const sentence of sentencesOf(value)) {
        places.set(sentence, [...(places.get(sentence) ?? []), place]);
      }
    } else if (value && typeof value === 'object') {
      for (const [key, item] of Object.entries(value)) collectTexts(item, `${place}.${key}`);
    }
  }
  // MPC and BiPC share papers, so the board's names and marks are in the rows of both.
  const repeated = [...places].filter(
    ([, found]) => found.length > 1 && !found.every((place) => place.includes('.subjects.')),
  );
  expect(repeated).toEqual([]);
});

const parseOptions: ParseOptions & DocumentOptions & SchemaOptions = {
  customTags: [
    { tag: '!placeholder', resolve: (text: string) => text },
    { tag: '!ask', resolve: () => null },
  ],
};

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n\n+/)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence.split(/\s+/).length >= 6);
}
