import { lettersOf, type ScriptName, scripts } from '#src/languages.ts';

/** The fonts of a script by their use, with their places on the axes of its variable font. */
export const uses = {
  text: { wght: 460, wdth: 97 },
  bold: { wght: 700, wdth: 92 },
  greeting: { wght: 550, wdth: 100 },
} as const;

export type Use = keyof typeof uses;

/** The file of a font. */
export function fontFile(script: ScriptName, use: Use): string {
  return `anek-${script}-${use}.woff2`;
}

/** The font rules of scripts, and the lists of families by which the other sheets name them. */
export function fontStyles(others: readonly ScriptName[]): string {
  // Its own first: the joiners are letters of every script.
  const typed = (own?: ScriptName) =>
    [
      ...(own ? [family(own, 'Page')] : []),
      ...others.filter((script) => script !== own).map((script) => family(script, 'Typed')),
    ].join(', ');
  const greetings = others.map((script) => family(script, 'Greeting')).join(', ');
  return [
    ...others.flatMap((script) => [
      face(script, 'Greeting', 'greeting', '400 800', 'swap'),
      face(script, 'Page', 'text', '400 500', 'optional'),
      face(script, 'Page', 'bold', '550 800', 'optional'),
      // Of what visitors type on pages in other scripts, which do not preload it.
      face(script, 'Typed', 'text', '400 800', 'swap'),
    ]),
    '@layer tokens {',
    `:root { --scripts: ${typed()}; --greetings: ${greetings}; }`,
    ...others.map((script) => `:root[data-script="${script}"] { --scripts: ${typed(script)}; }`),
    '}\n',
  ].join('\n');
}

function family(script: ScriptName, use: 'Greeting' | 'Page' | 'Typed'): string {
  return `"${scripts[script].family} ${use}"`;
}

function face(
  script: ScriptName,
  as: Parameters<typeof family>[1],
  use: Use,
  weight: string,
  display: 'optional' | 'swap',
): string {
  const range = `U+${lettersOf(script).replaceAll('\\u', '')}, U+200C-200D, U+25CC`;
  return `@font-face {
  font-family: ${family(script, as)};
  src: url("./${fontFile(script, use)}?no-inline");
  font-weight: ${weight};
  font-display: ${display};
  unicode-range: ${range};
}`;
}
