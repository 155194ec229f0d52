/** Of the 2000 units of an em: a tenth of a pixel in the largest heading. */
const grid = 4;
/** Kerning in steps of a hundredth of an em; less is not seen. */
const kerningStep = 20;

type Tables = Map<string, Buffer>;
type Point = { x: number; y: number; flags: number };

/** Flags of a point in a `glyf` table. */
const onCurve = 0x01;
const shortX = 0x02;
const shortY = 0x04;
const repeats = 0x08;
const sameX = 0x10;
const sameY = 0x20;
const overlaps = 0x40;

/**
 * Makes a static TrueType font lighter by what nobody sees: places of points and kerning are rounded.
 * Outlines that run the wrong way are turned, since a browser that draws a font bolder leaves them
 * hollow.
 *
 * @param font sfnt
 * @returns sfnt, its checksums left to the one who packs it
 */
export function lighten(font: Uint8Array): Buffer {
  const tables = readTables(Buffer.from(font));
  lightenOutlines(tables);
  const positions = tables.get('GPOS');
  if (positions) lightenKerning(positions);
  return writeTables(tables);
}

function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      const table = font.subarray(start, start + font.readUInt32BE(at + 12));
      return [font.toString('latin1', at, at + 4), Buffer.from(table)];
    }),
  );
}

function writeTables(tables: Tables): Buffer {
  const head = Buffer.alloc(12 + 16 * tables.size);
  head.writeUInt32BE(0x10000);
  head.writeUInt16BE(tables.size, 4);
  const parts: Buffer[] = [head];
  let end = head.length;
  const inOrder = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  inOrder.forEach(([tag, table], index) => {
    const entry = 12 + 16 * index;
    head.write(tag, entry, 'latin1');
    head.writeUInt32BE(end, entry + 8);
    head.writeUInt32BE(table.length, entry + 12);
    const padding = Buffer.alloc(-table.length & 3);
    parts.push(table, padding);
    end += table.length + padding.length;
  });
  return Buffer.concat(parts);
}

function lightenOutlines(tables: Tables): void {
  const [head, places, glyphs] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || !places || !glyphs) throw new Error('This is no TrueType font.');
  const isLong = head.readInt16BE(50) === 1;
  const count = places.length / (isLong ? 4 : 2);
  const starts = Array.from({ length: count }, (_, index) =>
    isLong ? places.readUInt32BE(4 * index) : 2 * places.readUInt16BE(2 * index),
  );
  const made = starts.slice(1).map((end, index) => {
    const glyph = glyphs.subarray(starts[index], end);
    // One that is put together from others has a negative number of outlines.
    const isSimple = glyph.length > 0 && glyph.readInt16BE(0) > 0;
    return isSimple ? writeGlyph(turn(readGlyph(glyph).map(putOnGrid))) : glyph;
  });
  const newPlaces = Buffer.alloc(4 * count);
  let end = 0;
  made.forEach((glyph, index) => {
    end += glyph.length;
    newPlaces.writeUInt32BE(end, 4 * (index + 1));
  });
  head.writeInt16BE(1, 50);
  tables.set('loca', newPlaces);
  tables.set('glyf', Buffer.concat(made));
}

function readGlyph(glyph: Buffer): Point[][] {
  const count = glyph.readInt16BE(0);
  const ends = Array.from({ length: count }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const points = (ends.at(-1) ?? -1) + 1;
  let at = 10 + 2 * count;
  at += 2 + glyph.readUInt16BE(at);
  const flags: number[] = [];
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++);
    const times = flag & repeats ? 1 + glyph.readUInt8(at++) : 1;
    flags.push(...Array<number>(times).fill(flag));
  }
  const readPlaces = (short: number, same: number) => {
    let place = 0;
    return flags.map((flag) => {
      if (flag & short) place += glyph.readUInt8(at++) * (flag & same ? 1 : -1);
      else if (!(flag & same)) {
        place += glyph.readInt16BE(at);
        at += 2;
      }
      return place;
    });
  };
  const xs = readPlaces(shortX, sameX);
  const ys = readPlaces(shortY, sameY);
  const all = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    flags: flag & (onCurve | overlaps),
  }));
  return ends.map((end, index) => all.slice((ends[index - 1] ?? -1) + 1, end + 1));
}

