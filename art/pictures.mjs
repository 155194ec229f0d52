/**
 * Renders, encodes and lists the pictures of inventory.mjs.
 *
 * A picture is up to date when the hash of its scene script, the kit and its camera is the one in
 * rendered.json and its files exist. Full-size renders stay in art/renders, which Git ignores: a fresh
 * clone has the encoded pictures, and renders again only what it changes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inventory } from './inventory.mjs';

const phone = { width: 1114, height: 900 };
const phoneWidths = [480, 900];
/** Bytes that a phone may be sent, at most; quality goes down by steps until a picture fits. */
const limits = { phone: 35_000, gallery: 25_000 };

const scenes = join(import.meta.dirname, 'scenes');
const renders = join(import.meta.dirname, 'renders');
const listFile = join(import.meta.dirname, 'rendered.json');

/** The one PNG or two PNGs that a picture is made from. */
function shotsOf(name) {
  const {
    scene,
    shot,
    width,
    height,
    phone: phoneShot,
    samples = { 1920: 22, 1280: 16 }[width] ?? 14,
  } = inventory[name];
  const main = { file: name, scene, shot, width, height, samples };
  if (!phoneShot) return [main];
  return [main, { file: `${name}-phone`, scene, shot: phoneShot, ...phone, samples }];
}

/** A scene script and every module of ours that it imports. */
async function sources(module, seen = new Map()) {
  const file = join(scenes, `${module}.py`);
  if (seen.has(module) || !existsSync(file)) return seen;
  const code = await readFile(file, 'utf8');
  seen.set(module, code);
  for (const [, name] of code.matchAll(/from (\w+) import \*/g)) await sources(name, seen);
  return seen;
}

async function hashOf({ scene, shot, width, height, samples }) {
  const hash = createHash('sha256');
  for (const code of [...(await sources(scene)).values()]) hash.update(code);
  return hash
    .update(JSON.stringify([shot, width, height, samples]))
    .digest('hex')
    .slice(0, 16);
}

function blender({ file, scene, shot, width, height, samples }) {
  console.log(`rendering ${file} (${width} × ${height}, ${samples} samples)`);
  const run = spawnSync(
    'nice',
    ['-n', '19', 'blender', '--background', '--python', join(scenes, `${scene}.py`)],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        OUT: renders,
        NAME: file,
        SHOT: shot,
        RES: `${width}x${height}`,
        SPP: `${samples}`,
        PYTHONDONTWRITEBYTECODE: '1',
      },
    },
  );
  if (run.error)
    throw new Error(`blender did not start (${run.error.message}); install Blender 3.4 or later`);
  if (!run.stdout.includes('DONE'))
    throw new Error(
      `${file} was not rendered:\n${run.stdout.slice(-600)}${run.stderr.slice(-1500)}`,
    );
}

/** AVIF within `limit` bytes: starts at `quality` and goes down in steps of 4. */
async function avif(image, quality, limit, detail = '4:2:0') {
  for (let q = quality; ; q -= 4) {
    const data = await image
      .clone()
      .avif({ quality: q, effort: 5, chromaSubsampling: detail })
      .toBuffer();
    if (!limit || data.length <= limit || q <= 30) return data;
  }
}

async function encode(name, out) {
  const item = inventory[name];
  const png = join(renders, `${name}.png`);
  const save = (suffix, data) => writeFile(join(out, `${name}-${suffix}`), data);
  const hero = Boolean(item.ground);
  for (const width of widthsOf(item)) {
    const image = sharp(png).resize(width);
    // Full chroma keeps the ground of a hero within one level of its CSS colour.
    const data = hero
      ? await avif(image, width === 1920 ? 60 : 58, undefined, '4:4:4')
      : await avif(image, width === 640 ? 54 : 57, width === 640 ? limits.gallery : undefined);
    await save(`${width}.avif`, data);
  }
  for (const width of fallbacksOf(item)) {
    const data = await sharp(png).resize(width).webp({ quality: 72, effort: 6 }).toBuffer();
    await save(`${width}.webp`, data);
  }
  if (!item.phone) return;
  const own = join(renders, `${name}-phone.png`);
  for (const width of phoneWidths) {
    const limit = width === 900 ? limits.phone : 18_000;
    const data = await avif(sharp(own).resize(width), 56, limit, hero ? '4:4:4' : '4:2:0');
    await save(`phone-${width}.avif`, data);
  }
  await save(
    'phone-640.webp',
    await sharp(own).resize(640).webp({ quality: 70, effort: 6 }).toBuffer(),
  );
}

