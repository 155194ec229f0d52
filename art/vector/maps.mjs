/** Two maps drawn by us: the world as seen from Guntur, and the way to the campus. */
import { outline } from './outlines.mjs';
import {
  palette as c,
  diamond,
  disc,
  file,
  group,
  line,
  lotus,
  path,
  rect,
  ring,
  round,
  times,
} from './svg.mjs';

const earth = 6371; // km
const guntur = { lat: 16.3, lon: 80.45 };
/** City, latitude, longitude, side of its label. */
const cities = [
  ['Dubai', 25.2, 55.3, 'west'],
  ['Nairobi', -1.3, 36.8, 'west'],
  ['Berlin', 52.5, 13.4, 'east'],
  ['London', 51.5, -0.1, 'west'],
  ['Singapore', 1.35, 103.8, 'east'],
  ['Sydney', -33.9, 151.2, 'north'],
  ['Tokyo', 35.7, 139.7, 'north'],
  ['Perth', -31.9, 115.9, 'south'],
  ['Johannesburg', -26.2, 28, 'south'],
];
const labelAt = {
  east: [14, 6, 'start'],
  west: [-14, 6, 'end'],
  north: [0, -16, 'middle'],
  south: [0, 30, 'middle'],
};

/** Azimuthal equidistant projection on Guntur, in km east and south. */
function project(lat, lon) {
  const rad = Math.PI / 180;
  const [f0, l0, f, l] = [guntur.lat, guntur.lon, lat, lon].map((v) => v * rad);
  const angle = Math.acos(
    Math.sin(f0) * Math.sin(f) + Math.cos(f0) * Math.cos(f) * Math.cos(l - l0),
  );
  const k = (angle / Math.sin(angle)) * earth;
  return [
    k * Math.cos(f) * Math.sin(l - l0),
    -k * (Math.cos(f0) * Math.sin(f) - Math.sin(f0) * Math.cos(f) * Math.cos(l - l0)),
  ];
}

/** Rings are 2,500 km apart. */
const world = (faces) =>
  file(600, 600, () => {
    const scale = 0.0268;
    const rings = [2500, 5000, 7500, 10000]
      .map((d) =>
        disc(
          300,
          300,
          d * scale,
          'none',
          `stroke="${c.ink}" stroke-width="1.6" stroke-dasharray="1 7" stroke-linecap="round"`,
        ),
      )
      .join('');
    const marks = cities.map(([name, lat, lon, side]) => {
      const [x, y] = project(lat, lon).map((v) => 300 + v * scale);
      const bend = [(300 + x) / 2 - (y - 300) * 0.14, (300 + y) / 2 + (x - 300) * 0.14];
      const [dx, dy, anchor] = labelAt[side];
      return {
        way: line(
          `M300 300Q${bend.map((v) => round(v)).join(' ')} ${round(x)} ${round(y)}`,
          c.ma7,
          2.6,
        ),
        pin: diamond(x, y, 9, 9, c.cl0, `stroke="${c.ma7}" stroke-width="3"`),
        name: outline(faces.medium, name, x + dx, y + dy, 22, c.ink, { anchor }),
      };
    });
    return (
      rings +
      marks.map((m) => m.way).join('') +
      marks.map((m) => m.pin + m.name).join('') +
      lotus(300, 300, 46, { outer: c.ma5, middle: c.cl0, inner: c.ma5, core: c.ma8 }) +
      outline(faces.bold, 'Guntur', 354, 309, 28, c.ma8)
    );
  });

