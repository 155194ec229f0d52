import { z } from 'zod';
import { pictures } from '#src/content/pictures.generated.ts';
import { resolve } from '#src/routes.ts';

/** Shapes that more than one content file uses. */

export const text = z.string().trim().min(1, 'must not be empty');

/** Page titles and descriptions are cut by search engines beyond these lengths. */
export const pageTitle = z.string().trim().min(5).max(70, 'is longer than 70 characters');
export const pageDescription = z
  .string()
  .trim()
  .min(50, 'is shorter than 50 characters')
  .max(165, 'is longer than 165 characters');

export type PictureName = keyof typeof pictures;

export const pictureName = z
  .custom<PictureName>(
    (value) => typeof value === 'string' && Object.hasOwn(pictures, value),
    'is no picture of the site. Names are listed in src/content/pictures.generated.ts',
  )
  .meta({ type: 'string', enum: Object.keys(pictures) });

/** A link to a page of this site (`/contact`, `/admissions#fees`) or a full https address. */
export const link = z
  .string()
  .refine(
    (value) =>
      value.startsWith('https://') ||
      (value.startsWith('/') && resolve(value.replace(/[?#].*$/, '')).kind === 'page') ||
      value === '/docs/fee-structure.pdf' ||
      value === '/admission',
    'leads nowhere. Use the address of a page of this site, such as /contact, or a full https:// address',
  );

/** The colour fields of the design; text and buttons follow the field they stand on. */
export const grounds = [
  'cloth',
  'white',
  'flour',
  'mist',
  'clay',
  'indigo',
  'deep',
  'madder',
  'neem',
  'turmeric',
] as const;
export const ground = z.enum(grounds);

export const medal = z.enum(['nursing', 'physio', 'lab', 'inter', 'academy']);

/** A day of any year, written month first as in ISO 8601: `12-31`. */
export const monthDay = z
  .string()
  .refine(
    (value) => z.iso.date().safeParse(`2000-${value}`).success,
    "must be a month and a day such as '12-31', in quotes",
  );

/** A question and its answer; the answer is Markdown and may hold links. */
export const faqItem = z.strictObject({ question: text, answer: text });
