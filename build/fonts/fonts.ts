/** Cuts the fonts of the site to the glyphs of its content, and writes the rules that name them. */
import path from 'node:path';
import { cutFonts } from './cut-fonts.ts';

await cutFonts(path.resolve('src/styles/fonts'));
