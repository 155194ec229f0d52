import { readFileSync } from 'node:fs';
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

test('each colour beside the palette, as those of the night, has a hue of the palette', () => {
  const lines = readFileSync('src/styles/tokens.css', 'utf8').split('\n');
  // Letters and their edges have a hue of their own, too weak to be seen.
  const named = lines.filter((line) => /^ {2}--(?!ink|soft|edge)\w\w\d: /.test(line));
  const hues = named.flatMap(coloursIn).map(hueOf);
  expect(hues.length).toBeGreaterThan(15);
  const strange = lines.flatMap((line, index) => {
    if (/^ {2}--(\w\w\d|ink|soft|edge): /.test(line)) return [];
    const far = coloursIn(line).filter(
      (colour) => spreadOf(colour) >= 24 && hues.every((hue) => distance(hue, hueOf(colour)) > 20),
    );
    return far.map(() => `tokens.css:${index + 1} ${line.trim()}`);
  });
  expect(strange, 'Take these into the hue of the palette, or write the palette’s colour').toEqual(
    [],
  );
});

type Colour = readonly [red: number, green: number, blue: number];

function coloursIn(line: string): Colour[] {
  const hex = [...line.matchAll(/#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})\b/g)];
  const rgb = [...line.matchAll(/rgb\((\d+) (\d+) (\d+)/g)];
  return [
    ...hex.map(([, ...parts]) => parts.map((part) => Number.parseInt(part, 16))),
    ...rgb.map(([, ...parts]) => parts.map(Number)),
  ] as unknown as Colour[];
}

const spreadOf = (colour: Colour) => Math.max(...colour) - Math.min(...colour);
const distance = (one: number, other: number) => 180 - Math.abs(180 - Math.abs(one - other));

/** In degrees, as in `hsl()`. */
function hueOf([red, green, blue]: Colour): number {
  const x = 2 * red - green - blue;
  return (Math.atan2(Math.sqrt(3) * (green - blue), x) * 180) / Math.PI + 180;
}
