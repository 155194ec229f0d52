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
  plan: z
    .strictObject({
      heading: prose,
      text: prose,
      withoutScript: prose,
      closed: prose.describe('Above the days off'),
      day: prose,
      time: prose,
      people: prose,
      course: prose,
      anyCourse: prose,
      start: prose.describe('Before a day and a time are chosen'),
      gone: prose.describe('Where the chosen day or time has passed'),
      promise: prose.describe('That the office has still to agree'),
      calendar: prose,
      title: prose.describe('Of the entry in the visitor’s calendar'),
      bring: z.strictObject({ heading: prose, list: z.array(prose).min(1) }),
      papers: prose,
      print: prose,
      privacy: prose,
      link: prose.describe('Of the links that lead here'),
    })
    .describe('“Plan your visit”'),
  social: z.strictObject({ heading: prose }),
  faq: faqSchema,
  questions: prose.describe('Above the questions about the facilities'),
});
