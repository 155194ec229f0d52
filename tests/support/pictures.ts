import type { Page } from '@playwright/test';

/** Photographs in sight that are stretched, or that have too few pixels for their place. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const picture of document.images) {
      const { width, height, top, bottom } = picture.getBoundingClientRect();
      const inSight = picture.checkVisibility() && bottom > 0 && top < innerHeight;
      if (!inSight || width < 1 || picture.currentSrc.includes('.svg')) continue;
      // `naturalWidth` of a picture with `sizes` is that of its place; its file's is asked here.
      const file = Object.assign(new Image(), { src: picture.currentSrc });
      await file.decode();
      const { naturalWidth, naturalHeight } = file;
      const stretch = width / height / (naturalWidth / naturalHeight);
      if (getComputedStyle(picture).objectFit === 'fill' && Math.abs(stretch - 1) > 0.02) {
        found.push(`stretched by ${stretch}: ${file.src}`);
      }
      // Three quarters of the pixels in each direction still look sharp.
      if (naturalWidth * naturalHeight < 0.75 ** 2 * width * height) {
        found.push(`too coarse for ${width} by ${height}: ${file.src}`);
      }
    }
    return found;
  });
}
