import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const read = (name: string) =>
  readFileSync(path.join('src', name), 'utf8').replace(/\/\*.*?\*\//gs, '');

const tokens = read('styles/tokens.css');
const shared = tokens + read('styles/measures.css') + read('styles/fonts/scripts.css');
const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  // The tokens do not reach the browsers of simple.css.
  .filter((name) => /(?<!styles\/(tokens|simple))\.css$/.test(name))
  .map((name) => ({ name, css: read(name) }));

/** The first rule of tokens.css is the palette. */
const [, paletteRule = ''] = tokens.match(/:root \{(.*?)\}/s) ?? [];
const palette = [...paletteRule.matchAll(/--[\w-]+/g)].flat();

const named = `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue
  blueviolet brown burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson
  cyan darkblue darkcyan darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta
  darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen darkslateblue darkslategray
  darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue firebrick
  floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey
  honeydew hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon
  lightblue lightcoral lightcyan lightgoldenrodyellow lightgray lightgreen lightgrey lightpink
  lightsalmon lightseagreen lightskyblue lightslategray lightslategrey lightsteelblue lightyellow
  lime limegreen linen magenta maroon mediumaquamarine mediumblue mediumorchid mediumpurple
  mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred midnightblue
  mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
  powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen
  seashell sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal
  thistle tomato turquoise violet wheat white whitesmoke yellow yellowgreen`.split(/\s+/);

const literal = new RegExp(
  `#[0-9a-f]{3,8}\\b|\\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![\\w-])(?:${named.join('|')})(?![\\w-])`,
  'gi',
);

/** The texts between a colon and a semicolon, without text and addresses. */
function values(css: string): string {
  return [...css.replace(/"[^"]*"/g, '').matchAll(/[\w-]+:([^;{}]*);/g)]
    .map(([, value]) => value)
    .join('\n');
}

describe('a sheet reads roles', () => {
  test.each(sheets)('$name names no colour of the palette', ({ css }) => {
    const asked = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => name && palette.includes(name))).toEqual([]);
  });

  test.each(sheets)('$name has no colour of its own', ({ css }) => {
    expect(values(css).match(literal) ?? []).toEqual([]);
  });

  test.each(sheets)('$name asks for nothing that is not there', ({ name, css }) => {
    // A page tells its own parts with properties that begin with --_.
    const beside = sheets.filter((one) => path.dirname(one.name) === path.dirname(name));
    const own = beside.flatMap((one) => one.css.match(/--_[\w-]+:/g) ?? []).join();
    const all = shared + css + own;
    const there = new Set([...all.matchAll(/(--[\w-]+):/g)].map(([, found]) => found));
    const asked = [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name);
    expect(asked.filter((name) => !there.has(name))).toEqual([]);
  });
});

test('a colour of the palette is written in tokens.css alone', () => {
  const colours = new Set(paletteRule.match(/(?<=#)[0-9a-f]{6}/g));
  const written = ['art', 'build', 'commands', 'content', 'desk', 'serve', 'src'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!tokens|\.test)\.(css|[cm]?js|py|tsx?|typ|yaml)$/.test(name))
        .map((name) => path.join(folder, name))
        .flatMap((name) =>
          (readFileSync(name, 'utf8').match(/(?<=#|['"])[0-9a-f]{6}\b/gi) ?? [])
            .filter((digits) => colours.has(digits.toLowerCase()))
            .map((digits) => `${name}: ${digits}`),
        ),
  );
  expect(written, 'read these from src/styles/palette.ts').toEqual([]);
});

test('every role is asked for', () => {
  const asked = new Set(
    [tokens, ...sheets.map(({ css }) => css)].flatMap((css) =>
      [...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
    ),
  );
  const there = [...shared.matchAll(/(--[\w-]+):/g)].map(([, name]) => name);
  expect(there.filter((name) => !asked.has(name))).toEqual([]);
});

test('the palette and a colour are recognised', () => {
  expect(palette).toContain('--in8');
  expect(palette).not.toContain('--paper');
  expect(values('a { color: #fff; border: 1px solid Red; fill: rgb(0 0 0 / 5%); }')).toMatch(
    literal,
  );
  expect(
    'color: var(--ink-red) transparent currentColor; white-space: pre'.match(literal),
  ).toBeNull();
});
