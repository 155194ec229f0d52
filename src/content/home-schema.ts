import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { ground, link, medal, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

const action = z.strictObject({ title: text, path: link });

const popup = z.strictObject({
  button: text,
  buttonNote: text,
  title: text,
  intro: text,
  points: z.array(text).min(1),
  submit: text,
  success: text.describe('The alert after a submit, to the letter of SPEC.md section 7'),
});

/** The home page, block by block in the order of SPEC.md section 1. */
export const homeSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  hero: z.strictObject({
    label: text,
    slides: z
      .array(
        z.strictObject({
          ground,
          picture: pictureName,
          heading: text,
          text: text,
          actions: z.array(action).length(2),
        }),
      )
      .length(4),
  }),
  categories: z.strictObject({
    heading: text,
    note: text,
    items: z.array(
      z.strictObject({
        name: text,
        telugu: text,
        ground,
        medal,
        path: link,
        programmes: z.array(z.enum(sectionIds)).min(1),
      }),
    ),
  }),
  founder: z.strictObject({
    telugu: text,
    heading: text,
    words: text,
    more: text,
    action,
  }),
  why: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/),
          tab: text,
          title: text,
          content: text,
          points: z.array(text),
          image: pictureName,
          ground,
        }),
      )
      .length(3),
  }),
  international: z.strictObject({
    telugu: text,
    heading: text,
    text: text,
    map: text.describe('What the drawing of the world shows, for readers who cannot see it'),
    next: text.describe('Stands below a pop-up that was filled in: nothing has been sent yet'),
    admission: popup,
    internship: popup,
  }),
  articles: z.strictObject({
    heading: text,
    items: z
      .array(
        z.strictObject({
          link: link,
          image: pictureName,
          title: text,
          text: text,
          date: z.iso.date(),
        }),
      )
      .length(3),
    links: z.array(action),
  }),
  statistics: z.strictObject({
    label: text,
    headlines: z.array(text).length(11),
    figures: z
      .array(
        z.strictObject({
          label: text,
          value: z.int().positive(),
          suffix: text,
          drawing: z.enum(['stat-25', 'stat-100', 'stat-95']),
        }),
      )
      .length(3),
  }),
  apply: z.strictObject({
    telugu: text,
    heading: text,
    steps: z.array(z.strictObject({ title: text, text: text })),
    actions: z.array(action).length(2),
  }),
  gallery: z.strictObject({
    heading: text,
    pictures: z
      .array(z.strictObject({ picture: pictureName, caption: text }))
      .length(14)
      .refine(
        (items) => new Set(items.map(({ picture }) => picture)).size === items.length,
        'shows a picture twice',
      ),
  }),
});
