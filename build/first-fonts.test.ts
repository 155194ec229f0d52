import { expect, test } from 'vitest';
import { firstFonts } from './first-fonts.ts';

const css = `
  @font-face { font-family: Text; src: url(/assets/text.woff2); font-display: optional }
  @font-face { font-family: Text as Arial; src: local(Arial); size-adjust: 94% }
  @font-face { font-family: Rupee; src: url(/a/rupee.woff2); font-display: optional; unicode-range: U+20B9 }
  @font-face { font-family: Greeting; src: url(/a/hello.woff2); font-display: swap; unicode-range: U+C00-C7F }
  @font-face { font-family: Page; src: url(/a/te.woff2); font-display: optional; unicode-range: U+C??,U+25CC }
  @font-face { font-family: Other; src: url(/a/hi.woff2); font-display: optional; unicode-range: U+900-97F,U+200C-200D }
`;

test('the fonts of a page are those of its script and of Latin letters', () => {
  expect(firstFonts(css, 'latin')).toEqual(['/assets/text.woff2']);
  expect(firstFonts(css, 'telugu')).toEqual(['/assets/text.woff2', '/a/te.woff2']);
});

test('a further font, such as one of headings, is one of them whatever its name', () => {
  const heading =
    '@font-face{font-family:Mukta;src:url("/a/mukta.woff2") format("woff2");font-display:optional}';
  expect(firstFonts(css + heading, 'latin')).toContain('/a/mukta.woff2');
});

test('a font that would come late is refused', () => {
  const late = '@font-face{font-family:Mukta;src:url(/a/mukta.woff2);font-display:swap}';
  expect(() => firstFonts(late, 'latin')).toThrow('/a/mukta.woff2 would come late');
});
