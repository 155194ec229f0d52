/** Lotuses that mean something: medallions, portraits, figures, years, seals, states of a page. */
import { measure, outline } from './outlines.mjs';
import {
  palette as c,
  diamond,
  disc,
  dots,
  file,
  group,
  line,
  path,
  petal,
  rect,
  ring,
  times,
} from './svg.mjs';

const round = 'stroke-linecap="round" stroke-linejoin="round"';

const glyphs = {
  nursing: (f) =>
    path('M-19 4C-19 18-8 22 2 22C12 22 21 15 24 2C14 6-6 6-19 4Z', f) +
    path('M24 2C30 0 34 4 30 8L22 9Z', f) +
    path('M-14 0C-18-8-10-14-10-24C-2-16-2-6-6 0Z', f) +
    rect(-8, 22, 20, 4, f),
  physio: (f) =>
    disc(3, -21, 6.5, f) + line('M2-11L-2 6L12 24M-2 6L-10 14L-12 25M-14-4L1-9L15-2', f, 6, round),
  lab: (f) => path('M-7-26H7V-21H5V-8L20 18Q22 25 15 25H-15Q-22 25-20 18L-5-8V-21H-7Z', f),
  inter: (f) =>
    path('M-25-14C-14-18-6-16-1.5-11V20C-6 15-14 14-25 17Z', f) +
    path('M25-14C14-18 6-16 1.5-11V20C6 15 14 14 25 17Z', f),
  academy: (f) =>
    [0, 60, 120]
      .map(
        (a) =>
          `<ellipse rx="25" ry="9.5" transform="rotate(${a})" fill="none" stroke="${f}" stroke-width="4"/>`,
      )
      .join('') + disc(0, 0, 5.5, f),
};

/** Course → disc, outer and inner petals, core and glyph. */
const medals = {
  nursing: [c.ma8, c.tu5, c.ma3, c.cl1, c.ma7],
  physio: [c.tu3, c.ma5, c.ma7, c.cl0, c.ma7],
  lab: [c.ne8, c.ne3, c.tu5, c.cl1, c.ne7],
  inter: [c.in9, c.tu5, c.in3, c.cl1, c.in7],
  academy: [c.cl1, c.in7, c.in3, c.ma5, c.cl0],
};

const medalRing = ([ground, outer, inner]) =>
  disc(100, 100, 98, ground) +
  ring(100, 100, 16, 50, 87, outer, { fat: 0.86, offset: 0.5 }) +
  ring(100, 100, 16, 44, 70, inner, { fat: 0.84 });
const medalCore = (course, [, , , core, glyph]) =>
  disc(100, 100, 48, core) + group('translate(100 100) scale(1.15)', glyphs[course](glyph));

/** All medallions in one file, since each file costs a phone a request: `#ring-lab` shows one part. */
const medalSheet = () =>
  file(200, 200, () =>
    Object.entries(medals)
      .flatMap(([course, colours]) => [
        [`ring-${course}`, medalRing(colours)],
        [`core-${course}`, medalCore(course, colours)],
      ])
      .map(
        ([id, body], i) =>
          `<view id="${id}" viewBox="${i * 200} 0 200 200"/>${group(`translate(${i * 200})`, body)}`,
      )
      .join(''),
  );

/** A lotus in a lotus halo, name plate in weave: what stands until there is a photograph. */
function portrait([ground, halo, thread, plate]) {
  return file(
    400,
    460,
    () =>
      rect(0, 0, 400, 460, ground) +
      ring(200, 206, 24, 104, 176, halo, { fat: 0.98, offset: 0.5 }) +
      ring(200, 206, 24, 96, 142, thread, { fat: 0.9 }) +
      disc(200, 206, 104, plate) +
      disc(200, 206, 94, 'none', `stroke="${thread}" stroke-width="2"`) +
      dots(200, 206, 99, 36, 1.8, thread) +
      ring(200, 206, 12, 30, 80, halo, { fat: 0.9 }) +
      ring(200, 206, 8, 14, 54, c.cl0, { fat: 0.9, offset: 0.5 }) +
      disc(200, 206, 17, thread) +
      rect(0, 416, 400, 44, plate) +
      path('M0 422H400V424H0zM0 452H400V454H0z', thread) +
      times(13, (i) => diamond(i * 33 + 2, 437.5, 9, 9.5, i % 2 ? c.ma3 : thread)),
  );
}
const grounds = {
  founder: [c.in8, c.in5, c.tu5, c.in9],
  chairman: [c.ma7, c.ma5, c.tu5, c.ma8],
  secretary: [c.ne7, c.ne5, c.tu5, c.ne8],
  director: [c.tu5, c.tu3, c.ma5, c.ma7],
};

const statistics = () => ({
  'stat-25': file(
    200,
    200,
    () =>
      ring(100, 100, 25, 46, 96, c.tu5, { fat: 0.84 }) +
      ring(100, 100, 25, 36, 58, c.ma3, { fat: 0.8, offset: 0.5 }) +
      disc(100, 100, 32, c.in8) +
      disc(100, 100, 9, c.tu5),
  ),
  'stat-100': file(200, 200, hundred()),
  'stat-95': file(
    200,
    200,
    () =>
      ring(100, 100, 20, 40, 96, c.tu5, { fat: 0.84, skip: (i) => i === 19 }) +
      group(
        'translate(100 100) rotate(342)',
        path(
          petal(40, 96, (Math.PI / 20) * 0.84),
          'none',
          `stroke="${c.in3}" stroke-width="2" stroke-dasharray="4 3"`,
        ),
      ) +
      disc(100, 100, 33, 'none', `stroke="${c.ma3}" stroke-width="4"`) +
      disc(100, 100, 22, c.ma5),
  ),
});

