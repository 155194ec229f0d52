import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { convert } from 'fontverter';
import * as hb from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { languages } from '#src/languages.ts';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/anek-telugu/files/anek-telugu-telugu-standard-normal.woff2',
);
const folder = 'src/styles/fonts';
const cuts = readdirSync(folder).filter((name) => name.startsWith('anek-telugu'));

/** How many glyphs a text is drawn with: more, where a joined one is missing. */
async function glyphs(file: string, text: string): Promise<number> {
  const font = new hb.Font(new hb.Face(new hb.Blob(await convert(readFileSync(file), 'sfnt'))));
  const buffer = new hb.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  hb.shape(font, buffer);
  return buffer.getGlyphInfosAndPositions().length;
}

test.each(cuts)(
  '%s joins the letters of the language’s name, which stands on every page',
  async (cut) => {
    const { name } = languages.te;
    expect(await glyphs(`${folder}/${cut}`, name)).toBe(await glyphs(source, name));
  },
);
