import sharp from 'sharp';
import type { Edition } from '#src/content/check/edition.ts';
import { isPhotograph, shapeOf, sizesOf } from '#src/content/schemas/photographs.ts';
import { headPicture } from '#src/content/views/pictures.ts';
import type { Route } from '#src/routes.ts';
import type { Ground } from '#src/styles/grounds.ts';
import { tokenOn } from '#src/styles/palette.ts';
import { type DocumentData, drawPlain } from './typeset.ts';

/** Grounds that the madder zari suits, and not the indigo one. */
const withMadder: readonly Ground[] = ['madder', 'turmeric', 'flour', 'clay', 'deep'];

/** Colours of text, second text, and the zari with its bright and second thread. */
function coloursOn(ground: Ground) {
  const zari = withMadder.includes(ground) ? ['ma8', 'tu5', 'ma3'] : ['in9', 'tu5', 'ma5'];
  return ['text', 'highlight', ...zari].map((name) => tokenOn(ground, name));
}

/** The text of a page's share picture, and the page head that it is made from. */
export function shareData(edition: Edition, route: Route, title: string) {
  const { site } = edition.content;
  const { ground, picture } = headPicture(edition, route);
  const heading = route.page === 'home' ? site.name : title;
  return {
    lang: edition.lang,
    title,
    author: site.name,
    description: title,
    sizes: [1],
    shortName: site.shortName,
    kind: site.kind,
    heading,
    colours: coloursOn(ground),
    ground,
    model: picture,
  } satisfies DocumentData & Record<string, unknown>;
}

/**
 * The picture that chats and social media show of a page: mark and title above the picture of the
 * page's head. WhatsApp cuts a square out of the middle, so the title is within its 630 pixels.
 *
 * @returns JPEG, 1200 × 630
 */
export async function drawShare(edition: Edition, route: Route, title: string) {
  const data = shareData(edition, route, title);
  const letters = Buffer.from(await drawPlain('share-picture', data));
  const model = await modelOf(data.model);
  const background = model.ground ?? tokenOn(data.ground, 'ground');
  return sharp({ create: { width: 1200, height: 630, channels: 3, background } })
    .composite([{ input: model.data, raw: model.info, ...model.place }, { input: letters }])
    .jpeg({ quality: 70, progressive: true })
    .withXmp(description([data.shortName, data.kind, data.heading]))
    .toBuffer();
}

/** The vertical position of the picture, in pixels: below the title and above the zari. */
const band = { top: 264, height: 318 };

/** A drawing is whole on its own ground; a photograph fills the band. */
async function readModel(name: string) {
  const { width, widths } = sizesOf(name);
  const shape = shapeOf(name) ?? 'picture';
  const isOnGround = !isPhotograph(name) && ['hero', 'band', 'plate'].includes(shape);
  const file = `public/pictures/${name}-${widths.at(-1) ?? width}.avif`;
  const [r = 0, g = 0, b = 0] = await sharp(file)
    .extract({ left: 0, top: 0, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  const whole = isOnGround ? await sharp(file).trim({ threshold: 12 }).png().toBuffer() : file;
  const { data, info } = await sharp(whole)
    .resize(1200, band.height, { fit: isOnGround ? 'inside' : 'cover' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const place = { left: Math.round((1200 - info.width) / 2), top: band.top };
  return { data, info, place, ground: isOnGround ? { r, g, b } : undefined };
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
