import type { PictureData } from '#src/lib/picture-data.ts';
import { pictures } from './pictures.generated.ts';

/** A crop that phones are shown in place of a wide picture. */
const phone = { width: 720, height: 582, widths: [480, 720] };

/**
 * The shapes of the site's pictures, called as `art/inventory.mjs` calls them, and that of a
 * portrait. A photograph takes the shape of the picture in whose place it is.
 */
export const shapes = {
  hero: { width: 1920, height: 900, widths: [640, 1280, 1920], phone },
  band: { width: 1920, height: 620, widths: [640, 1280, 1920], phone },
  plate: { width: 1600, height: 1000, widths: [640, 1280, 1600], phone },
  picture: { width: 1280, height: 800, widths: [320, 640, 1280] },
  small: { width: 960, height: 640, widths: [320, 640, 960] },
  portrait: { width: 640, height: 736, widths: [320, 640] },
} as const;

export type Shape = keyof typeof shapes;
/** The shape, and what tells one photograph from another; it says nothing of who is on it. */
export type PhotographName = `photo-${Shape}-${string}`;

const names = Object.keys(shapes) as Shape[];

/** The pattern of a photograph's name in content files. */
export const photographPattern = (of: readonly Shape[] = names): string =>
  `photo-(?:${of.join('|')})-[0-9a-f]{8}`;

const photograph = new RegExp(`^${photographPattern()}$`);

export function isPhotograph(name: unknown): name is PhotographName {
  return typeof name === 'string' && photograph.test(name);
}

/** The shape of a picture of the site, by its name. */
export function shapeOf(name: string): Shape | undefined {
  if (isPhotograph(name)) return name.split('-')[1] as Shape;
  if (name.startsWith('/patterns/portrait-')) return 'portrait';
  return drawnKind(name)?.shape;
}

/** The sizes in which there is a picture of the site. */
export function sizesOf(name: string): Omit<PictureData, 'name' | 'alt'> {
  const kind = drawnKind(name);
  const shape: Omit<PictureData, 'name' | 'alt'> =
    shapes[kind?.shape ?? shapeOf(name) ?? 'picture'];
  if (!kind) return shape;
  return {
    ...shape,
    widths: kind.sharp ? [...shape.widths, 2880] : shape.widths,
    ...(shape.phone && {
      phone: {
        ...shape.phone,
        height: kind.phone === 'tall' ? 768 : shape.phone.height,
        widths: kind.phone ? [...shape.phone.widths, 1080] : shape.phone.widths,
      },
    }),
  };
}

/**
 * Drawn pictures have finer files too: `sharp` ones for screens of two pixels a point, `fine` ones for phones of
 * three, `tall` ones the same with a phone crop that is higher than wide.
 */
function drawnKind(name: string) {
  if (!Object.hasOwn(pictures, name)) return;
  const kind = /^(sharp-)?(?:(fine|tall)-)?(.+)$/.exec(pictures[name as keyof typeof pictures]);
  return kind && { sharp: Boolean(kind[1]), phone: kind[2], shape: kind[3] as Shape };
}

/** Which files of `public/pictures` a photograph consists of, and how large each is. */
export function photographFiles(name: PhotographName) {
  const shape = shapes[shapeOf(name) ?? 'picture'];
  const hand = 'phone' in shape ? shape.phone : undefined;
  return [
    ...shape.widths.map((width) => ({ file: `${name}-${width}.avif`, width, isPhone: false })),
    { file: `${name}-${hand ? 1280 : 640}.webp`, width: hand ? 1280 : 640, isPhone: false },
    ...(hand?.widths ?? []).map((width) => ({
      file: `${name}-phone-${width}.avif`,
      width,
      isPhone: true,
    })),
    ...(hand ? [{ file: `${name}-phone-640.webp`, width: 640, isPhone: true }] : []),
  ];
}

/** Every photograph that a value names, however deep, with the path of its field. */
export function photographsIn(
  value: unknown,
  field = '',
): { name: PhotographName; field: string }[] {
  if (isPhotograph(value)) return [{ name: value, field }];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => photographsIn(item, `${field}[${index}]`));
  }
  if (!value || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    photographsIn(item, field ? `${field}.${key}` : key),
  );
}
