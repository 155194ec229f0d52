import { z } from 'zod';
import { faqSchema } from './faq-schema.ts';
import { pageDescription, pageTitle, text } from './schemas.ts';

export const contactSchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  ways: z.strictObject({ call: text, chat: text, mail: text }).describe('A line under each way'),
  hours: z.strictObject({ heading: text, note: text }),
  founder: z.strictObject({ words: text }),
  form: z.strictObject({ heading: text, note: text }),
  map: z.strictObject({ heading: text, text, drawing: text.describe('What the drawing shows') }),
  social: z.strictObject({ heading: text }),
  faq: faqSchema,
});
