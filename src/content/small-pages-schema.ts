import { z } from 'zod';
import { ground, link, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

const page = { title: pageTitle, description: pageDescription, heading: text, lead: text };

export const examinationsSchema = z.strictObject({
  ...page,
  telugu: text,
  table: z.strictObject({
    heading: text,
    unknown: text,
    entrance: text.describe('Pass mark of a course that leads to an entrance examination'),
  }),
  rules: z.strictObject({
    heading: text,
    items: z.array(z.strictObject({ heading: text, text })).min(1),
  }),
  ask: z.strictObject({ heading: text, text, picture: pictureName }),
});

export const smallPagesSchema = z.strictObject({
  underDevelopment: z.strictObject({
    ...page,
    telugu: text,
    meanwhile: z
      .strictObject({
        heading: text,
        links: z.array(z.strictObject({ title: text, path: link, ground })).min(1),
      })
      .describe('Pages that already say a part of it'),
  }),
  notFound: z.strictObject({
    ...page,
    telugu: text,
    coursesHeading: text,
    pages: z.array(z.strictObject({ title: text, path: link })).min(1),
  }),
});
