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
import { palette } from './vector/svg.mjs';

/** Renders are larger than the largest file made from them, so that edges are smooth. */
const detail = { sharp: 1.5, hero: 1, card: 1.125, phone: 1.2 };
const samples = { sharp: 6, hero: 6, card: 6, phone: 8 };
const phone = { width: 1114, height: 900 };
/** The phone crop of a slide fills the screen of a phone, so it is higher. */
const tallPhone = { width: 1114, height: 1188 };
const phoneOf = (item) => (item.tall ? tallPhone : phone);
const phoneWidthsOf = (item) => (isFine(item) ? [480, 720, 1080] : [480, 720]);
/** Bytes of a file by its width; quality goes down by steps until a picture fits or would suffer. */
const limits = {
  phone: { 480: 18_000, 720: 16_000 },
  finePhone: { 480: 18_000, 720: 24_000, 1080: 40_000 },
  gallery: 12_000,
};
/** A wide picture for screens of two pixels a point. */
const twice = { width: 2880, bytes: 90_000 };
const isFine = (item) => item.fine || item.tall;

const scenes = join(import.meta.dirname, 'scenes');
const renders = join(import.meta.dirname, 'renders');
const listFile = join(import.meta.dirname, 'rendered.json');

/** The one PNG or two PNGs that a picture is made from. */
function shotsOf(name) {
  const item = inventory[name];
  const { scene, shot, phone: phoneShot, ...size } = item;
  const at = (kind, file, shotKey, { width, height }) => ({
    file,
    scene,
    shot: shotKey,
    width: Math.round(width * detail[kind]),
    height: Math.round(height * detail[kind]),
    samples: item.samples ?? samples[kind],
  });
  const kind = item.sharp ? 'sharp' : size.width === 1920 ? 'hero' : 'card';
  const main = at(kind, name, shot, size);
  if (typeof phoneShot !== 'string') return [main];
  return [main, at('phone', `${name}-phone`, phoneShot, phoneOf(item))];
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
  hash.update(JSON.stringify(palette));
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
      .avif({ quality: q, effort: 4, chromaSubsampling: detail })
      .toBuffer();
    if (!limit || data.length <= limit || q <= 42) return data;
  }
}

/**
 * The ground of a render is its token but for the shadow of the model. Where a shadow runs out of the picture it fades
 * towards the edges, because CSS goes on with the bare token. The model is left alone.
 */
async function settle(file, ground, sides) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const near = 120;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const inside = Math.min(
        x / (sides.x * width),
        sides.right ? (width - 1 - x) / (sides.x * width) : 1,
        Math.min(y, height - 1 - y) / (sides.y * height),
      );
      if (inside >= 1) continue;
      const i = (y * width + x) * 3;
      const off = ground.map((level, k) => data[i + k] - level);
      if (Math.max(...off.map(Math.abs)) > near) continue;
      for (let k = 0; k < 3; k += 1)
        data[i + k] = Math.round(ground[k] + off[k] * Math.max(0, inside));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** Ground of a hero → its token, as in src/styles. */
const tokens = {
  indigo: palette.in8,
  madder: palette.ma7,
  turmeric: palette.tu5,
  neem: palette.ne7,
  cloth: palette.cl1,
  mist: palette.in1,
  flour: palette.tu1,
};
const levels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16));

async function encode(name, out) {
  const item = inventory[name];
  const ground = item.ground && levels(tokens[item.ground]);
  const plain = (source, sides) => (ground ? settle(source, ground, sides) : source);
  const whole = item.phone === true;
  const png = await plain(
    join(renders, `${name}.png`),
    whole
      ? { x: 0.05, y: 0.08, right: true }
      : { x: item.across ? 0.004 : 0.1, y: item.tall ? 0.004 : 0.04, right: item.across },
  );
  const save = (suffix, data) => writeFile(join(out, `${name}-${suffix}`), data);
  for (const width of widthsOf(item)) {
    const image = sharp(png).resize(width);
    // Full chroma keeps the ground of a head within one level of its CSS colour.
    const data = ground
      ? await avif(
          image,
          width === twice.width ? 54 : width >= 1600 ? 60 : 58,
          width === twice.width ? twice.bytes : undefined,
          '4:4:4',
        )
      : await avif(image, width > 640 ? 57 : 54, width > 640 ? undefined : limits.gallery);
    await save(`${width}.avif`, data);
  }
  for (const width of fallbacksOf(item)) {
    const data = await sharp(png).resize(width).webp({ quality: 72, effort: 5 }).toBuffer();
    await save(`${width}.webp`, data);
  }
  if (!item.phone) return;
  const hand = whole
    ? await fitted(png, tokens[item.ground])
    : await plain(join(renders, `${name}-phone.png`), {
        x: item.tall ? 0.004 : 0.05,
        y: item.tall ? 0.004 : 0.04,
        right: true,
      });
  const most = isFine(item) ? limits.finePhone : limits.phone;
  for (const width of phoneWidthsOf(item)) {
    const data = await avif(sharp(hand).resize(width), 56, most[width], '4:4:4');
    await save(`phone-${width}.avif`, data);
  }
  await save(
    'phone-640.webp',
    await sharp(hand).resize(640).webp({ quality: 70, effort: 5 }).toBuffer(),
  );
}

