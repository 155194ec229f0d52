import type { PictureName } from '#src/content/schemas/fields.ts';
import { isPhotograph, sizesOf } from '#src/content/schemas/photographs.ts';
import type { PictureData } from '#src/lib/picture-data.ts';
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
