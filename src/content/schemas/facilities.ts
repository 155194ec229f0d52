import { z } from 'zod';
import { distinct, ground, link, pageMeta, pictureName, prose, question } from './fields.ts';

export const facilitiesSchema = z.strictObject({
  ...pageMeta,
  hero: z.strictObject({
    label: prose,
    action: z.strictObject({ title: prose, path: link }).describe('The button of every slide'),
    slides: z
      .array(z.strictObject({ ground, picture: pictureName, title: prose, text: prose }))
      .min(4, 'must hold at least four slides'),
  }),
  intro: z.strictObject({ heading: prose, text: prose }),
  facilities: distinct(
    z
      .array(
        z.strictObject({
          name: prose.describe('Such as Library'),
          description: prose.describe('What a student does there, in a short sentence'),
          question: question.optional().describe('What a family asks about it on WhatsApp'),
          image: pictureName,
          ground,
        }),
      )
      .min(12, 'must hold at least twelve facilities'),
    'question',
  ),
  ask: z.strictObject({ heading: prose, text: prose }),
  gallery: z.strictObject({
    heading: prose,
    action: z.strictObject({ title: prose, path: link }),
    pictures: z
      .array(z.strictObject({ picture: pictureName, caption: prose }))
      .min(10, 'must hold at least ten pictures'),
  }),
});
