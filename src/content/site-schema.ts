import { z } from 'zod';
import { link, pageDescription, prose } from './schemas.ts';

const clock = z.iso.time({ precision: -1, error: "must be a time such as '10:00', in quotes" });

/** Facts about the institution that every page may show. */
export const siteSchema = z.strictObject({
  name: prose.describe('As on the board at the gate; texts take it as {institution}'),
  shortName: prose.describe('Texts take it as {short}'),
  kind: prose.describe('Second line of the logo'),
  telugu: prose.describe('The name in Telugu, on pages of every language'),
  description: pageDescription,
  origin: z
    .url()
    .regex(/[^/]$/, 'must not end with a slash')
    .describe('The address of this website')
    .meta({ title: 'Website' }),
  phone: z
    .string()
    .regex(/^\+\d[\d ]{7,18}$/, 'must be an international number such as +91 98480 00000')
    .describe('For calls and WhatsApp alike, such as +91 98480 00000'),
  email: z.email().describe('Where letters and forms go'),
  founded: z.int().min(1900).max(2100).describe('Year; texts take it as {founded}'),
  claims: z
    .strictObject({
      experience: z.int().positive().describe('Years'),
      graduates: z.int().positive().describe('How many have graduated so far'),
      countries: z.int().positive().describe('In how many countries they work'),
      placement: z.number().min(0).max(100).describe('Per cent'),
    })
    .describe('As SPEC.md section 9 has them; texts take them as words in braces'),
  address: z.strictObject({
    campus: prose,
    locality: prose,
    district: prose,
    state: prose,
    postalCode: z
      .string()
      .regex(/^\d{6}$/, 'must be the six digits of the PIN code, in quotes')
      .describe('PIN code'),
    country: z.literal('IN'),
  }),
  mapUrl: z.url().describe('Where “Open in Maps” leads').meta({ title: 'Map' }),
  hours: z
    .array(
      z
        .strictObject({
          days: z.array(z.int().min(0).max(6)).min(1).describe('0 is Sunday, 6 is Saturday'),
          opens: clock,
          closes: clock,
        })
        .refine(({ opens, closes }) => opens < closes, 'closes before it opens'),
    )
    .describe('When the office is open; a day that is nowhere here is a holiday'),
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
