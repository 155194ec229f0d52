/** A picture of the site with the sizes that exist, as the manifest made by `npm run art` lists it. */
export type PictureData = {
  name: string;
  width: number;
  height: number;
  /** Widths in pixels of the AVIF files. */
  widths: readonly number[];
  alt: string;
  /** A crop composed for phones. */
  phone?: { width: number; height: number; widths: readonly number[] };
};