/** A wide view without a ground is also used as an ordinary picture, so it has both fallbacks. */
const fallbacksOf = ({ width, ground }) =>
  width === 1920 ? (ground ? [1280] : [640, 1280]) : [640];
const widthsOf = ({ width }) => (width === 1920 ? [640, 1280, 1920] : [640, width]);

/** The typed list of the pictures that have files; the rest of the inventory waits to be rendered. */
export function manifest(out) {
  const quote = (s) => `'${s.replaceAll("'", "\\'")}'`;
  const entries = Object.keys(inventory)
    .filter((name) => existsSync(join(out, `${name}-640.avif`)))
    .sort()
    .map((name) => {
      const item = inventory[name];
      const lines = [
        `width: ${item.width}`,
        `height: ${item.height}`,
        `widths: [${widthsOf(item).join(', ')}]`,
        // A long string does not break: Biome gives it the line after its key.
        `alt: ${quote(item.alt)}`,
      ];
      if (item.ground) lines.push(`ground: ${quote(item.ground)}`);
      if (item.phone) {
        const height = Math.round((phoneWidths.at(-1) * phone.height) / phone.width);
        lines.push(
          `phone: { width: ${phoneWidths.at(-1)}, height: ${height}, widths: [${phoneWidths.join(', ')}] }`,
        );
      }
      const key = /^[a-z]\w*$/i.test(name) ? name : quote(name);
      const body = lines.map((entry) =>
        entry.startsWith('alt:') && entry.length + 5 > 100
          ? `    alt:\n      ${entry.slice(5)},\n`
          : `    ${entry},\n`,
      );
      return `  ${key}: {\n${body.join('')}  },\n`;
    });
  return `// Written by npm run art; do not edit.\nexport const pictures = {\n${entries.join('')}} as const;\n`;
}

/**
 * @param {{ out: string, only?: string[], keep?: boolean }} options `keep` takes the PNG files in
 * art/renders as they are and notes them as current.
 */
export async function makePictures({ out, only, keep }) {
  await mkdir(renders, { recursive: true });
  await mkdir(out, { recursive: true });
  const done = existsSync(listFile) ? JSON.parse(await readFile(listFile, 'utf8')) : {};
  const names = Object.keys(inventory).filter(
    (name) => !only || only.some((part) => name.includes(part)),
  );
  const missing = (name) => !existsSync(join(out, `${name}-640.avif`));
  names.sort((a, b) => missing(b) - missing(a));
  const failed = [];
  for (const name of names) {
    try {
      const hash = await makeOne(name, { out, keep, before: done[name] });
      if (hash === done[name]) continue;
      done[name] = hash;
      await writeList(done);
    } catch (error) {
      failed.push(name);
      console.error(error.message);
    }
  }
  if (failed.length) throw new Error(`Not made: ${failed.join(', ')}`);
  if (only) return;
  for (const name of Object.keys(done)) if (!(name in inventory)) delete done[name];
  await writeList(done);
  await removeStrays(out);
}

/** @returns the hashes that the files of a picture now stand for. */
async function makeOne(name, { out, keep, before }) {
  const shots = shotsOf(name);
  const hashes = await Promise.all(shots.map(hashOf));
  if (before === hashes.join(' ') && existsSync(join(out, `${name}-640.avif`))) return before;
  const old = before?.split(' ') ?? [];
  for (const [i, shot] of shots.entries()) {
    const have = existsSync(join(renders, `${shot.file}.png`));
    if (have && (keep || old[i] === hashes[i])) continue;
    if (!have) console.log(`${shot.file}.png is not on this machine (renders are not in Git)`);
    blender(shot);
  }
  await encode(name, out);
  const { size } = await stat(join(out, `${name}-640.avif`));
  console.log(`made ${name}: ${Math.round(size / 1024)} KB at 640`);
  return hashes.join(' ');
}

const writeList = (done) => {
  const sorted = Object.fromEntries(Object.entries(done).sort(([a], [b]) => (a < b ? -1 : 1)));
  return writeFile(listFile, `${JSON.stringify(sorted, null, 2)}\n`);
};

/** Files of pictures that the inventory no longer names. */
async function removeStrays(out) {
  const own = /-(?:phone-)?\d+\.(?:avif|webp)$/;
  for (const file of await readdir(out)) {
    if (own.test(file) && !(file.replace(own, '') in inventory)) await rm(join(out, file));
  }
}
