import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { clock, dayOfCentury, distinct, link, prose } from './fields.ts';

/** How many letters a notice has at most: it stands above a page that somebody came for. */
const longest = 240;

const event = z
  .strictObject({
    name: prose.describe('What is in the calendar of a family, such as Open day'),
    day: dayOfCentury,
    starts: clock,
    ends: clock,
  })
  .refine(({ starts, ends }) => starts < ends, {
    path: ['ends'],
    error: "ends before it starts. Write starts: '10:00' and ends: '13:00'",
  })
  .describe('If families come on a day, such as an open day; they can put it into their calendar');

const notice = z
  .strictObject({
    text: prose
      .max(longest, `is longer than ${longest} letters. Say the rest on the page it leads to`)
      .describe('What has happened and what to do now, in a sentence or two'),
    link: z
      .strictObject({ title: prose.describe('Words of the link'), path: link })
      .optional()
      .describe('Where to read on'),
    where: z
      .enum(['everywhere', 'home', ...sectionIds])
      .describe('On every page, on the home page, or on all pages of one course'),
    from: dayOfCentury.describe('The first day on which visitors see it'),
    until: dayOfCentury.describe('The last day on which visitors see it'),
    event: event.optional(),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'is before the first day. Exchange the two, or check the years',
  })
  .refine(({ until, event }) => !event || event.day <= until, {
    path: ['until'],
    error: 'is before the day of the event. Write that day, or a later one',
  });

/** What families have to know for some days, such as a moved date or an open day. */
export const noticesSchema = z.strictObject({
  list: distinct(
    z
      .array(notice)
      .describe('Each shows from its first day to its last by the clock of the visitor')
      .meta({ title: 'Notices' }),
    'text',
  ),
});

export type Notice = z.output<typeof notice>;
