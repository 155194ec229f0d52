import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { expect, test } from 'vitest';

/** Declarations that may stand outside the scale, each with its reason. */
const exceptions: Record<string, string> = {
  'border-inline-end: 16px solid': 'The woven border is a picture 16 pixels wide.',
  'font-size: max(var(--_one), min(var(--_two), var(--_most)))':
    'The headline over the open building is as large as the height of the window lets it be.',
};

const spaces = /^(scroll-)?(padding|margin)\b|^(row-|column-)?gap$/;
const rules = /^border(-(block|inline))?(-(start|end|top|right|bottom|left))?(-width)?$/;
/** Lengths of the screen, the column, a line or a parent are no steps of their own. */
const length = /(?<![\w-])-?\d*\.?\d+(px|rem|em|ch|pt|mm|cm)\b/;

/** Returns the declaration if its value should come from the scale and does not. */
function offScale(prop: string, value: string): string | undefined {
  const declaration = `${prop}: ${value}`;
  if (declaration in exceptions) return undefined;
  if (prop === 'font-size') {
    return /var\(--type-\d\)|^inherit$/.test(value) && !length.test(value)
      ? undefined
      : declaration;
  }
  if (prop === 'font-weight') {
    return /^(var\(--(regular|medium|bold)\)|inherit)$/.test(value) ? undefined : declaration;
  }
  if (prop === 'font')
    return value === 'inherit' || !/\d(px|rem|em)\b/.test(value) ? undefined : declaration;
  // The height of a line of text, less its letters, is half above them and half below.
  const rest = value.replace(/\bvar\(--target\) - 1\.2em|[\d.]+em - var\(--space-\d\)/g, '');
  if ((spaces.test(prop) || rules.test(prop)) && length.test(rest)) return declaration;
  return undefined;
}

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The tokens do not reach the browsers of simple.css, and rules of fonts name what fonts have.
  .filter((name) => /(?<!styles\/(tokens|measures|simple|fonts\/\w+))\.css$/.test(name))
  .map((name) => {
    const found: string[] = [];
    postcss
      .parse(readFileSync(path.join('src', name), 'utf8'))
      .walkDecls(({ prop, value, parent }) => {
        // Paper is measured in points.
        for (let at = parent; at; at = at.parent as typeof parent) {
          if (at.type === 'atrule' && 'params' in at && /^print$/.test(String(at.params))) return;
        }
        const off = offScale(prop, value);
        if (off) found.push(off);
      });
    return { name, found };
  });

test.each(sheets)('$name takes letters, spaces and rules from the scale', ({ found }) => {
  expect(found).toEqual([]);
});

test('what is off the scale is found', () => {
  const off: [string, string][] = [
    ['font-size', '1.03125rem'],
    ['font-size', 'clamp(1rem, 2vw, var(--type-3))'],
    ['font-weight', '650'],
    ['padding', 'var(--space-2) 0.875rem'],
    ['margin-inline-start', 'calc(-1 * 3px)'],
    ['border-block-start', '2px solid var(--line)'],
    ['column-gap', '14px'],
  ];
  expect(off.filter(([prop, value]) => !offScale(prop, value))).toEqual([]);
  const on: [string, string][] = [
    ['font-size', 'min(var(--type-7), 10.4vw)'],
    ['padding', '0 clamp(var(--space-2), 3vw, var(--space-4))'],
    ['border', '0'],
    ['border-radius', '3px'],
  ];
  expect(on.filter(([prop, value]) => offScale(prop, value))).toEqual([]);
});

test('the scale has nine sizes, three weights, ten spaces and three rules', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const count = (name: RegExp) => new Set([...tokens.matchAll(name)].map(([whole]) => whole)).size;
  expect(count(/--type-\d+(?=:)/g)).toBe(9);
  expect(count(/--(regular|medium|bold)(?=:)/g)).toBe(3);
  expect(count(/--space-\d+(?=:)/g)).toBe(10);
  expect(count(/--rule-\d+(?=:)/g)).toBe(3);
});
