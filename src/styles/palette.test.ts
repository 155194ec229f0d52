import { expect, test } from 'vitest';
import { grounds } from './grounds.ts';
import { tokenOn } from './palette.ts';

test.each(grounds)('on %s text, highlight and ground are three colours', (ground) => {
  const colours = ['ground', 'text', 'highlight'].map((name) => tokenOn(ground, name));
  expect(new Set(colours).size).toBe(3);
  for (const colour of colours) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
});

test('a role that no ground changes is its colour of the palette', () => {
  expect(tokenOn('cloth', 'deep')).toBe(tokenOn('deep', 'ground'));
  expect(tokenOn('indigo', 'in8')).toBe(tokenOn('indigo', 'ground'));
});

test('a colour that is not there is refused', () => {
  expect(() => tokenOn('indigo', 'puce')).toThrow('tokens.css has no colour --puce.');
});
