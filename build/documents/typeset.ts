import path from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { ContentError } from '#src/content/check/parse.ts';
import { type Lang, languages, scripts } from '#src/languages.ts';
import { documentFonts } from './fonts.ts';
import { layerFont, type Readable, readableLetters, withReadableText } from './readable-text.ts';

/** The metadata of every document, beside the data of its template. */
export type DocumentData = {
  lang: Lang;
  title: string;
  author: string;
  description: string;
  /** Of its text, in points: the first that brings all of it onto one page, or else the last. */
  sizes: readonly [number, ...number[]];
};

export type Template = 'fee-structure' | 'dates-poster' | 'course-sheet' | 'share-picture';

/**
 * Typesets a template of this folder. The bytes follow from the data alone: no clock goes in.
 *
 * @returns a tagged PDF (PDF/UA-1)
 * @throws ContentError naming a text with a letter that the fonts lack
 */
export async function typeset(template: Template, data: DocumentData): Promise<Uint8Array> {
  const letters = readableLetters(JSON.stringify(data));
  const layer = letters ? { ...letters, family: layerFont.family } : null;
  const { compiler, laidOut } = await layOut(template, data, layer);
  try {
    return withReadableText(compiler.pdf(laidOut, { pdfStandard: 'ua-1' }), letters);
  } catch (error) {
    const lacking = /the text `\\"(.*?)\\"` could not be displayed/.exec((error as Error).message);
    if (!lacking) throw error;
    const message = `the PDF '${data.title}' cannot show '${lacking[1]}', for which the fonts of the site have no letter. Write it in other letters.`;
    throw new ContentError([{ file: 'content/', message }]);
  }
}

/** The same as a picture of every page, which tells where each text is; tests measure it. */
export async function draw(template: Template, data: DocumentData): Promise<string> {
  const { compiler, laidOut } = await layOut(template, data);
  return compiler.svg(laidOut);
}

/** A template of one page as a picture that any program shows: letters are outlines. */
export async function drawPlain(template: Template, data: DocumentData): Promise<string> {
  const { compiler, laidOut } = await layOut(template, data);
  return compiler.plainSvg(laidOut);
}

type LaidOut = { compiler: NodeCompiler; laidOut: NodeTypstDocument };

/** @param layer the text for programs that read it; with it a document takes five times as long */
async function layOut(
  template: Template,
  data: DocumentData,
  layer: (Readable & { family: string }) | null = null,
): Promise<LaidOut> {
  shared ??= makeCompiler();
  const compiler = await shared;
  // Every document made would keep another 25 MB; only the last one is kept, to be drawn again.
  compiler.evictCache(1);
  const { tag, script } = languages[data.lang];
  const [language, region = 'IN'] = tag.split('-');
  const { line } = scripts[script];
  // A text of one language may name something in the letters of another.
  const families = Object.values(scripts).map(({ family }) => family);
  const inSize = (size: number, layer: object | null) => {
    const result = compiler.compile({
      mainFilePath: path.resolve(`build/documents/${template}.typ`),
      inputs: {
        data: JSON.stringify({
          ...data,
          ...{ language, region, families, line, size },
          layer,
        }),
      },
      // In development a template may have changed.
      resetRead: true,
    });
    // A warning too: a family that is not there leaves its text out.
    const fault = result.takeError() ?? result.takeWarnings();
    if (result.result && !fault) return result.result;
    const messages = fault ? compiler.fetchDiagnostics(fault).map(({ message }) => message) : [];
    throw new Error(`build/documents/${template}.typ: ${messages.join('; ')}`);
  };
  const [largest, ...smaller] = data.sizes;
  const isWhole = (one: NodeTypstDocument) => one.numOfPages === 1;
  const inBest = (size: number) => {
    const plain = inSize(size, null);
    return layer && (isWhole(plain) || size === data.sizes.at(-1)) ? inSize(size, layer) : plain;
  };
  let laidOut = inBest(largest);
  for (const size of smaller) {
    if (isWhole(laidOut)) break;
    laidOut = inBest(size);
  }
  return { compiler, laidOut };
}

/** One for all documents: it keeps the fonts, and what two of them have in common. */
let shared: Promise<NodeCompiler> | undefined;

async function makeCompiler(): Promise<NodeCompiler> {
  const fontBlobs = await documentFonts();
  return NodeCompiler.create({ workspace: path.resolve('.'), fontArgs: [{ fontBlobs }] });
}
