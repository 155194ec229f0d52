import { z } from 'zod';
import { ground, link, pageDescription, pageTitle, pictureName, prose } from './schemas.ts';

const page = { title: pageTitle, description: pageDescription, heading: prose, lead: prose };

export const examinationsSchema = z.strictObject({
  ...page,
  telugu: prose,
  table: z.strictObject({
    heading: prose,
    unknown: prose,
    entrance: prose.describe('Pass mark of a course that leads to an entrance examination'),
  }),
  rules: z.strictObject({
    heading: prose,
    items: z.array(z.strictObject({ heading: prose, text: prose })).min(1),
  }),
  ask: z.strictObject({ heading: prose, text: prose, picture: pictureName }),
});

export const smallPagesSchema = z.strictObject({
  underDevelopment: z.strictObject({
    ...page,
    telugu: prose,
    meanwhile: z
      .strictObject({
        heading: prose,
        links: z.array(z.strictObject({ title: prose, path: link, ground })).min(1),
      })
      .describe('Pages that already say a part of it'),
  }),
  offline: z.strictObject({
    ...page,
    telugu: prose,
    retry: prose,
    pages: prose.describe('Heading over the pages that are kept on the device'),
  }),
  notFound: z.strictObject({
    ...page,
    telugu: prose,
    coursesHeading: prose,
    pages: z.array(z.strictObject({ title: prose, path: link })).min(1),
  }),
});
