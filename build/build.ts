import { createHash } from 'node:crypto';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { makeDocuments } from '#build/documents/make-documents.ts';
import { writeHosts } from '#build/hosts/host-files.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { oldSources } from '#src/content/schemas/sources.ts';
import { defaultLang, type Lang, languages } from '#src/languages.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { fileOf, type PageName, pathIn, type Route } from '#src/routes.ts';
import type { Assets } from '#src/shell/document.tsx';
import { readsWithoutSignal } from '#src/worker/switch.ts';
import { compressFolder } from './compress.ts';
import { buildStamp, stampPath } from './files/build-stamp.ts';
import { siteFiles } from './files/list-files.ts';
import { firstFonts } from './first-fonts.ts';
import { holdLaunch, isRehearsal } from './hold-launch.ts';
import { type LoweredStyles, lowerStyles } from './lower-styles.ts';
import { importsOf, type Manifest, readManifest, stylesOf } from './manifest.ts';
import {
  hydrateScript,
  islandsOf,
  listenScript,
  moduleOf,
  offlineScript,
  type RenderModule,
  renderEntry,
  scriptsOf,
} from './render-module.ts';

/**
 * Turns the client and server builds under `work` into the finished site.
 *
 * @returns the site's folder, under `work` too
 * @throws Error naming the route that could not be rendered, with its cause
 */