/** The whole picture in the shape of a phone crop, with more of its ground above and below. */
const fitted = (png, background) =>
  sharp(png)
    .resize({ ...phone, fit: 'contain', background })
    .png()
    .toBuffer();

const fallbacksOf = ({ phone: hand }) => (hand ? [1280] : [640]);
const widthsOf = (item) => [
  ...(item.phone ? [640, 1280] : [320, 640]),
  item.width,
  ...(item.sharp ? [twice.width] : []),
];

/** The typed list of the pictures that have files; the rest of the inventory waits to be rendered. */
export function manifest(out) {
  const entries = Object.keys(inventory)
    .filter((name) => existsSync(join(out, `${name}-640.avif`)))
    .sort()
    .map((name) => {
      const { width, height, sharp: twofold, tall, fine } = inventory[name];
      const kind = `${twofold ? 'sharp-' : ''}${tall ? 'tall-' : fine ? 'fine-' : ''}`;
      const key = /^[a-z]\w*$/i.test(name) ? name : `'${name}'`;
      return `  ${key}: '${kind}${shapes[`${width} × ${height}`]}',\n`;
    });
  return `// Written by npm run art; do not edit.\nexport const pictures = {\n${entries.join('')}} as const;\n`;
}

/** Names of the shapes in src/content/schemas/photographs.ts. */
const shapes = {
  '1920 × 900': 'hero',
  '1920 × 620': 'band',
  '1600 × 1000': 'plate',
  '1280 × 800': 'picture',
  '960 × 640': 'small',
};

/**
 * @param {{ out: string, only?: string[], keep?: boolean, again?: boolean }} options `keep` takes the PNG files in
 * art/renders, or the encoded files where there is no PNG, as they are and notes them as current; `again` encodes
 * pictures that are current once more.
 */
export async function makePictures({ out, only, keep, again }) {
  await mkdir(renders, { recursive: true });
  await mkdir(out, { recursive: true });
  const done = existsSync(listFile) ? JSON.parse(await readFile(listFile, 'utf8')) : {};
  const names = Object.keys(inventory).filter(
    (name) =>
      !only || only.some((part) => (part in inventory ? name === part : name.includes(part))),
  );
  const missing = (name) => !existsSync(join(out, `${name}-640.avif`));
  names.sort((a, b) => missing(b) - missing(a));
  const failed = [];
  for (const name of names) {
    try {
      const hash = await makeOne(name, { out, keep, again, before: done[name] });
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

/** Names of the pictures whose files are of another scene, camera or palette than there is now. */
export async function outdatedPictures() {
  const done = JSON.parse(await readFile(listFile, 'utf8'));
  const names = Object.keys(inventory);
  const hashes = await Promise.all(names.map((name) => Promise.all(shotsOf(name).map(hashOf))));
  return names.filter((name, index) => done[name] !== hashes[index].join(' '));
}

/** @returns the hashes that the files of a picture now stand for. */
async function makeOne(name, { out, keep, again, before }) {
  const shots = shotsOf(name);
  const hashes = await Promise.all(shots.map(hashOf));
  const made = existsSync(join(out, `${name}-640.avif`));
  const current = made && before === hashes.join(' ');
  const drawn = shots.every((shot) => existsSync(join(renders, `${shot.file}.png`)));
  if (current && !(again && drawn)) return before;
  if (again && !current) return before;
  if (keep && made && !drawn) return hashes.join(' ');
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

/** Files of pictures that the inventory no longer names; photographs are none of its business. */
async function removeStrays(out) {
  const own = /(?<!^photo-.*)-(?:phone-)?\d+\.(?:avif|webp)$/;
  for (const file of await readdir(out)) {
    if (own.test(file) && !(file.replace(own, '') in inventory)) await rm(join(out, file));
  }
}
