import type { Edition } from '#src/content/check/edition.ts';
import type { PictureName } from '#src/content/schemas/fields.ts';
import { isPhotograph, sizesOf } from '#src/content/schemas/photographs.ts';
import type { PictureData } from '#src/lib/picture-data.ts';
import type { Route } from '#src/routes.ts';
import type { Ground } from '#src/styles/grounds.ts';

type Described = { content: { pictures: Record<PictureName, string> } };

/** A picture with its text, ready for `<Picture>`. */
export function picture({ content }: Described, name: PictureName): PictureData {
  const { width, height, widths, phone } = sizesOf(name);
  const alt = content.pictures[name] ?? '';
  return { name, width, height, widths, alt, ...(phone ? { phone } : {}) };
}

type Head = {
  heading: string;
  greeting?: string;
  lead: string;
  ground: Ground;
  picture?: PictureName | undefined;
};

/** The top of a page from its content, ready for `<PageHead>`. */
export function headOf(
  edition: Described,
  { heading, greeting, lead, ground, picture: name }: Head,
) {
  return { heading, greeting, lead, ground, picture: name && picture(edition, name) };
}

/** A picture beside words that say the same: there a drawing is silent, not so a photograph. */
export function illustration(edition: Described, name: PictureName): PictureData {
  const shown = picture(edition, name);
  return isPhotograph(name) ? shown : { ...shown, alt: '' };
}

/** The photograph of a member, or nothing where a drawing stands for it. */
export function photographOf(edition: Described, image: string): PictureData | undefined {
  return isPhotograph(image) ? picture(edition, image) : undefined;
}

/** Picture and ground at the top of a page; a page without a picture has those of Home. */
export function headPicture({ content }: Edition, route: Route): HeadPicture {
  const { home, facilities, programmes } = content;
  const [first] = home.hero.slides;
  if (!first) throw new Error('Home has no slide.');
  if (route.page === 'section') {
    const { ground, hero } = programmes[route.section];
    return { ground, picture: hero.picture };
  }
  if (route.page === 'home' || route.page === 'components') return first;
  if (route.page === 'facilities') return facilities.hero.slides[0] ?? first;
  const head: { ground: Ground; picture?: PictureName | undefined } = content[route.page];
  const { ground, picture: name } = head;
  return name ? { ground, picture: name } : first;
}

type HeadPicture = { ground: Ground; picture: PictureName };
