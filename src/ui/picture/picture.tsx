import type { PictureData } from '#src/lib/picture-data.ts';
import { belowLaptop, belowTablet } from '#src/styles/breakpoints.ts';

type PictureProps = {
  picture: PictureData;
  /** How wide the picture is shown, as the `sizes` attribute takes it. */
  sizes: string;
  /** The first picture of a page loads at once, all others when they come near. */
  eager?: boolean;
  /** Leave the picture out for screen readers where the text beside it says the same. */
  decorative?: boolean;
  className?: string | undefined;
};

/**
 * Begins the `sizes` of pictures as wide as a phone, heads apart: its screen is finer than they
 * need, so it is content with less.
 */
export const phoneSizes = `${belowTablet} 45vw`;

export function Picture({ picture, sizes, eager, decorative, className }: PictureProps) {
  const { name, width, height, widths, phone } = picture;
  return (
    <picture>
      {phone && (
        <source
          media={belowLaptop}
          type="image/avif"
          srcSet={srcSet(`${name}-phone`, phone.widths)}
          sizes={sizes}
          width={phone.width}
          height={phone.height}
        />
      )}
      {/* Phones that do not know AVIF are the oldest and slowest. */}
      {phone && (
        <source
          media={belowLaptop}
          type="image/webp"
          srcSet={`/pictures/${name}-phone-640.webp`}
          width={phone.width}
          height={phone.height}
        />
      )}
      <source type="image/avif" srcSet={srcSet(name, widths)} sizes={sizes} />
      <img
        src={`/pictures/${name}-${phone ? 1280 : 640}.webp`}
        width={width}
        height={height}
        alt={decorative ? '' : picture.alt}
        className={className}
        decoding="async"
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}

function srcSet(name: string, widths: readonly number[]): string {
  return widths.map((width) => `/pictures/${name}-${width}.avif ${width}w`).join(', ');
}
