/**
 * Share pictures, 1200 × 630, for every built page: the page's title, the mark and a hero of the same
 * subject on its ground. Titles come from the built HTML, so run `npm run build` first.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inventory } from './inventory.mjs';
import { markBody } from './vector/emblems.mjs';
import { measure, outline } from './vector/outlines.mjs';
import { palette as c, diamond, file, group, rect, times } from './vector/svg.mjs';

const size = { width: 1200, height: 630 };

/** Start of an address → the hero beside its title; the first that fits is taken. */
const heroes = [
  ['/courses/bachelor/gnw', 'hero-skills'],
  ['/courses/bachelor/bsc-nursing', 'hero-village'],
  ['/courses/bachelor/mlt', 'hero-teachlab'],
  ['/courses/bachelor/bpt', 'hero-field'],
  ['/courses/bachelor', 'hero-hospital'],
  ['/courses/inter-&-vocational', 'hero-circle'],
  ['/courses/academies', 'hero-lecture'],
  ['/courses/master', 'hero-lab'],
  ['/courses', 'hero-courses'],
  ['/about-us', 'hero-campus-h'],
  ['/admissions', 'hero-bus-h'],
  ['/contact', 'hero-district'],
  ['/facilities', 'hero-library'],
  ['/examinations', 'hero-exam'],
  ['/privacy-policy', 'hero-library'],
  ['/terms-and-conditions', 'hero-library'],
  ['/', 'hero-campus'],
];

/** Ground → its colour, text, second text and the zari of its lower edge: ground, bright, second. */
const grounds = {
  indigo: [c.in8, c.cl0, c.tu3, [c.in9, c.tu5, c.ma5]],
  madder: [c.ma7, c.cl0, c.tu3, [c.ma8, c.tu5, c.ma3]],
  neem: [c.ne7, c.cl0, c.tu3, [c.ne8, c.tu5, c.ma3]],
  turmeric: [c.tu5, c.ink, c.ma8, [c.ma8, c.tu5, c.ma3]],
  cloth: [c.cl1, c.ink, c.ma7, [c.in9, c.tu5, c.ma5]],
  mist: [c.in1, c.ink, c.ma7, [c.in9, c.tu5, c.ma5]],
  flour: [c.tu1, c.ink, c.ma7, [c.ma8, c.tu5, c.ma3]],
};

const slugOf = (path) =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-').replaceAll('&', 'and');

/** Every page's language, address below that language's home, and title without the site's name. */
async function pagesOf(dist) {
  const pages = [];
  for (const entry of await readdir(dist, { recursive: true })) {
    if (!entry.endsWith('.html')) continue;
    const html = await readFile(join(dist, entry), 'utf8');
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1].replaceAll('&amp;', '&') ?? '';
    const address = `/${entry.replace(/(?:^|\/)index\.html$|\.html$/, '')}`;
    const [, prefix = '', rest] = /^(?:\/(te)(?=\/|$))?(.*)$/.exec(address);
    pages.push({ prefix, path: rest || '/', title: title.split(' | ')[0] });
  }
  return pages.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Lines no wider than `width`, in the largest size that needs at most `most` lines. */
function wrap(face, text, width, most, sizes) {
  for (const fontSize of sizes) {
    const lines = [];
    for (const word of text.split(' ')) {
      const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
      if (lines.length && measure(face, longer, fontSize) <= width)
        lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    const fits = lines.every((part) => measure(face, part, fontSize) <= width);
    if (fits && lines.length <= most) return { lines, fontSize };
  }
  throw new Error(`“${text}” is too long for a share picture`);
}

function overlay({ faces, site, sizes, leading }, title, [, text, second, zari]) {
  // A section's title reads "Course - page": the course is set small above the page.
  const [course, page] = title.includes(' - ') ? title.split(/ - (.*)/) : ['', title];
  const { lines, fontSize } = wrap(faces.bold, page, 440, 4, sizes);
  const lead = fontSize * leading;
  const top = 330 - ((lines.length - 1) * lead) / 2 + (course ? 34 : 12);
  const [ground, bright, thread] = zari;
  return file(
    size.width,
    size.height,
    () =>
      group('translate(64 56) scale(1.06)', markBody()) +
      outline(faces.bold, site.shortName, 148, 88, 34, text) +
      outline(faces.medium, site.kind, 148, 116, 22, second) +
      (course ? outline(faces.medium, course, 64, top - fontSize - 10, 34, second) : '') +
      lines
        .map((part, i) => outline(faces.bold, part, 64, top + i * lead, fontSize, text))
        .join('') +
      rect(0, 582, 1200, 48, ground) +
      rect(0, 587, 1200, 2, bright) +
      rect(0, 623, 1200, 2, bright) +
      times(31, (i) => diamond(i * 40, 606, 9, 12, i % 2 ? bright : thread)),
  );
}

/** What is drawn, in words, so that a test can tell a picture that shows a former name or title. */
function description(words) {
  const text = words.join(' | ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}

/**
 * @param {object} options `write` writes a file below the project when its bytes differ; `editions`
 *   has for each prefix of addresses the words of its site.yaml, its faces, and the sizes and leading of titles
 */
export async function writeShares({ root, editions, write }) {
  // A new page lacks its picture, so the build refuses it and leaves it there.
  const refused = join(root, '.build/refused');
  const dist = existsSync(refused) ? refused : join(root, 'dist');
  if (!existsSync(dist)) {
    console.log('no dist/: build the site first to make share pictures');
    return;
  }
  for (const { prefix, path, title } of await pagesOf(dist)) {
    if (path === '/404') continue;
    const edition = editions[prefix];
    const [, hero] = heroes.find(
      ([start]) => path === start || path.startsWith(`${start}/`) || start === '/',
    );
    const ground = grounds[inventory[hero].ground];
    // The encoded hero is enough here, so that a clone without renders makes the same share picture.
    const { width } = inventory[hero];
    const source = join(root, `public/pictures/${hero}-${width}.avif`);
    // A plate has its model in the middle; a hero has it in the right half.
    const place =
      width === 1920 ? { width: 1100, left: 100, top: 40 } : { width: 720, left: 470, top: 70 };
    const model = await sharp(source).resize(place.width).png().toBuffer();
    const heading = path === '/' ? edition.site.name : title;
    const image = await sharp({ create: { ...size, channels: 3, background: ground[0] } })
      .composite([
        { input: model, left: place.left, top: place.top },
        { input: Buffer.from(overlay(edition, heading, ground)), left: 0, top: 0 },
      ])
      .png()
      .toBuffer();
    const jpeg = await sharp(image)
      .jpeg({ quality: 74, mozjpeg: true })
      .withXmp(description([edition.site.shortName, edition.site.kind, heading]))
      .toBuffer();
    await write(join('public/share', prefix, `${slugOf(path)}.jpg`), jpeg);
  }
}
