/** The world as seen from Guntur. */
import { land } from './land.mjs';
import { palette as c, disc, dots, file, line, lotus, round } from './svg.mjs';

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

/** The half of the earth round Guntur: land without borders, under a net of meridians and parallels. */
const world = () =>
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
    const coasts = land
      .trim()
      .split(/(?<!,)\n/)
      .map((coast) => {
        const points = coast.split(',').map((place) => {
          const [lat, lon] = place.trim().split(' ').map(Number);
          return project(lat, lon)
            .map((v) => Math.round(300 + v * scale))
            .join(' ');
        });
        return `M${points.join('L')}Z`;
      })
      .join('');
    const edge = horizon * scale;
    return (
      `<clipPath id="half">${disc(300, 300, edge, c.tu3)}</clipPath>` +
      disc(300, 300, edge, c.tu3) +
      `<path d="${coasts}" fill="${c.tu7}" fill-opacity=".6" clip-path="url(#half)"/>` +
      line(net, c.tu7, 1.6, 'stroke-opacity=".75" clip-path="url(#half)"') +
      line(equator, c.ma7, 2.6, 'clip-path="url(#half)"') +
      disc(300, 300, edge, 'none', `stroke="${c.ma7}" stroke-width="4"`) +
      dots(300, 300, edge + 13, 72, 3.2, c.ma7) +
      lotus(300, 300, 36, { outer: c.ma5, middle: c.cl0, inner: c.ma5, core: c.ma8 })
    );
  });

export const maps = () => ({
  'world-map': world(),
});
