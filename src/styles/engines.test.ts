import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(path.join('src', name), 'utf8') }));

/** Safari drops a shorthand with a thickness or a colour, and the link is no longer underlined. */
test.each(sheets)(
  '$name sets thickness and colour of an underline by their own names',
  ({ css }) => {
    const shorthands = [...css.matchAll(/text-decoration:\s*([^;]+);/g)].map(([, value]) => value);
    expect(shorthands.filter((value) => !/^(none|underline)$/.test(value ?? ''))).toEqual([]);
  },
);
