import { expect, test } from 'vitest';
import { type Edition, makeEdition } from '#src/content/edition.ts';
import { changedFiles, fixtureEdition } from '#src/content/fixture.ts';
import { langs, notFoundRoute, pathIn, type Route, routes } from '#src/routes.ts';
import { siteFiles } from '../../prerender/files/files.ts';
import * as app from './render.tsx';

const assets = { styles: [], scripts: [], fonts: [], integrity: {} };
const builtOn = new Date('2026-11-21T06:00:00Z');
const allRoutes: readonly Route[] = [...routes, notFoundRoute];

const { shortName, address } = fixtureEdition().content.site;

/** Every name, place and year of site.yaml, here and in Telugu, becomes another in that one file. */
const files = changedFiles({
  'site.yaml': (text) =>
    text
      .replaceAll(shortName, 'Oldfort')
      .replaceAll(shortName.toLowerCase(), 'oldfort')
      .replaceAll(address.campus, 'Oldfort')
      .replaceAll('దీనాపూర్', 'కొత్తూరు')
      .replaceAll('Phirangipuram', 'Riverside')
      .replaceAll('Guntur', 'Hillside')
      .replaceAll('2001', '1987'),
  'te/site.yaml': (text) =>
    text
      .replaceAll('దీనాపూర్', 'కొత్తూరు')
      .replaceAll('ఫిరంగిపురం', 'ఏటిగట్టు')
      .replaceAll('గుంటూరు', 'కొండవీడు'),
});
const editions = langs.map((lang) => makeEdition(files, lang)) as [Edition, ...Edition[]];
const old = /deenapur|newtown|phirangipuram|guntur|\b2001\b|దీనాపూర్|ఫిరంగిపుర|గుంటూర/i;

const cases = editions.flatMap((edition) =>
  allRoutes.map((route) => [pathIn(edition.lang, route.path), edition, route] as const),
);

test.each(cases)(
  '%s takes name, places and founding year from one file',
  async (_, edition, route) => {
    const html = await app.render(edition, route, assets, builtOn);
    expect(html.match(new RegExp(`.{0,80}(${old.source}).{0,40}`, 'i'))?.[0]).toBeUndefined();
    expect(html).toMatch(/Oldfort|కొత్తూరు/);
  },
);

const source = { app, editions, builtOn, release: 'test' };
test.each(siteFiles(source).map((file) => [file.path, file] as const))(
  'so does %s',
  async (_, file) => {
    const data = Buffer.from(await file.make(source));
    expect(old.exec(data.toString('latin1'))?.[0]).toBeUndefined();
  },
);
