/** Woven bands and panels: the borders of the site. */
import { butta, palette as c, diamond, disc, file, lotus, path, rect, times } from './svg.mjs';

/** Mangalagiri border, a 72 × 56 tile. */
const zari = () =>
  file(
    72,
    56,
    () =>
      rect(0, 0, 72, 56, c.in9) +
      path('M0 6H72V8H0zM0 10H72V11H0zM0 45H72V46H0zM0 48H72V50H0z', c.tu5) +
      butta(36, 28, 13, c.tu5, c.ma5) +
      diamond(0, 28, 9, 12, c.ma5) +
      diamond(72, 28, 9, 12, c.ma5) +
      diamond(0, 28, 4.5, 6, c.tu5) +
      diamond(72, 28, 4.5, 6, c.tu5) +
      disc(18, 28, 2, c.tu5) +
      disc(54, 28, 2, c.tu5),
  );

/** Vertical border of the dialogs, a 16 × 32 tile. */
const zariVertical = () =>
  file(
    16,
    32,
    rect(0, 0, 16, 32, c.ma8) + path('M0 0H2V32H0zM14 0H16V32H14zM8 6l5 10l-5 10l-5-10z', c.tu5),
  );

/** Stepped temple tooth, points down; used as a CSS mask. */
const tooth = () =>
  file(28, 20, path('M0 0H28V4H24V8H21V12H18V15H16L14 20L12 15H10V12H7V8H4V4H0Z', '#000'));

/** End panel of a sari for the apply banner. */
const pallu = () =>
  file(560, 520, () => {
    const stripes = times(7, (i) => rect(i * 9, 0, i % 2 ? 2 : 5, 520, i % 3 ? c.tu5 : c.in8));
    const column =
      rect(66, 0, 54, 520, c.tu5) +
      rect(70, 0, 46, 520, c.in9) +
      times(10, (i) => butta(93, 26 + i * 52, 15, c.tu5, c.ma5)) +
      times(11, (i) => diamond(93, i * 52, 6, 9, c.ma3));
    const teeth = path(
      times(18, (i) => `M124 ${i * 30 - 4}v30h6v-4h6v-3h6l10-8l-10-8h-6v-3h-6v-4z`),
      c.tu5,
    );
    const flowers = [
      [200, 52],
      [512, 52],
      [200, 468],
      [512, 468],
    ]
      .map(([x, y]) => butta(x, y, 22, c.ma3, c.tu5))
      .concat(
        [
          [356, 40],
          [356, 480],
        ].map(([x, y]) => butta(x, y, 13, c.tu5, c.ma3)),
      );
    return (
      rect(0, 0, 560, 520, c.ma8) +
      stripes +
      column +
      teeth +
      lotus(356, 260, 176, { outer: c.tu5, middle: c.cl1, inner: c.ma5, core: c.ma8, rim: c.tu5 }) +
      flowers.join('')
    );
  });

export const bands = () => ({
  'zari-indigo': zari(),
  'zari-v': zariVertical(),
  tooth: tooth(),
  pallu: pallu(),
});
