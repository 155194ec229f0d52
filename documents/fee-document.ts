import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { convert } from 'fontverter';
import PDFDocument from 'pdfkit';
import { describeAddress } from '#src/content/describe-site.ts';
import type { Edition } from '#src/content/edition.ts';
import { feeLevels, sharedFees } from '#src/content/fee-levels.ts';
import { fill } from '#src/lib/fill-tokens.ts';

type Doc = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** Colours of src/styles/tokens.css. */
const colour = {
  ink: '#171a33',
  soft: '#4b4a5c',
  indigo: '#1b2558',
  madder: '#8e2c1c',
  turmeric: '#e8a920',
  cloth: '#f7f2e7',
  white: '#fffdf8',
  line: '#d3c3a3',
};

/** A4 in points, with the margin left and right. */
const page = { width: 595.28, height: 841.89, margin: 48 };
const inner = page.width - 2 * page.margin;
/** Where the foot of a page begins; nothing else is written below. */
const footTop = page.height - 84;

/**
 * The fee list as a tagged A4 document in the site's type and colours. Each level begins a page, and
 * goes on over another where its list is long.
 *
 * @returns the bytes of the PDF
 */
export async function feeDocument(edition: Edition, today: Date): Promise<Uint8Array> {
  const { fees, site } = edition.content;
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // The types of pdfkit do not know this standard yet.
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: edition.locale,
    displayTitle: true,
    info: {
      Title: `${fees.title}${fees.year ? ` ${fees.year}` : ''}, ${site.name}`,
      Author: site.name,
      Subject: fees.subject,
      CreationDate: today,
    },
  });
  const bytes = gather(doc);
  doc.registerFont('text', await siteFont('anek-latin-text'));
  doc.registerFont('bold', await siteFont('anek-latin-bold'));
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const level of feeLevels(edition)) {
    doc.addPage();
    const section = doc.struct('Sect');
    root.add(section);
    drawHead(doc, section, edition, level.title);
    drawTable(doc, section, {
      head: [fees.columns.course, fees.columns.length, fees.columns.seats, fees.columns.tuition],
      rows: level.courses.map(({ name, length, seats, tuition }) => [name, length, seats, tuition]),
      widths: [0.3, 0.22, 0.22, 0.26],
    });
    const shared = sharedFees(edition);
    drawHeading(doc, section, 'H3', shared.heading);
    drawTable(doc, section, {
      rows: shared.rows.map(({ item, amount }) => [item, amount]),
      widths: [0.52, 0.48],
    });
    drawHeading(doc, section, 'H3', fees.notesHeading);
    drawNotes(doc, section, [...level.notes, ...fees.closing]);
    drawFoot(doc, section, edition, today);
    section.end();
  }
  root.end();
  doc.end();
  return bytes;
}

/** The web fonts of the site as TrueType, the one format that every PDF reader takes. */
async function siteFont(name: string): Promise<Buffer> {
  const font = await readFile(path.resolve(`src/styles/fonts/${name}.woff2`));
  return Buffer.from(await convert(font, 'truetype'));
}

function gather(doc: Doc): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    doc.on('error', reject);
  });
}

function drawHead(doc: Doc, section: Element, { content, words }: Edition, level: string) {
  const { fees } = content;
  const height = 128;
  artifact(doc, () => {
    doc.rect(0, 0, page.width, height).fill(colour.indigo);
    drawWeave(doc, height);
  });
  write(doc, section, 'P', words.fees.head, {
    at: { x: page.margin, y: 34 },
    font: 'text',
    size: 13,
    colour: colour.white,
  });
  write(doc, section, 'H1', `${fees.title}${fees.year ? ` ${fees.year}` : ''}`, {
    at: { x: page.margin, y: 58 },
    font: 'bold',
    size: 31,
    colour: colour.white,
  });
  doc.y = height + 40;
  drawHeading(doc, section, 'H2', level);
}

/** Woven diamonds between two turmeric threads. */
function drawWeave(doc: Doc, top: number) {
  const [height, step] = [16, 22];
  doc.rect(0, top, page.width, height).fill('#141b42');
  for (let x = step / 2, index = 0; x < page.width + step; x += step, index += 1) {
    const middle = top + height / 2;
    doc
      .polygon([x, middle - 6], [x + 6, middle], [x, middle + 6], [x - 6, middle])
      .fill(index % 2 ? colour.turmeric : '#d98a6a');
  }
  doc
    .rect(0, top, page.width, 1)
    .rect(0, top + height - 1, page.width, 1)
    .fill(colour.turmeric);
}

function drawHeading(doc: Doc, section: Element, type: 'H2' | 'H3', text: string) {
  const size = type === 'H2' ? 24 : 16;
  // With the first line of what it stands over.
  makeRoom(doc, 4 * size);
  if (type === 'H3') doc.y += 22;
  write(doc, section, type, text, {
    at: { x: page.margin, y: doc.y },
    font: 'bold',
    size,
    colour: type === 'H2' ? colour.madder : colour.ink,
  });
  doc.y += type === 'H2' ? 12 : 8;
}

