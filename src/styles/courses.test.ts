import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { sectionIds } from '#src/routes.ts';

const named = new RegExp(`="(${sectionIds.join('|')})"`, 'g');

/** Sheets in which a selector is written for several courses, with the ids it is written for. */
const lists = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const idsOf = new Map<string, string[]>();
    postcss.parse(readFileSync(path.join('src', name), 'utf8')).walkRules(({ selectors }) => {
      for (const selector of selectors) {
        const ids = new Set([...selector.matchAll(named)].map(([, id = '']) => id));
        const [id] = ids;
        if (!id || ids.size > 1) continue;
        const shape = selector.replace(/\s+/g, ' ').replaceAll(named, '="…"');
        idsOf.set(shape, [...(idsOf.get(shape) ?? []), id]);
      }
    });
    return [...idsOf].map(([selector, ids]) => ({ sheet: `src/${name}`, selector, ids }));
  })
  .filter(({ ids }) => ids.length > 1);

test.each(lists)('$sheet has $selector for every course', ({ ids }) => {
  expect(ids.toSorted()).toEqual(sectionIds.toSorted());
});

test('lists were found', () => {
  expect(lists.length).toBeGreaterThan(0);
});