/** Long numbers everywhere: who packs the font writes them anew. */
function writeGlyph(outlines: readonly Point[][]): Buffer {
  const points = outlines.flat();
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const ends = outlines.map((_, index) => outlines.slice(0, index + 1).flat().length - 1);
  const steps = (places: number[]) =>
    places.map((place, index) => place - (places[index - 1] ?? 0));
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
  const instructions = 0;
  return Buffer.concat([
    numbers([outlines.length, ...box, ...ends, instructions]),
    Buffer.from(points.map(({ flags }) => flags)),
    numbers([...steps(xs), ...steps(ys)]),
    Buffer.alloc(points.length & 1),
  ]);
}

function numbers(values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(2 * values.length);
  values.forEach((value, index) => {
    buffer.writeInt16BE(value, 2 * index);
  });
  return buffer;
}

function putOnGrid(outline: readonly Point[]): Point[] {
  const round = (place: number) => grid * Math.round(place / grid);
  return outline.map(({ x, y, flags }) => ({ x: round(x), y: round(y), flags }));
}

/** Outlines are filled to their right; one that runs the other way makes a hole in another. */
function turn(outlines: Point[][]): Point[][] {
  const wrong = outlines.filter(
    (outline) =>
      area(outline) > 0 && !outlines.some((other) => area(other) < 0 && lies(outline, other)),
  );
  return outlines.map((outline) =>
    wrong.some((other) => outline === other || lies(outline, other))
      ? outline.toReversed()
      : outline,
  );
}

/** Negative for an outline that is filled. */
function area(outline: readonly Point[]): number {
  return outline.reduce((sum, { x, y }, index) => {
    const next = outline[(index + 1) % outline.length] ?? { x, y };
    return sum + x * next.y - y * next.x;
  }, 0);
}

/** Whether all of an outline lies within another: a line to the right crosses that an odd number of times. */
function lies(outline: readonly Point[], other: readonly Point[]): boolean {
  return outline.every(({ x, y }) => {
    const crossed = other.filter((from, index) => {
      const to = other.at(index - 1) ?? from;
      if (from.y > y === to.y > y) return false;
      return x < from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y);
    });
    return crossed.length % 2 === 1;
  });
}

/** Of GPOS: pairs of glyphs, and what such a lookup is where it is far away. */
const pairs = 2;
const extension = 9;
/** Such pairs move what follows the first glyph, and nothing else. */
const advanceOnly = 0x0004_0000;

function lightenKerning(table: Buffer): void {
  const list = table.readUInt16BE(8);
  for (const lookup of offsets(table, list, list)) {
    const type = table.readUInt16BE(lookup);
    for (let subtable of offsets(table, lookup, lookup + 4)) {
      const isFar = type === extension;
      const isPairs = (isFar ? table.readUInt16BE(subtable + 2) : type) === pairs;
      if (isFar) subtable += table.readUInt32BE(subtable + 4);
      if (isPairs && table.readUInt32BE(subtable + 4) === advanceOnly)
        lightenPairs(table, subtable);
    }
  }
}

function lightenPairs(table: Buffer, subtable: number): void {
  if (table.readUInt16BE(subtable) === 1) {
    for (const set of offsets(table, subtable, subtable + 8)) lightenSet(table, set);
    return;
  }
  const classes = table.readUInt16BE(subtable + 12) * table.readUInt16BE(subtable + 14);
  for (let index = 0; index < classes; index += 1) roundKerning(table, subtable + 16 + 2 * index);
}

/** Second glyphs and what they are moved by; those that are not moved go, and leave zeros behind. */
function lightenSet(table: Buffer, set: number): void {
  const count = table.readUInt16BE(set);
  const kept: Buffer[] = [];
  for (let index = 0; index < count; index += 1) {
    const pair = set + 2 + 4 * index;
    if (roundKerning(table, pair + 2) !== 0) kept.push(Buffer.from(table.subarray(pair, pair + 4)));
  }
  table.fill(0, set, set + 2 + 4 * count);
  table.writeUInt16BE(kept.length, set);
  Buffer.concat(kept).copy(table, set + 2);
}

function roundKerning(table: Buffer, at: number): number {
  const rounded = kerningStep * Math.round(table.readInt16BE(at) / kerningStep);
  table.writeInt16BE(rounded, at);
  return rounded;
}

/** The places that a list of offsets leads to; it begins with their number. */
function offsets(table: Buffer, from: number, list: number): number[] {
  const count = table.readUInt16BE(list);
  return Array.from(
    { length: count },
    (_, index) => from + table.readUInt16BE(list + 2 + 2 * index),
  );
}
