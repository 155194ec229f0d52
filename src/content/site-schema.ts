import { z } from 'zod';
import { link, pageDescription, prose } from './schemas.ts';

const clock = z.iso.time({ precision: -1, error: "must be a time such as '10:00', in quotes" });

/** Facts about the institution that every page may show. */
export const siteSchema = z.strictObject({
  name: prose,
  shortName: prose,
  kind: prose.describe('Second line of the logo'),
  telugu: prose,
  description: pageDescription,
  origin: z.url().regex(/[^/]$/, 'must not end with a slash'),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{7,18}$/, 'must be an international number such as +91 98480 00000'),
  email: z.email(),
  founded: z.int().min(1900).max(2100),
  claims: z
    .strictObject({
      experience: z.int().positive().describe('Years'),
      graduates: z.int().positive(),
      countries: z.int().positive(),
      placement: z.number().min(0).max(100).describe('Per cent'),
    })
    .describe('As SPEC.md section 9 has them; texts take them as words in braces'),
  address: z.strictObject({
    campus: prose,
    locality: prose,
    district: prose,
    state: prose,
    postalCode: z.string().regex(/^\d{6}$/, 'must be the six digits of the PIN code, in quotes'),
    country: z.literal('IN'),
  }),
  mapUrl: z.url(),
  hours: z.array(
    z
      .strictObject({
        days: z.array(z.int().min(0).max(6)).min(1).describe('0 is Sunday, 6 is Saturday'),
        opens: clock,
        closes: clock,
      })
      .refine(({ opens, closes }) => opens < closes, 'closes before it opens'),
  ),
  social: z.array(
    z.strictObject({ name: z.enum(['LinkedIn', 'Instagram', 'Facebook']), url: z.url() }),
  ),
  navigation: z.array(z.strictObject({ title: prose, path: link })),
  footer: z.strictObject({
    blurb: prose,
    quickLinks: z.array(z.strictObject({ title: prose, path: link })),
    credit: prose,
    pictures: prose.describe('Says honestly what the pictures show'),
  }),
  chatGreeting: prose.describe('Prefilled first line of a WhatsApp chat'),
});

export type Site = z.output<typeof siteSchema>;
