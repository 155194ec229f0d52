import sharp, { type Metadata } from 'sharp';
import { expect, test } from 'vitest';
import { photographFiles, type Shape, shapeOf } from '#src/content/schemas/photographs.ts';
import { pictures } from '#src/content/schemas/pictures.generated.ts';
import { cropAround } from './crop.ts';
import { checkPhotograph, takePhotograph, UnfitPhotograph } from './import-photograph.ts';

const middle = [0.5, 0.5] as const;
const red = { r: 200, g: 30, b: 30 };
const blue = { r: 30, g: 30, b: 200 };

/** Red, with a blue left third. */
function photograph(width = 1600, height = 1200) {
  const third = Math.round(width / 3);
  return sharp({ create: { width, height, channels: 3, background: red } })
    .composite([
      {
        input: { create: { width: third, height, channels: 3, background: blue } },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
}

const asJpeg = async () => sharp(await photograph()).jpeg();

/** The colour at a place of a file, given in shares of its sides. */
async function colourAt(file: Buffer | undefined, x: number, y: number) {
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
  const [r = 0, , b = 0] = data.subarray(at, at + 3);
  return r > b ? 'red' : 'blue';
}

const largest = (files: ReadonlyMap<string, Buffer>, part = '.avif') =>
  [...files].filter(([file]) => file.endsWith(part)).at(-1)?.[1];

test('nothing that the camera noted stays, neither place nor profile of colours', async () => {
  const noted = await (await asJpeg())
    .withIccProfile('p3')
    .withExif({
      IFD0: { Artist: 'A. Photographer', Model: 'Camera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '16/1 18/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf/></x:xmpmeta>')
    .toBuffer();
  const before = await sharp(noted).metadata();
  expect(before).toMatchObject({ exif: expect.anything(), icc: expect.anything() });
  expect(noted.includes('A. Photographer')).toBe(true);
  const { files } = await takePhotograph(noted, 'picture', middle);
  for (const [file, bytes] of files) {
    const { exif, icc, xmp, iptc, orientation } = (await sharp(bytes).metadata()) as Metadata;
    expect({ file, exif, icc, xmp, iptc, orientation }).toEqual({ file });
    expect(bytes.includes('Photographer') || bytes.includes('xmpmeta')).toBe(false);
  }
});

test.each([
  [1, [0.05, 0.5]],
  [3, [0.95, 0.5]],
  [6, [0.5, 0.05]],
  [8, [0.5, 0.95]],
] as const)(
  'a photograph that was held as EXIF %i says is upright',
  async (orientation, blueAt) => {
    const turned = await (await asJpeg()).withMetadata({ orientation }).toBuffer();
    const { files } = await takePhotograph(turned, 'small', middle);
    const file = largest(files);
    expect(await sharp(file).metadata()).toMatchObject({ width: 960, height: 640 });
    const [x, y] = blueAt;
    expect(await colourAt(file, x, y === 0.05 ? 0.01 : y === 0.95 ? 0.99 : y)).toBe('blue');
    expect(await colourAt(file, 1 - x, 0.5)).toBe('red');
  },
);

test('the crop follows the focus as far as the edges allow', async () => {
  const wide = await photograph(3000, 800);
  const at = async (x: number) => largest((await takePhotograph(wide, 'picture', [x, 0.5])).files);
  expect(await colourAt(await at(0), 0.5, 0.5)).toBe('blue');
  expect(await colourAt(await at(1), 0.05, 0.5)).toBe('red');
});

test('what matters in a hero is beside its words', () => {
  const { left, width } = cropAround({ width: 6000, height: 900 }, 'hero', [0.5, 0.5]);
  expect((3000 - left) / width).toBeCloseTo(0.72, 2);
});

test.each(['hero', 'band', 'plate', 'picture', 'small', 'portrait'] as const)(
  'a %s has all files that pages ask for, in their sizes and with room in the budgets',
  async (shape: Shape) => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const speckled = await sharp({
      create: { width: 2000, height: 1500, channels: 3, background: red, noise },
    })
      .blur(3)
      .jpeg()
      .toBuffer();
    const { name, files } = await takePhotograph(speckled, shape, middle);
    expect(shapeOf(name)).toBe(shape);
    expect([...files.keys()]).toEqual(photographFiles(name).map(({ file }) => file));
    for (const { file, width, isPhone } of photographFiles(name)) {
      expect((await sharp(files.get(file)).metadata()).width).toBe(width);
      if (isPhone && file.endsWith('.avif')) expect(files.get(file)?.length).toBeLessThan(40_000);
    }
  },
  60_000,
);

test('every drawing has a shape that a photograph can take', () => {
  expect(Object.keys(pictures).filter((name) => !shapeOf(name))).toEqual([]);
});

test('colours of print and see-through places become those of a screen', async () => {
  const print = await (await asJpeg()).toColourspace('cmyk').toBuffer();
  expect((await sharp(print).metadata()).space).toBe('cmyk');
  const { files } = await takePhotograph(print, 'small', middle);
  expect(await sharp(largest(files)).metadata()).toMatchObject({ space: 'srgb', channels: 3 });
  expect(await colourAt(largest(files), 0.9, 0.5)).toBe('red');

  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const glass = await sharp({ create: { width: 960, height: 640, channels: 4, background: clear } })
    .png()
    .toBuffer();
  const taken = await takePhotograph(glass, 'small', middle);
  const { channels } = await sharp(largest(taken.files)).stats();
  expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
});

const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

test.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
  ['a megabyte of text', () => Buffer.alloc(1_000_000, 'text '), /no photograph that can be read/],
  ['nothing', () => Buffer.alloc(0), /no photograph that can be read/],
  ['a drawing with a script', () => Buffer.from(script), /no photograph that can be read/],
  [
    'half a photograph',
    async () => (await (await asJpeg()).toBuffer()).subarray(0, 4000),
    /no photograph that can be read/,
  ],
  ['a bitmap of Windows', () => Buffer.from('BM6\0\0\0 and so on'), /kind of file cannot be used/],
  ['a still GIF', async () => (await asJpeg()).gif().toBuffer(), /kind of file cannot be used/],
  [
    'a photograph of an iPhone',
    () => Buffer.from('\0\0\0\x18ftypheic and so on', 'latin1'),
    /kind of file cannot be used/,
  ],
  ['a film', () => movingPicture(), /kind of file cannot be used/],
  ['50 MB', () => Buffer.alloc(50_000_000), /has 50 MB. Give a photograph of at most 40 MB/],
  ['one of 20,000 × 14,000 pixels', () => hugePhotograph(), /has 20000 × 14000 pixels/],
  [
    'a small one',
    () => photograph(800, 600),
    /has 800 × 600 pixels, and this place needs 1280 × 800/,
  ],
])('%s is refused with what to do', async (_, make, message) => {
  const bytes = await make();
  await expect(checkPhotograph(bytes, 'picture')).rejects.toThrow(message);
  await expect(takePhotograph(bytes, 'picture', middle)).rejects.toThrow(UnfitPhotograph);
});

/** The size of a small JPEG, changed in its header. */
async function hugePhotograph() {
  const bytes = await (await asJpeg()).toBuffer();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(14_000, frame + 5);
  bytes.writeUInt16BE(20_000, frame + 7);
  return bytes;
}

async function movingPicture() {
  const frames = [red, blue].map((background) => ({
    create: { width: 1300, height: 900, channels: 3 as const, background },
  }));
  return sharp(await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer())), {
    join: { animated: true },
  })
    .webp()
    .toBuffer();
}
