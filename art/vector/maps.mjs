/** Two drawings of ours: the world as seen from Guntur, and the campus between its fields. */
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
/** A sketch, not to scale: fields, a lane and the college. No road or other place is named or claimed. */
const campus = (faces, site, { viewBox, size, name }) => {
  const [, , width, height] = viewBox;
  const draw = () => {
    const lane = 'M-20 318C200 300 360 342 545 330S940 372 1220 336';
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
      [90, 392],
      [180, 232],
      [300, 150],
      [345, 262],
      [738, 256],
      [772, 272],
      [860, 152],
      [980, 262],
      [1090, 420],
    ];
    const college = group(
      'translate(-327 -120) scale(1.6)',
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
    const label = (text, y, large, face, fill) =>
      outline(face, text, 545, y, large, fill, {
        anchor: 'middle',
        extra: `paint-order="stroke" stroke="${c.cl2}" stroke-width="8" stroke-linejoin="round"`,
      });
    return (
      rect(0, 0, 1200, 460, c.cl2) +
      plots.join('') +
      line(rows, '#C8C493', 1.6) +
      line(lane, c.cl0, 26) +
      palms
        .map(
          ([x, y]) =>
            rect(x - 3, y - 30, 6, 32, c.ma8) + ring(x, y - 34, 9, 3, 17, c.ne7, { fat: 0.8 }),
        )
        .join('') +
      college +
      group(
        'translate(545 330)',
        path(
          'M0-46C-26-46-40-26-40-8C-40 18 0 46 0 46C0 46 40 18 40-8C40-26 26-46 0-46Z',
          c.in8,
          'transform="translate(0 -14) scale(.62)"',
        ),
        disc(0, -20, 11, c.tu5),
      ) +
      label(site[name], 392, size * 1.26, faces.bold, c.in8) +
      label(
        `${site.address.locality}, ${site.address.district}`,
        392 + size * 1.3,
        size,
        faces.medium,
        c.ink,
      )
    );
  };
  return file(width, height, draw, viewBox.join(' '));
};

const wideMap = { viewBox: [0, 0, 1200, 460], size: 24, name: 'name' };
/** The middle of the same sketch, with letters that can be read on a phone. */
const phoneMap = { viewBox: [245, 0, 600, 460], size: 27, name: 'shortName' };

export const maps = (faces, site) => ({
  'world-map': world(faces),
  'campus-map': campus(faces, site, wideMap),
  'campus-map-phone': campus(faces, site, phoneMap),
});
