import sharp from 'sharp';
import type { Edition } from '#src/content/check/edition.ts';
import { sizesOf } from '#src/content/schemas/photographs.ts';
import type { Path } from '#src/routes.ts';
import { type DocumentData, drawPlain } from './typeset.ts';

/** Start of an address, and the drawing beside its title with its ground; the first that fits is taken. */
const models = [
  ['/courses/bachelor/gnw', 'hero-skills', 'madder'],
  ['/courses/bachelor/bsc-nursing', 'hero-village', 'madder'],
  ['/courses/bachelor/mlt', 'hero-teachlab', 'neem'],
  ['/courses/bachelor/bpt', 'hero-field', 'turmeric'],
  ['/courses/bachelor', 'hero-hospital', 'mist'],
  ['/courses/inter-&-vocational', 'hero-circle', 'indigo'],
  ['/courses/academies', 'hero-lecture', 'cloth'],
  ['/courses/master', 'hero-lab', 'neem'],
  ['/courses', 'hero-courses', 'cloth'],
  ['/about-us', 'hero-campus-h', 'mist'],
  ['/admissions', 'hero-bus-h', 'flour'],
  ['/contact', 'hero-district', 'cloth'],
  ['/facilities', 'hero-library', 'indigo'],
  ['/examinations', 'hero-exam', 'mist'],
  ['/privacy-policy', 'hero-library', 'indigo'],
  ['/terms-and-conditions', 'hero-library', 'indigo'],
  ['', 'hero-campus', 'indigo'],
] as const;

/** The colours on each ground: text, second text, and the zari with its bright and second thread. */
const grounds = {
  indigo: ['cl0', 'tu3', ['in9', 'tu5', 'ma5']],
  madder: ['cl0', 'tu3', ['ma8', 'tu5', 'ma3']],
  neem: ['cl0', 'tu3', ['in9', 'tu5', 'ma5']],
  turmeric: ['ink', 'ma8', ['ma8', 'tu5', 'ma3']],
  cloth: ['ink', 'ma7', ['in9', 'tu5', 'ma5']],
  mist: ['ink', 'ma7', ['in9', 'tu5', 'ma5']],
  flour: ['ink', 'ma7', ['ma8', 'tu5', 'ma3']],
} as const;

/** What the picture of a page says, and the name of its drawing. A section's title reads "Course - page". */
export function shareData({ lang, content: { site } }: Edition, path: Path, title: string) {
  const [, model, ground] =
    models.find(([start]) => path === start || path.startsWith(`${start}/`)) ?? models[0];
  const [course = null, page = title] = title.includes(' - ') ? title.split(/ - (.*)/) : [];
  return {
    lang,
    title,
    author: site.name,
    description: title,
    sizes: [1],
    shortName: site.shortName,
    kind: site.kind,
    // Small above the heading.
    course,
    heading: path === '/' ? site.name : page,
    // Names of colours in `src/styles/tokens.css`.
    colours: grounds[ground],
    model,
  } satisfies DocumentData & Record<string, unknown>;
}

/**
 * The picture that chats and social media show of a page: title, mark, and a drawing on its ground.
 *
 * @param path below the language's home
 * @returns JPEG, 1200 × 630
 */
export async function drawShare(edition: Edition, path: Path, title: string) {
  const data = shareData(edition, path, title);
  const letters = Buffer.from(await drawPlain('share-picture', data));
  const model = await modelOf(data.model);
  const [red = 0, green = 0, blue = 0] = model.data;
  const background = { r: red, g: green, b: blue };
  return sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .composite([{ input: model.data, raw: model.info, ...model.place }, { input: letters }])
    .jpeg({ quality: 70, progressive: true })
    .withXmp(description([data.shortName, data.kind, path === '/' ? data.heading : title]))
    .toBuffer();
}

/** A drawing as large as it is beside a title. A plate has its model in the middle, a hero in the right half. */
async function readModel(name: string) {
  const { width } = sizesOf(name);
  const [size, left, top] = width === 1920 ? [1100, 100, 40] : [720, 470, 70];
  const { data, info } = await sharp(`public/pictures/${name}-${width}.avif`)
    .resize(size)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info, place: { left, top } };
}

const read = new Map<string, ReturnType<typeof readModel>>();

function modelOf(name: string) {
  const model = read.get(name) ?? readModel(name);
  read.set(name, model);
  return model;
}

/** The drawn texts as metadata, so that a test can read what a picture shows. */
function description(texts: readonly string[]): string {
  const text = texts.join(' | ').replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${text}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta>`;
}
