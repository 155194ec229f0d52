import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Small SVG writers shared by every drawn picture. Each returns a string; lengths are user units. */

/** Its first rule is the palette. */
const [tokens = ''] = readFileSync(
  join(import.meta.dirname, '../../src/styles/tokens.css'),
  'utf8',
).split('}');

/** The palette of the site, by the names of src/styles/tokens.css, and a neem for drawings alone. */
export const palette = {
  ...Object.fromEntries(
    [...tokens.matchAll(/--(\w+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  ),
  ne8: '#22382e',
};

export const round = (v, digits = 1) => {
  const f = 10 ** digits;
  return Math.round(v * f) / f || 0;
};

export const times = (count, draw) => Array.from({ length: count }, (_, i) => draw(i)).join('');

export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}"${pad(extra)}/>`;

export const line = (d, stroke, width = 2, extra = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}"${pad(extra)}/>`;

export const rect = (x, y, w, h, fill, extra = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${pad(extra)}/>`;

export const disc = (x, y, r, fill, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r, 2)}" fill="${fill}"${pad(extra)}/>`;

export const group = (transform, ...children) =>
  `<g transform="${transform}">${children.join('')}</g>`;

export const diamond = (x, y, w, h, fill, extra = '') =>
  path(`M${round(x)} ${round(y - h)}l${w} ${h}l${-w} ${h}l${-w} ${-h}z`, fill, extra);

let ids = 0;

/** A whole SVG file. Ids inside one file are counted from `a`; files are used through `<img>`. */
export function file(width, height, inner, viewBox = `0 0 ${width} ${height}`) {
  ids = 0;
  const body = typeof inner === 'function' ? inner() : inner;
  const size = `width="${width}" height="${height}" viewBox="${viewBox}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${body}</svg>\n`;
}

/** One lotus petal that points up, on a ring about the origin: inner and outer radius, half angle. */
export function petal(inner, outer, half) {
  const at = (r, angle) => `${round(r * Math.sin(angle))} ${round(-r * Math.cos(angle))}`;
  const d = outer - inner;
  return (
    `M${at(inner, -half * 0.55)}` +
    `C${at(inner + d * 0.34, -half * 1.12)} ${at(inner + d * 0.74, -half * 0.86)} ${at(outer, 0)}` +
    `C${at(inner + d * 0.74, half * 0.86)} ${at(inner + d * 0.34, half * 1.12)} ${at(inner, half * 0.55)}Z`
  );
}

/**
 * A ring of `count` petals about (cx, cy). `fill` is a colour or a list that repeats; `offset` is in
 * petals; `skip` leaves petals out. One path is drawn and the rest refer to it, which keeps files small.
 */
export function ring(cx, cy, count, inner, outer, fill, options = {}) {
  const { offset = 0, fat = 0.92, extra = '', skip = () => false } = options;
  const id = String.fromCharCode(97 + (ids % 26)) + (ids >= 26 ? Math.floor(ids / 26) : '');
  ids += 1;
  const fills = Array.isArray(fill) ? fill : [fill];
  const turn = (i) => round(((i + offset) * 360) / count, 2);
  const petals = Array.from({ length: count }, (_, i) => i).filter((i) => !skip(i));
  const own = (i) => (fills.length > 1 ? ` fill="${fills[i % fills.length]}"` : '');
  const drawn = petals.map((i, k) => {
    const transform = turn(i) ? ` transform="rotate(${turn(i)})"` : '';
    // The shared path carries no fill of its own, so that each <use> can have one.
    return k === 0
      ? `<g${transform}${own(i)}><path id="${id}" d="${petal(inner, outer, (Math.PI / count) * fat)}"/></g>`
      : `<use href="#${id}"${transform}${own(i)}/>`;
  });
  const common = fills.length > 1 ? '' : ` fill="${fills[0]}"`;
  return `<g transform="translate(${round(cx)} ${round(cy)})"${common}${pad(extra)}>${drawn.join('')}</g>`;
}

/** The full Amaravati lotus: 24 outer, 16 middle and 8 inner petals about a seed disc. */
export function lotus(cx, cy, r, colours = {}) {
  const c = {
    outer: palette.tu5,
    middle: palette.ma5,
    inner: palette.tu3,
    core: palette.in8,
    seed: palette.tu5,
    rim: null,
    ...colours,
  };
  const gap = c.gap ?? c.core;
  const k = c.rim ? 0.89 : 1;
  const extra = `stroke="${gap}" stroke-width="${round(Math.max(0.6, r * 0.013))}" stroke-linejoin="round"`;
  const rim = c.rim
    ? disc(cx, cy, r, 'none', `stroke="${c.rim}" stroke-width="${round(r * 0.022)}"`) +
      dots(cx, cy, r * 0.945, 36, r * 0.017, c.rim)
    : '';
  return (
    rim +
    ring(cx, cy, 24, r * 0.5 * k, r * k, c.outer, { offset: 0.5, fat: 1.04, extra }) +
    disc(cx, cy, r * 0.55 * k, gap) +
    ring(cx, cy, 16, r * 0.26 * k, r * 0.7 * k, c.middle, { fat: 1.04, extra }) +
    disc(cx, cy, r * 0.31 * k, gap) +
    ring(cx, cy, 8, r * 0.1 * k, r * 0.43 * k, c.inner, { offset: 0.5, fat: 1.02, extra }) +
    disc(cx, cy, r * 0.165 * k, c.core) +
    dots(cx, cy, r * 0.105 * k, 8, r * 0.024 * k, c.seed) +
    disc(cx, cy, r * 0.034 * k, c.seed)
  );
}

/** A circle of round dots: a dashed stroke with no length and round caps. */
export function dots(cx, cy, r, count, size, colour) {
  const gap = round((2 * Math.PI * r) / count, 3);
  return disc(
    cx,
    cy,
    r,
    'none',
    `stroke="${colour}" stroke-width="${round(size * 2, 2)}" stroke-linecap="round" stroke-dasharray="0 ${gap}"`,
  );
}

/** The small eight-petalled motif of a Mangalagiri border. */
export const butta = (x, y, r, petals, seed = petals) =>
  ring(x, y, 8, r * 0.25, r, petals, { fat: 0.8 }) + disc(x, y, r * 0.24, seed);

const pad = (extra) => (extra ? ` ${extra}` : '');
