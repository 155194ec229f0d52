import { expect, test } from 'vitest';
import { lowerStyles } from './lower-styles.ts';

/** How many ids the selector of this class weighs. */
function weightOf(name: string, css: string): number {
  const { styles } = lowerStyles(css);
  const [selector = ''] = styles.match(new RegExp(`\\.${name}[^{]*`)) ?? [];
  return selector.split('#').length - 1;
}

test('a layer has the same weight in a sheet with an id and in one without', () => {
  const part = '@layer components { .part { color: red } }';
  const id = '@layer base { #menu { color: blue } }';
  expect(weightOf('part', part)).toBeGreaterThan(0);
  expect(weightOf('part', part)).toBe(weightOf('part', part + id));
  const layout = '@layer layout { .layout { color: red } }';
  expect(weightOf('layout', layout + id)).toBeLessThan(weightOf('part', part));
});