type Table = { head?: readonly string[]; rows: readonly string[][]; widths: readonly number[] };

function drawTable(doc: Doc, section: Element, { head, rows, widths }: Table) {
  const table = doc.struct('Table');
  section.add(table);
  if (head) drawRow(doc, table, head, widths, true);
  for (const row of rows) drawRow(doc, table, row, widths, false);
  table.end();
}

function drawRow(
  doc: Doc,
  table: Element,
  cells: readonly string[],
  widths: readonly number[],
  head: boolean,
) {
  const padding = { x: 10, y: 9 };
  const size = 11.5;
  const width = (index: number) => inner * (widths[index] ?? 0) - 2 * padding.x;
  const font = (index: number) => (head || index === 0 ? 'bold' : 'text');
  const height = Math.max(
    ...cells.map((cell, index) =>
      heightOf(doc, cell, { font: font(index), size, width: width(index) }),
    ),
  );
  makeRoom(doc, height + 2 * padding.y);
  const top = doc.y;
  artifact(doc, () => {
    doc
      .rect(page.margin, top, inner, height + 2 * padding.y)
      .fill(head ? colour.indigo : colour.cloth);
    doc.rect(page.margin, top + height + 2 * padding.y - 0.75, inner, 0.75).fill(colour.line);
  });
  const row = doc.struct('TR');
  table.add(row);
  let x = page.margin;
  cells.forEach((cell, index) => {
    const header = head || index === 0;
    write(doc, row, header ? 'TH' : 'TD', cell, {
      at: { x: x + padding.x, y: top + padding.y + 1.5 },
      font: font(index),
      size,
      colour: head ? colour.white : colour.ink,
      width: width(index),
      ...(header ? { scope: head ? 'Column' : 'Row' } : {}),
    });
    x += inner * (widths[index] ?? 0);
  });
  row.end();
  doc.y = top + height + 2 * padding.y;
}

function drawNotes(doc: Doc, section: Element, notes: readonly string[]) {
  const list = doc.struct('L');
  section.add(list);
  for (const note of notes) {
    const look = { font: 'text', size: 11.5, width: inner - 18 } as const;
    makeRoom(doc, heightOf(doc, note, look));
    const top = doc.y;
    artifact(doc, () => {
      const [x, y] = [page.margin + 4, top + 8];
      doc.polygon([x, y - 4], [x + 4, y], [x, y + 4], [x - 4, y]).fill(colour.madder);
    });
    const item = doc.struct('LI');
    list.add(item);
    write(doc, item, 'LBody', note, {
      at: { x: page.margin + 18, y: top },
      colour: colour.ink,
      ...look,
    });
    item.end();
    doc.y += 6;
  }
  list.end();
}

function drawFoot(doc: Doc, section: Element, edition: Edition, today: Date) {
  const { words, locale } = edition;
  artifact(doc, () => doc.rect(page.margin, footTop, inner, 1).fill(colour.line));
  const day = today.toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
  const lines = [words.fees.office, describeAddress(edition), fill(words.fees.asKnown, { day })];
  lines.forEach((line, index) => {
    write(doc, section, 'P', line, {
      at: { x: page.margin, y: footTop + 12 + index * 17 },
      font: index === 0 ? 'bold' : 'text',
      size: 11,
      colour: index === 0 ? colour.ink : colour.soft,
    });
  });
}

type Writing = {
  at: { x: number; y: number };
  font: 'text' | 'bold';
  size: number;
  colour: string;
  width?: number;
  /** What a header cell is the header of. */
  scope?: 'Column' | 'Row';
};

/** Goes on at the top of a new page where the rest of this one is less than `height` points. */
function makeRoom(doc: Doc, height: number) {
  if (doc.y + height <= footTop - 12) return;
  doc.addPage();
  doc.y = page.margin;
}

type Look = { font: 'text' | 'bold'; size: number; width: number };

function heightOf(doc: Doc, text: string, { font, size, width }: Look): number {
  return doc.font(font).fontSize(size).heightOfString(text, { width });
}

/** Text in an element of the document's structure, so that readers know what it is. */
function write(doc: Doc, parent: Element, type: string, text: string, how: Writing) {
  const { at, font, size, width = inner, scope } = how;
  const draw = () => {
    doc.font(font).fontSize(size).fillColor(how.colour).text(text, at.x, at.y, { width });
  };
  // The types of pdfkit do not know `scope` yet.
  const element = doc.struct(type, (scope ? { scope } : {}) as object, draw);
  parent.add(element);
  element.end();
}

/** What only pleases the eye is left out of the document's structure. */
function artifact(doc: Doc, draw: () => void) {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}
