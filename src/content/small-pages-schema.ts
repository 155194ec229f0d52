import { z } from 'zod';
import { link, pageDescription, pageTitle, text } from './schemas.ts';

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
  ask: z.strictObject({ heading: text, text }),
});

export const smallPagesSchema = z.strictObject({
  underDevelopment: z.strictObject({ ...page, telugu: text }),
  notFound: z.strictObject({
    ...page,
    telugu: text,
    coursesHeading: text,
    pages: z.array(z.strictObject({ title: text, path: link })).min(1),
  }),
});
