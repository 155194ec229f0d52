import { z } from 'zod';
import { faqSchema } from './faq.ts';
import { pageHead, pictureName, prose } from './fields.ts';

export const contactSchema = z.strictObject({
  ...pageHead,
  picture: pictureName,
  ways: z.strictObject({ call: prose, chat: prose, mail: prose }).describe('A line under each way'),
  hours: z.strictObject({ heading: prose, note: prose }),
  founder: z.strictObject({ words: prose }),
  form: z.strictObject({ heading: prose, note: prose }),
  map: z.strictObject({
    heading: prose,
    text: prose,
  }),
  social: z.strictObject({ heading: prose }),
  faq: faqSchema,
});
