/** Icons for home screens and for browsers without SVG; the build writes the manifest that names them. */
import sharp from 'sharp';
import { mark, markBody } from './vector/emblems.mjs';
import { palette as c, file, group, rect } from './vector/svg.mjs';

export async function writeIcons(write) {
  const plain = mark();
  // Phones cut a maskable icon to their own shape: the mark stays inside the middle 80 %.
  const square = (scale) =>
    file(
      64,
      64,
      () =>
        rect(0, 0, 64, 64, c.in8) +
        group(`translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})`, markBody()),
    );
  const png = (svg, size) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 64 })
      .resize(size, size)
      .png({ palette: true, colours: 128 })
      .toBuffer();
  await write('public/favicon.ico', ico(await png(plain, 32), 32));
  await write('public/icons/icon-192.png', await png(plain, 192));
  await write('public/icons/icon-512.png', await png(plain, 512));
  await write('public/icons/apple-touch-icon.png', await png(square(0.86), 180));
  await write('public/icons/maskable-512.png', await png(square(0.78), 512));
}

/** A PNG as the one picture of an ICO file, for what asks for /favicon.ico without reading a page. */
function ico(picture, size) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
