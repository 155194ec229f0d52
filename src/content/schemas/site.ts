import { z } from 'zod';
import { weekdayName } from '#src/lib/format-day.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import {
  clock,
  dayOfCentury,
  distinct,
  link,
  pageDescription,
  pastDay,
  phoneNumber,
  prose,
  refuseRepeats,
  text,
  webAddress,
} from './fields.ts';

/** Facts about the institution that every page may show. */
export const siteSchema = z.strictObject({
  name: prose.describe('As on the board at the gate; texts take it as {institution}'),
  shortName: prose.describe('Texts take it as {short}'),
  kind: prose.describe('Second line of the logo'),
  teluguName: prose.describe('The name in Telugu, on pages of every language'),
  description: pageDescription,
  origin: z
    .string()
    .regex(
      /^https:\/\/([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/,
      'must be https:// and the domain in small letters, with nothing after it: https://www.example.org',
    )
    .describe('The address of this website')
    .meta({ title: 'Website', reads: 'website' }),
  launched: pastDay.nullable().describe('Day on which the website went live'),
  phone: phoneNumber.describe('For calls and WhatsApp alike, such as +91 98480 00000'),
  email: z.email().describe('Where letters and forms go'),
  founded: z
    .int()
    .min(1900)
    .refine(
      (year) => year <= Number(indianDay(new Date()).slice(0, 4)),
      'must be a year that has been, such as 2001',
    )
    .describe('Year; texts take it as {founded}'),
  claims: z
    .strictObject({
      experience: z.int().positive().describe('Years'),
      graduates: z.int().positive().describe('How many have graduated so far'),
      countries: z.int().positive().describe('In how many countries they work'),
      placement: z.number().min(0).max(100).describe('Per cent'),
    })
    .describe('What the college says of itself in figures; texts take them as words in braces'),
  answersIn: distinct(
    z.array(z.string().regex(/^[a-z]{2,3}$/, 'must be the code of a language')).min(1),
  ).describe('Languages that the office speaks, such as en and te; search engines read it'),
  address: z.strictObject({
    campus: prose,
    locality: prose,
    district: prose,
    state: prose,
    postalCode: z
      .string()
      .regex(/^\d{6}$/, 'must be the six digits of the PIN code, such as 522001')
      .meta({ reads: 'digits' })
      .describe('PIN code'),
    country: z.literal('IN'),
  }),
  mapUrl: webAddress.describe('Where “Open in Maps” leads').meta({ title: 'Map' }),
  hours: z
    .array(
      z
        .strictObject({
          days: distinct(z.array(z.int().min(0).max(6)).min(1)).describe('Of the week'),
          opens: clock,
          closes: clock,
        })
        .refine(
          ({ opens, closes }) => opens < closes,
          "closes before it opens. Write opens: '10:00' and closes: '17:00'",
        ),
    )
    .min(1)
    .superRefine((hours, context) => {
      const days = hours.flatMap((one, index) =>
        [...new Set(one.days)].map((day) => ({ value: day, path: [index, 'days'] })),
      );
      const explain = (day: unknown) =>
        `${weekdayName(Number(day), 'en-IN', 'long')} is in two lines. Write each day once`;
      refuseRepeats(days, context, explain);
    })
    .describe('When the office is open; a day that is nowhere here is a holiday'),
  daysOff: z
    .array(
      z
        .strictObject({
          from: dayOfCentury,
          to: dayOfCentury.optional().describe('The last day; leave it out for a single day'),
          name: prose.optional().describe('Such as Sankranti; visitors read it on these days'),
        })
        .refine(({ from, to = from }) => from <= to, {
          path: ['to'],
          error: 'is before the first day. Exchange the two, or check the years',
        })
        .refine(({ from, to = from }) => Date.parse(to) - Date.parse(from) < 62 * 86_400_000, {
          path: ['to'],
          error: 'is more than two months after the first day. Check the years',
        }),
    )
    .describe(
      'Days on which the office is closed, besides 26 January, 15 August and 2 October, which count in every year',
    ),
  social: distinct(
    z
      .array(
        z.strictObject({
          name: text.describe('As the link to it says, such as YouTube'),
          url: webAddress.describe('The page of the college there'),
        }),
      )
      .describe('Pages of the college on social networks'),
    'name',
    'url',
  ),
  navigation: distinct(z.array(z.strictObject({ title: prose, path: link })).min(1), 'path'),
  footer: z.strictObject({
    blurb: prose,
    quickLinks: distinct(z.array(z.strictObject({ title: prose, path: link })), 'path'),
    credit: prose,
    pictures: z
      .strictObject({
        drawn: prose.describe('While no picture of the site is a photograph'),
        mixed: prose.describe('As soon as one is'),
      })
      .describe('Says honestly what the pictures are; the website chooses the line'),
  }),
  chatGreeting: prose.describe('Prefilled first line of a WhatsApp chat'),
});

export type Site = z.output<typeof siteSchema>;
