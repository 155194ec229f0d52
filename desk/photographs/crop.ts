import { type Shape, shapes } from '#src/content/schemas/photographs.ts';

/** A place in a picture, as shares of its width and height. */
export type Focus = readonly [x: number, y: number];
export type Size = { width: number; height: number };
export type Crop = Size & { left: number; top: number };

/** Words are over the left of a hero, so what matters is in its right half. */
const focusOfHero = 0.72;

/**
 * The largest part of a photograph that has the shape of its place, moved so that the focus is
 * in its middle as nearly as the edges allow.
 *
 * @param photograph upright, in pixels
 */
export function cropAround(photograph: Size, shape: Shape, [x, y]: Focus): Crop {
  return cropTo(photograph, shapes[shape], [x, y], shape === 'hero' ? focusOfHero : 0.5);
}

/** The part that phones are shown, where they are shown another one. */
export function phoneCrop(photograph: Size, shape: Shape, focus: Focus): Crop | undefined {
  const place = shapes[shape];
  return 'phone' in place ? cropTo(photograph, place.phone, focus, 0.5) : undefined;
}

/** The size that a photograph has too few pixels for, or undefined if it is large enough. */
export function tooSmall(photograph: Size, shape: Shape): Size | undefined {
  const { width, height } = shapes[shape];
  const crop = cropAround(photograph, shape, [0.5, 0.5]);
  // A pixel lost in rounding is none that anybody misses.
  return crop.width < width - 1 ? { width, height } : undefined;
}

/** No camera of a phone makes larger files. */
export const mostBytes = 40_000_000;

/** The message for a file that is too large, or undefined if it is not. */
export function tooLarge(bytes: number): string | undefined {
  if (bytes <= mostBytes) return undefined;
  return `This file has ${Math.round(bytes / 1e6)} MB. Give a photograph of at most ${mostBytes / 1e6} MB.`;
}

function cropTo(photograph: Size, to: Size, [x, y]: Focus, middle: number): Crop {
  const scale = Math.min(photograph.width / to.width, photograph.height / to.height);
  const width = Math.round(to.width * scale);
  const height = Math.round(to.height * scale);
  return {
    width,
    height,
    left: within(x * photograph.width - middle * width, photograph.width - width),
    top: within(y * photograph.height - 0.5 * height, photograph.height - height),
  };
}

function within(value: number, most: number): number {
  return Math.round(Math.min(Math.max(value, 0), Math.max(most, 0)));
}
