import { createHash } from 'node:crypto';
import sharp from 'sharp';
import {
  type PhotographName,
  photographFiles,
  type Shape,
} from '#src/content/schemas/photographs.ts';
import {
  type Crop,
  cropAround,
  type Focus,
  phoneCrop,
  type Size,
  tooLarge,
  tooSmall,
} from './crop.ts';

/** Why a photograph cannot be taken, for whoever gave it. */
export class UnfitPhotograph extends Error {
  override readonly name = 'UnfitPhotograph';
}

/** A photograph in the sizes and formats of the site: the files of `public/pictures`. */
export type Taken = { name: PhotographName; files: ReadonlyMap<string, Buffer> };

const formats = ['jpeg', 'png', 'webp', 'tiff', 'heif'];
/** Bytes a pixel, and for a crop of a phone in all: what `npm run budgets` has room for. */
const limits = { pixel: 0.07, phone: 20_000 };

/**
 * Looks whether a photograph can be read to its end, and is large enough for its place.
 *
 * @returns its size when it is upright, in pixels
 * @throws UnfitPhotograph
 */
export async function checkPhotograph(bytes: Buffer, shape: Shape): Promise<Size> {
  const large = tooLarge(bytes.length);
  if (large) throw new UnfitPhotograph(large);
  const size = await sizeOf(bytes);
  const needed = tooSmall(size, shape);
  if (needed) {
    throw new UnfitPhotograph(
      `This photograph is too small: it has ${size.width} × ${size.height} pixels, and this place needs ${needed.width} × ${needed.height} after it was cropped. Give the file of the camera itself; a photograph that came by WhatsApp has lost most of its pixels.`,
    );
  }
  return size;
}

const wrongKind =
  'This kind of file cannot be used here. Give a JPEG or PNG file: open the picture on the computer or the telephone, and export or save it as JPEG.';
const broken =
  'This file is no photograph that can be read to its end. Copy it from the camera once more, or give another one.';

/** Pixels that are opened at most: four bytes each, they take a gigabyte. */
const mostPixels = 16_383 ** 2;

async function sizeOf(bytes: Buffer): Promise<Size> {
  try {
    const of = sharp(bytes, { limitInputPixels: false });
    const { format, autoOrient, pages = 1 } = await of.metadata();
    if (!formats.includes(format) || pages > 1) throw new UnfitPhotograph(wrongKind);
    const { width, height } = autoOrient;
    if (width * height > mostPixels) {
      throw new UnfitPhotograph(
        `This photograph has ${width} × ${height} pixels, which is more than can be opened here. Save it with at most 16,000 pixels on its longer side; this place needs far fewer.`,
      );
    }
    await open(bytes).resize(64).raw().toBuffer();
    return autoOrient;
  } catch (error) {
    if (error instanceof UnfitPhotograph) throw error;
    // Such files are whole, and not opened here.
    const isOtherKind = /^(?:BM|II\*\0|MM\0\*|....ftyp|%PDF)/s.test(
      bytes.toString('latin1', 0, 12),
    );
    throw new UnfitPhotograph(isOtherKind ? wrongKind : broken);
  }
}

/**
 * Turns a photograph upright, crops it around the focus and makes the files of its place: in sRGB,
 * and without anything that the camera noted, such as where it was taken.
 *
 * @throws UnfitPhotograph
 */
export async function takePhotograph(bytes: Buffer, shape: Shape, focus: Focus): Promise<Taken> {
  const size = await checkPhotograph(bytes, shape);
  const digest = createHash('sha256').update(bytes).update(focus.join()).digest('hex');
  const name: PhotographName = `photo-${shape}-${digest.slice(0, 8)}`;
  const crop = cropAround(size, shape, focus);
  const files = new Map<string, Buffer>();
  for (const { file, width, isPhone } of photographFiles(name)) {
    const of = (isPhone && phoneCrop(size, shape, focus)) || crop;
    files.set(file, await encode(await cut(bytes, of, width), file, isPhone));
  }
  return { name, files };
}

const open = (bytes: Buffer) =>
  sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels }).autoOrient();

/** Data are left out, and colours become sRGB, unless sharp is told otherwise. */
function cut(bytes: Buffer, { left, top, width, height }: Crop, to: number) {
  return open(bytes)
    .extract({ left, top, width, height })
    .resize({ width: to })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}

type Pixels = Awaited<ReturnType<typeof cut>>;

async function encode({ data, info }: Pixels, file: string, isPhone: boolean): Promise<Buffer> {
  if (file.endsWith('.webp')) return sharp(data).webp({ quality: 70, effort: 5 }).toBuffer();
  const most = Math.min(
    info.width * info.height * limits.pixel,
    isPhone ? limits.phone : Number.POSITIVE_INFINITY,
  );
  for (let quality = 56; ; quality -= 10) {
    // More effort takes five times as long and saves a twentieth of the bytes.
    const avif = await sharp(data).avif({ quality, effort: 2 }).toBuffer();
    if (avif.length <= most || quality <= 26) return avif;
  }
}
