/** Two maps drawn by us: the world as seen from Guntur, and the way to the campus. */
import { outline } from './outlines.mjs';
import {
  palette as c,
  disc,
  dots,
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

/** The half of the earth round Guntur, as a net of meridians and parallels; no other place is claimed. */
const world = (faces) =>
  file(600, 600, () => {
    const scale = 0.0272;
    const horizon = (earth * Math.PI) / 2;
    const trace = (places) => {
      let pen = 'M';
      let d = '';
      for (const [lat, lon] of places) {
        const point = project(lat, lon);
        const seen = Math.hypot(...point) < horizon * 1.04;
        if (seen) d += pen + point.map((v) => round(300 + v * scale)).join(' ');
        pen = seen ? 'L' : 'M';
      }
      return d;
    };
    const steps = (from, to, step) =>
      Array.from({ length: (to - from) / step + 1 }, (_, i) => from + i * step);
    const parallels = steps(-60, 75, 15).filter((lat) => lat !== 0);
    const net =
      steps(-180, 165, 15)
        .map((lon) => trace(steps(-90, 90, 3).map((lat) => [lat + 0.01, lon + 0.01])))
        .join('') +
      parallels.map((lat) => trace(steps(-180, 180, 3).map((lon) => [lat, lon + 0.01]))).join('');
    const equator = trace(steps(-180, 180, 3).map((lon) => [0, lon + 0.01]));
    const edge = horizon * scale;
    return (
      `<clipPath id="half">${disc(300, 300, edge, c.tu3)}</clipPath>` +
      disc(300, 300, edge, c.tu3) +
      line(net, c.tu7, 1.6, 'stroke-opacity=".75" clip-path="url(#half)"') +
      line(equator, c.ma7, 2.6, 'clip-path="url(#half)"') +
      disc(300, 300, edge, 'none', `stroke="${c.ma7}" stroke-width="4"`) +
      dots(300, 300, edge + 13, 72, 3.2, c.ma7) +
      lotus(300, 300, 60, { outer: c.ma5, middle: c.cl0, inner: c.ma5, core: c.ma8 }) +
      outline(faces.bold, 'Guntur', 300, 412, 44, c.ma8, {
        anchor: 'middle',
        extra: `paint-order="stroke" stroke="${c.tu3}" stroke-width="12" stroke-linejoin="round"`,
      })
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
