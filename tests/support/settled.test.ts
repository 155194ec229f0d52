import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { pictures } from '#src/content/schemas/pictures.generated.ts';
import { sectionIds } from '#src/routes.ts';
import { settledFiles } from './settled.ts';

test('every open fact has an answer for the tests of the launch day, in both languages', () => {
  const files = settledFiles();
  expect(makeEdition(files).content.openFacts).toEqual([]);
  expect(makeEdition(files, 'te').content.site.shortName).toBe('శ్రీ వెంకటేశ్వర');
});

test('every picture is a photograph, and no number of seats is the old one', () => {
  const { content } = makeEdition(settledFiles());
  const before = makeEdition(readContentFiles()).content;
  const drawings = Object.keys(pictures).concat('/patterns/portrait-founder.svg');
  const named = JSON.stringify({ ...content, pictures: undefined });
  expect(drawings.filter((name) => named.includes(`"${name}"`))).toEqual([]);
  for (const id of sectionIds) {
    const seats = content.programmes[id].intake.map((one) => one.seats);
    expect(seats).not.toContain(before.programmes[id].intake[0]?.seats);
  }
});
