import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The code that decision 001 counts as the cost of islands: without `prerender/files`. */
const plumbing = [
  ...readdirSync('prerender')
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => `prerender/${name}`),
  'src/components/island/island.tsx',
  'src/browser/islands.ts',
  'src/browser/hydrate.ts',
];

test('rendering and islands stay under 900 lines', () => {
  const lines = plumbing.flatMap((name) => readFileSync(name, 'utf8').split('\n'));
  expect(lines.length).toBeLessThan(900);
});
