import { readFileSync } from 'node:fs';
import type { Ground } from './grounds.ts';

// Read where pages and documents are made; no browser fetches it.
const sheet = readFileSync('src/styles/tokens.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
/** By day: each rule up to the first that only some screens take. */
const rules = [...(sheet.split('@media')[0] ?? '').matchAll(/([^{}]+)\{([^{}]*)\}/g)];

/** The colour of a property of tokens.css on a ground by day, as `#rrggbb`. @throws Error if it is no colour */
export function tokenOn(ground: Ground, property: string): string {
  const values = new Map(
    rules
      .filter(([, on = '']) => on.includes(':root') || on.includes(`[data-ground="${ground}"]`))
      .flatMap(([, , body = '']) => [...body.matchAll(/--([\w-]+): ([^;]+);/g)])
      .map(([, name = '', value = '']) => [name, value]),
  );
  const colourOf = (name: string): string =>
    (values.get(name) ?? '').replace(/^var\(--([\w-]+)\)$/, (_, other: string) => colourOf(other));
  const colour = colourOf(property);
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`tokens.css has no colour --${property}.`);
  return colour;
}