const field = ['#E2DCB9', '#D9DDB4'];
/** A sketch, not to scale: from Deenapur stop on the highway, College Road runs south to the college. */
const campus = (faces, site, { viewBox, size, name, labels }) => {
  const [, , width, height] = viewBox;
  const draw = () => {
    const canal = 'M-20 372C220 330 380 420 640 380S1040 300 1220 330';
    const road = 'M250-10V118C250 200 300 250 430 262L860 300L980 480';
    const plots = [0, 1].map((tone) => {
      let d = '';
      for (let i = 0; i < 9; i += 1) {
        for (let j = 0; j < 4; j += 1) {
          if (((i * 3 + j) % 4 === 0) === (tone === 1))
            d += `M${30 + i * 140 + (j % 2) * 60} ${24 + j * 120}h104v78h-104z`;
        }
      }
      return path(d, field[tone]);
    });
    let rows = '';
    for (let i = 0; i < 9; i += 1) {
      for (let j = 0; j < 4; j += 1) {
        rows += `M${38 + i * 140 + (j % 2) * 60} ${34 + j * 120}h88${'m-88 12h88'.repeat(5)}`;
      }
    }
    const palms = [
      [120, 250],
      [350, 340],
      [700, 225],
      [770, 240],
      [1020, 240],
      [1090, 420],
      [540, 456],
      [90, 430],
      [620, 120],
    ];
    const college = group(
      'translate(0 13)',
      rect(470, 188, 150, 56, c.ma7) +
        rect(470, 180, 150, 10, c.ma8) +
        rect(528, 160, 34, 84, c.ma8) +
        rect(532, 168, 26, 76, c.cl1) +
        ring(545, 164, 16, 5, 19, c.tu5, { fat: 0.86 }) +
        path(
          times(5, (i) => `M${480 + i * 9.5} 200h6v18h-6z`) +
            times(5, (i) => `M${568 + i * 9.5} 200h6v18h-6z`),
          c.tu3,
        ),
    );
    const label = (
      text,
      x,
      y,
      { anchor = 'start', fill = c.ink, large = size, face = faces.medium } = {},
    ) =>
      outline(face, text, x, y, large, fill, {
        anchor,
        extra: `paint-order="stroke" stroke="${c.cl2}" stroke-width="6" stroke-linejoin="round"`,
      });
    return (
      rect(0, 0, 1200, 460, c.cl2) +
      plots.join('') +
      line(rows, '#C8C493', 1.6) +
      line(canal, c.in3, 30) +
      line(canal, '#C7D0EA', 16) +
      line('M-20 96L1220 190', c.cl0, 34) +
      line('M-20 96L1220 190', c.tu5, 20) +
      line('M-20 96L1220 190', c.cl0, 2, 'stroke-dasharray="18 14"') +
      line(road, c.cl0, 18) +
      line('M-20 30L1220 60', c.ink, 5) +
      line('M-20 30L1220 60', c.cl0, 3, 'stroke-dasharray="14 14"') +
      palms
        .map(
          ([x, y]) =>
            rect(x - 3, y - 30, 6, 32, c.ma8) + ring(x, y - 34, 9, 3, 17, c.ne7, { fat: 0.8 }),
        )
        .join('') +
      college +
      group(
        'translate(545 318)',
        path(
          'M0-46C-26-46-40-26-40-8C-40 18 0 46 0 46C0 46 40 18 40-8C40-26 26-46 0-46Z',
          c.in8,
          'transform="translate(0 -14) scale(.62)"',
        ),
        disc(0, -20, 11, c.tu5),
      ) +
      label(site[name], 590, 330, { fill: c.in8, large: size * 1.26, face: faces.bold }) +
      label('Highway to Guntur', ...labels.highway, { anchor: 'middle' }) +
      label('College Road', 298, 212) +
      label('Irrigation canal', ...labels.canal, { anchor: 'middle', fill: c.in7 }) +
      label('Railway', ...labels.railway, { anchor: 'middle' }) +
      label('Deenapur stop', 262, 86) +
      disc(250, 116, 9, c.cl0, `stroke="${c.ma7}" stroke-width="4"`)
    );
  };
  return file(width, height, draw, viewBox.join(' '));
};

const wideMap = {
  viewBox: [0, 0, 1200, 460],
  size: 19,
  name: 'name',
  labels: { highway: [934, 142], canal: [160, 340], railway: [1030, 42] },
};
/** The middle of the same sketch, with letters that can be read on a phone. */
const phoneMap = {
  viewBox: [190, 0, 600, 460],
  size: 27,
  name: 'shortName',
  labels: { highway: [620, 116], canal: [420, 436], railway: [560, 28] },
};

export const maps = (faces, site) => ({
  'world-map': world(faces),
  'campus-map': campus(faces, site, wideMap),
  'campus-map-phone': campus(faces, site, phoneMap),
});
