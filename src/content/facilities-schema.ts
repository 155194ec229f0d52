import { z } from 'zod';
import { ground, link, pageDescription, pageTitle, pictureName, text } from './schemas.ts';

export const facilitiesSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  hero: z.strictObject({
    label: text,
    slides: z
      .array(z.strictObject({ ground, picture: pictureName, title: text, text }))
      .length(4, 'must hold four slides'),
  }),
  intro: z.strictObject({ heading: text, telugu: text, text }),
  facilities: z
    .array(z.strictObject({ name: text, description: text, image: pictureName, ground }))
    .length(12, 'must hold twelve facilities'),
  gallery: z.strictObject({
    heading: text,
    action: z.strictObject({ title: text, path: link }),
    pictures: z
      .array(z.strictObject({ picture: pictureName, caption: text }))
      .length(10, 'must hold ten pictures'),
  }),
});