/** A hundred woven diamonds, one path a colour. */
function hundred() {
  const colours = [c.tu5, c.tu5, c.ma3, c.tu5, c.in3];
  return [c.tu5, c.ma3, c.in3]
    .map((colour) => {
      const d = times(100, (i) => {
        const [column, row] = [i % 10, Math.floor(i / 10)];
        if (colours[(i + 3 * row) % 5] !== colour) return '';
        return `M${10 + column * 20} ${1.5 + row * 20}l8.5 8.5l-8.5 8.5l-8.5-8.5z`;
      });
      return path(d, colour);
    })
    .join('');
}

const year = (n) =>
  file(
    64,
    64,
    () =>
      ring(
        32,
        32,
        16,
        13,
        31,
        Array.from({ length: 16 }, (_, i) => (i < n * 4 ? c.ma5 : c.cl3)),
        { fat: 0.84 },
      ) + disc(32, 32, 9, n >= 5 ? c.ma7 : c.tu5),
  );

/** A letter mark of our own for a body that approves us; its emblem is its own. */
function seal(face, letters, ground) {
  const size = Math.min(26, (26 * 62) / measure(face, letters, 26));
  return file(
    128,
    128,
    () =>
      disc(64, 64, 62, ground) +
      dots(64, 64, 55.5, 36, 1.7, c.tu5) +
      ring(64, 34, 8, 3, 11, c.tu5, { fat: 0.86 }) +
      outline(face, letters, 64, 64 + size * 0.34, size, c.cl0, { anchor: 'middle' }) +
      path('M34 84H94V86.5H34z', c.tu5) +
      times(5, (i) => diamond(42 + i * 11, 95, 3.5, 4.5, i % 2 ? c.ma3 : c.tu5)),
  );
}

/** For a body that has no letter mark yet: any number of bodies may have it. */
const plainSeal = () =>
  file(
    128,
    128,
    () =>
      disc(64, 64, 62, c.in8) +
      dots(64, 64, 55.5, 36, 1.7, c.tu5) +
      ring(64, 64, 8, 10, 34, c.tu5, { fat: 0.86 }),
  );
const bodies = ['INC', 'NTRUHS', 'APNMC', 'BIEAP', 'APSAHPC', 'HM&FW'];

/** A lotus that has dropped a petal. */
const lost = (face) =>
  file(
    400,
    400,
    () =>
      ring(200, 180, 24, 86, 170, c.in5, { fat: 0.98, offset: 0.5 }) +
      ring(200, 180, 16, 58, 128, c.tu5, { fat: 1.02, skip: (i) => i === 5 }) +
      group(
        'translate(200 180) rotate(112.5)',
        path(
          petal(58, 128, (Math.PI / 16) * 1.02),
          c.in8,
          `stroke="${c.tu3}" stroke-width="2.5" stroke-dasharray="5 6"`,
        ),
      ) +
      disc(200, 180, 60, c.in9) +
      outline(face, '404', 200, 203, 62, c.cl0, { anchor: 'middle' }) +
      group(
        'translate(318 372) rotate(-16)',
        path('M-38 0C-20-17 14-17 38 0C14 17-20 17-38 0Z', c.tu5),
      ),
  );

/** Sent and received. */
const bloom = () =>
  file(
    200,
    200,
    () =>
      ring(100, 100, 16, 50, 98, c.tu5, { fat: 0.9, offset: 0.5 }) +
      ring(100, 100, 16, 44, 76, c.ma5, { fat: 0.86 }) +
      disc(100, 100, 46, c.ne7) +
      line('M78 100l16 18l28-36', c.cl0, 10, round),
  );

/** Nothing found: an empty seed head. */
const empty = () =>
  file(
    200,
    200,
    () =>
      ring(100, 100, 16, 52, 96, c.cl3, { fat: 0.86, offset: 0.5 }) +
      disc(100, 100, 50, c.cl0, `stroke="${c.cl3}" stroke-width="3"`) +
      dots(100, 100, 30, 8, 4.5, c.cl3) +
      disc(100, 100, 4.5, c.cl3),
  );

/** The mark of the college: a lotus of 16 and 8 petals on indigo. */
export const markBody = (outer = c.ma5, inner = c.tu5, core = c.in8, ground = c.in8) =>
  disc(32, 32, 32, ground) +
  ring(32, 32, 16, 17, 30, outer, { fat: 0.86 }) +
  ring(32, 32, 8, 5, 20, inner, { offset: 0.5, fat: 0.9 }) +
  disc(32, 32, 5.5, core);
export const mark = () => file(64, 64, () => markBody());

export function emblems(faces) {
  const all = {};
  for (const [person, colours] of Object.entries(grounds)) {
    all[`portrait-${person}`] = portrait(colours);
  }
  for (let n = 1; n <= 5; n += 1) all[`year-${n}`] = year(n);
  bodies.forEach((letters, i) => {
    all[`seal-${i + 1}`] = seal(faces.bold, letters, [c.in8, c.ma7, c.ne7][i % 3]);
  });
  return {
    ...all,
    ...statistics(),
    'seal-plain': plainSeal(),
    lost: lost(faces.bold),
    bloom: bloom(),
    empty: empty(),
    mark: mark(),
    medals: medalSheet(),
  };
}
