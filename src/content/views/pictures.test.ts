import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { drawnNames } from '#src/content/schemas/fields.ts';
import { drawnFiles } from '#tests/support/fixture.ts';

const [{ content }] = makeEditions(drawnFiles());
const names: readonly string[] = drawnNames;

/** Places in the content whose value is the name of a picture. */
function usesIn(part: unknown, place: string): { name: string; place: string }[] {
  if (typeof part === 'string') return names.includes(part) ? [{ name: part, place }] : [];
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => usesIn(value, `${place}.${key}`));
}

const { pictures: _texts, ...pages } = content;
const uses = usesIn(pages, 'content');

test('no picture is used more than twice', () => {
  expect(uses.length).toBeGreaterThan(50);
  const often = names
    .map((name) => uses.filter((use) => use.name === name))
    .filter((places) => places.length > 2);
  expect(often).toEqual([]);
});
