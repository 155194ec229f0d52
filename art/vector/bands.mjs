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

/**
 * End panel of a sari for the apply banner. It has no size of its own and takes that of its box: stripes, teeth and
 * column run on, flowers stand at shares of the height, so no edge cuts through one. A flat box has no flowers.
 */
const pallu = () => {
  const stripes = times(7, (i) => rect(i * 9, 0, i % 2 ? 2 : 5, 30, i % 3 ? c.tu5 : c.in8));
  const tooth = path('M124 0v30h6v-4h6v-3h6l10-8l-10-8h-6v-3h-6v-4z', c.tu5);
  const weave =
    rect(0, 0, 160, 30, c.ma8) +
    stripes +
    rect(66, 0, 54, 30, c.tu5) +
    rect(70, 0, 46, 30, c.in9) +
    tooth;
  const at = (x, y, r, flower) =>
    `<svg class="flower" x="${x}" y="${y}" overflow="visible">${butta(0, 0, r, ...flower)}</svg>`;
  const column = times(8, (i) => at('93', `${6.25 + i * 12.5}%`, 15, [c.tu5, c.ma5]));
  const corners = [12, 88].map((y) =>
    [46, 86].map((x) => at(`${x}%`, `${y}%`, 22, [c.ma3, c.tu5])).join(''),
  );
  const rose = lotus(200, 200, 196, {
    outer: c.tu5,
    middle: c.cl1,
    inner: c.ma5,
    core: c.ma8,
    rim: c.tu5,
  });
  const symbols =
    '<style>@media (max-height:240px){.flower{display:none}}</style>' +
    `<defs><symbol id="rose" viewBox="0 0 400 400">${rose}</symbol>` +
    `<pattern id="weave" width="160" height="30" patternUnits="userSpaceOnUse">${weave}</pattern></defs>`;
  const body =
    `<rect width="100%" height="100%" fill="${c.ma8}"/><rect width="160" height="100%" fill="url(#weave)"/>` +
    `${column}${corners.join('')}<use href="#rose" x="40%" y="22%" width="52%" height="56%"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">${symbols}${body}</svg>\n`;
};

export const bands = () => ({
  'zari-indigo': zari(),
  'zari-v': zariVertical(),
  tooth: tooth(),
  pallu: pallu(),
});
