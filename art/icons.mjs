/** Favicon, touch and maskable icons, web manifest. */
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
  await write('public/favicon.svg', plain);
  await write('public/icons/icon-192.png', await png(plain, 192));
  await write('public/icons/icon-512.png', await png(plain, 512));
  await write('public/icons/apple-touch-icon.png', await png(square(0.86), 180));
  await write('public/icons/maskable-512.png', await png(square(0.78), 512));
  const icon = (name, size, purpose) => ({
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose && { purpose }),
  });
  const manifest = {
    name: 'Deenapur Group of Institutions',
    short_name: 'Deenapur',
    lang: 'en-IN',
    start_url: '/',
    display: 'browser',
    theme_color: c.in8,
    background_color: c.cl1,
    icons: [icon('icon-192', 192), icon('icon-512', 512), icon('maskable-512', 512, 'maskable')],
  };
  await write('public/manifest.webmanifest', `${JSON.stringify(manifest, null, 2)}\n`);
}
