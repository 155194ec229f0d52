import type { PictureData } from '#src/lib/picture-data.ts';
import { pictures } from './pictures.generated.ts';
import type { PictureName } from './schemas.ts';

/** The manifest entry of a picture, ready for `<Picture>`. */
export function picture(name: PictureName): PictureData {
  const { width, height, widths, alt, ...rest } = pictures[name] as Omit<PictureData, 'name'>;
  return {
    name,
    width,
    height,
    widths,
    alt,
    ...(rest.phone ? { phone: rest.phone } : {}),
  };
}
