import { z } from 'zod';
import { faqSchema } from './faq.ts';
import { pageHead, pictureName, prose } from './fields.ts';

export const contactSchema = z.strictObject({
  ...pageHead,
  picture: pictureName,
  hours: z.strictObject({ heading: prose, note: prose }),
  form: z.strictObject({ heading: prose, note: prose }),
  map: z.strictObject({
    heading: prose,
    text: prose,
  }),
  social: z.strictObject({ heading: prose }),
  faq: faqSchema,
  questions: prose.describe('Above the questions about the facilities'),
});
