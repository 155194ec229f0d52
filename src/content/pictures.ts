import type { PictureData } from '#src/lib/picture-data.ts';
import { pictures } from './pictures.generated.ts';
import type { PictureName } from './schemas.ts';

/** A picture with its text, ready for `<Picture>`. */
export function picture(
  { content }: { content: { pictures: Record<PictureName, string> } },
  name: PictureName,
): PictureData {
  const { width, height, widths, phone }: Omit<PictureData, 'name' | 'alt'> = pictures[name];
  const alt = content.pictures[name];
  return { name, width, height, widths, alt, ...(phone ? { phone } : {}) };
}