export async function buildSite(work: string): Promise<string> {
  const started = Date.now();
  const client = await readManifest(path.join(work, 'client'));
  const server = await readManifest(path.join(work, 'server'));
  const next = path.join(work, 'site');
  // Stylesheets are joined below; fonts and pictures that they name come with the server's build.
  const parts = [
    { from: 'client', to: next, left: /\.css$|\bmanifest\.json$/ },
    { from: 'server/assets', to: path.join(next, 'assets'), left: /\.(js|css)$/ },
  ];
  for (const { from, to, left } of parts) {
    const filter = (file: string) => !left.test(file);
    await cp(path.join(work, from), to, { recursive: true, filter });
  }

  const entry = path.join(work, 'server', server[renderEntry]?.file ?? '');
  const app: RenderModule = await import(/* @vite-ignore */ pathToFileURL(entry).href);
  const editions = app.makeEditions(readContentFiles());
  holdLaunch(editions[0].content.openFacts);
  const sheets = stylesheets(server, path.join(work, 'server'), next);
  const builtOn = dayOfBuild();
  const write = async (name: string, data: string | Uint8Array) => {
    const file = path.join(next, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, data);
  };
  // Before the pages, which tell their sizes.
  const documents = await makeDocuments(editions, builtOn);
  for (const [address, document] of documents) await write(address, document);
  const routes = [...app.routes, app.notFoundRoute];
  const whole = createHash('sha256');
  for (const edition of editions) {
    for (const route of routes) {
      const address = pathIn(edition.lang, route.path);
      const assets = await assetsOf(route, edition.lang);
      const html = await renderPage(app, edition, route, assets, builtOn, documents);
      whole.update(html);
      await write(fileOf(address), html);
    }
  }
  const release = whole.digest('base64url').slice(0, 8);
  const stylesAhead = await sheets.ahead();
  const files = siteFiles({ app, editions, builtOn, release, stylesAhead });
  await Promise.all(files.map(async ({ path: address, make }) => write(address, await make())));
  await write(stampPath, JSON.stringify(buildStamp(builtOn)));
  async function assetsOf(route: Route, lang: Lang): Promise<Assets> {
    const file = (key: string) => `/${client[key]?.file}`;
    const { fonts, ...sheet } = await sheets.of(route.page, lang);
    const scripts = (await scriptsOf(app, route)).map(file);
    const integrity = await integrityOf(next, [...Object.values(sheet).flat(), ...scripts]);
    const assets = {
      ...sheet,
      scripts,
      listen: file(listenScript),
      fonts,
      integrity,
      ...(isRehearsal() && { rehearsal: true }),
      ...(readsWithoutSignal && { offline: file(offlineScript) }),
    };
    if (!app.hasIslands(route)) return assets;
    const entries = [hydrateScript, islandsOf(route.page)];
    const imported = entries.flatMap((key) => importsOf(client, key));
    return { ...assets, islands: [...new Set([...entries, ...imported])].map(file) };
  }

  const [{ content }] = editions;
  await writeHosts(next, path.join(work, 'hosts'), content.site);
  // Cloudflare Pages sets this variable, compresses by itself, and would publish the copies as pages.
  if (!process.env['CF_PAGES']) await compressFolder(next);
  const facts = content.openFacts.length;
  const count = routes.length * editions.length;
  console.log(`${count} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  if (facts > 0) console.log(`${facts} facts are still open: npm run launch-check lists them.`);
  const { length: old } = oldSources(content, indianDay(builtOn));
  if (old > 0)
    console.warn(`${old} sources are older than a year: npm run check:content names them.`);
  return next;
}

/** @throws Error naming the address that cannot be rendered, with its cause */
export async function renderPage(app: RenderModule, ...about: Parameters<RenderModule['render']>) {
  try {
    return await app.render(...about);
  } catch (cause) {
    const [{ lang }, { path: address }] = about;
    const { message } = cause as Error;
    throw new Error(`${pathIn(lang, address)} cannot be rendered: ${message}`, { cause });
  }
}

async function integrityOf(folder: string, addresses: readonly string[]) {
  const integrity: Record<string, string> = {};
  for (const address of addresses) {
    const data = await readFile(path.join(folder, address));
    integrity[address] = `sha384-${createHash('sha384').update(data).digest('base64')}`;
  }
  return integrity;
}

/** Now, or the time that reproducible builds name (https://reproducible-builds.org/specs/source-date-epoch). */
function dayOfBuild(): Date {
  const seconds = process.env['SOURCE_DATE_EPOCH'];
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Most visits lead through these. Styles of all pages would cost a visit three times as much. */
const pagesAhead: readonly PageName[] = [
  'home',
  'courses',
  'section',
  'what-can-i-study',
  'admissions',
  'contact',
];

/**
 * Two stylesheets a page: the shell's, which every page shares, and one with all that the page
 * itself needs, so that no page waits for a dozen small files.
 *
 * @param source the server build's folder
 * @param target the folder of the finished site
 */
function stylesheets(manifest: Manifest, source: string, target: string) {
  /** Called by its content alone, so that pages with the same styles share one file. */
  async function write(css: string): Promise<string> {
    const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
    const address = `/assets/styles-${hash}.css`;
    await writeFile(path.join(target, address), css);
    return address;
  }

  const lowered = new Map<string, LoweredStyles>();

  async function join(files: readonly string[]): Promise<LoweredStyles> {
    const parts = await Promise.all(files.map((file) => readFile(path.join(source, file), 'utf8')));
    const css = parts.join('');
    const known = lowered.get(css) ?? lowerStyles(css);
    lowered.set(css, known);
    return known;
  }

  /** Addresses of a page's stylesheets, of one more for visitors without scripts, and of its fonts. */
  async function of(page: PageName, lang: Lang) {
    const shared = stylesOf(manifest, renderEntry);
    const own = stylesOf(manifest, moduleOf(page)).filter((file) => !shared.includes(file));
    const joined = await Promise.all([shared, own].filter(({ length }) => length > 0).map(join));
    const withoutScript = joined.map((one) => one.withoutScript).join('');
    return {
      styles: await Promise.all(joined.map(({ styles }) => write(styles))),
      ...(withoutScript && { withoutScript: await write(withoutScript) }),
      fonts: firstFonts(joined.map(({ styles }) => styles).join(''), languages[lang].script),
    };
  }

  /** Addresses of those that are fetched before their pages are opened. */
  async function ahead(): Promise<string[]> {
    const pages = await Promise.all(pagesAhead.map((page) => of(page, defaultLang)));
    return [...new Set(pages.flatMap(({ styles }) => styles))];
  }

  return { of, ahead };
}
