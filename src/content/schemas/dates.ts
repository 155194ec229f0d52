import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { distinct, pageHead, pastDay, prose, text } from './fields.ts';
import { sourceSchema } from './sources.ts';

const day = z.iso
  .date({ abort: true })
  .refine((value) => /^20/.test(value), 'must be a day of this century');
const unknownDay = day.nullable().describe('Leave it empty while the day is not known');

/** In the order of a year of admissions. */
const names = {
  notice: 'the day of the notice',
  opens: 'the opening day',
  closes: 'the closing day',
  test: 'the day of the test',
  testEnds: 'the last day of the test',
} as const;

type Name = keyof typeof names;
type Days = { [name in Name | 'classes']?: string | null | undefined };

/** Days that follow each other as they do in any year; classes may begin before the last day. */
function checkOrder(days: Days, context: z.RefinementCtx): void {
  const fault = (name: string, message: string) =>
    context.addIssue({ code: 'custom', path: [name], message });
  const known = (Object.keys(names) as Name[]).filter((name) => days[name]);
  const pairs = known.slice(1).map((later, index) => [known[index], later] as const);
  for (const [earlier, later] of [...pairs, [known[0], 'classes'] as const]) {
    if (
      !earlier ||
      (earlier === 'closes' && later === 'classes') ||
      (days[earlier] ?? '') <= (days[later] ?? '9')
    )
      continue;
    fault(later, `is before ${names[earlier]}. Exchange the two, or check the years`);
  }
  for (const name of ['closes', 'classes'] as const) {
    const time = Date.parse(days[name] ?? '') - Date.parse(days.opens ?? '');
    if (time <= 366 * 86_400_000 || Number.isNaN(time)) continue;
    fault(name, 'is more than a year after the opening day. Check the years of both');
  }
}

const formYear = z
  .int()
  .min(2000)
  .max(2099)
  .optional()
  .describe('The year that the form is for, where it opens in the year before');

/** The dates of one past year, for families who want to know when to look out. */
const past = z
  .strictObject({
    notice: pastDay.optional().describe('Day on which the dates were made known, if before opens'),
    opens: pastDay.optional(),
    closes: pastDay.optional(),
    test: pastDay.optional(),
    testEnds: pastDay.optional(),
    classes: pastDay.optional(),
    note: prose.optional().describe('What was out of the ordinary, such as a test held again'),
    exception: prose
      .optional()
      .describe('The sentence that tells families of a last day which that year alone had'),
    once: z
      .boolean()
      .optional()
      .describe('Set for days that this year alone had; the drawing of the year leaves them out'),
    council: z
      .boolean()
      .optional()
      .describe(
        'Set for the last day and the classes that a national council allows, not of a form',
      ),
    year: formYear,
    part: prose.optional().describe('Which of several forms of a year it is, such as session 2'),
    source: sourceSchema,
  })
  .refine(
    ({ opens, closes, test }) => opens ?? closes ?? test,
    'must say when applications opened or closed, or when the test began',
  )
  .superRefine(checkOrder);

const watch = z
  .int()
  .min(1)
  .max(12)
  .optional()
  .describe(
    'Month, from 1 to 12, of the reminder; left out, it is two weeks before the notice of the last year',
  );

/** The body that makes the dates known. */
const body = z.strictObject({ name: prose, link: z.url({ protocol: /^https$/ }) });

const bothOrNeither = [
  (dates: { opens: string | null; closes: string | null }) =>
    (dates.opens === null) === (dates.closes === null),
  'must have the opening and the closing day, or neither',
] as const;

const programmeDates = z
  .strictObject({
    opens: unknownDay,
    closes: unknownDay,
    classes: unknownDay,
    body: body.nullable().describe('Leave it out if the college alone sets the dates'),
    follows: z
      .strictObject({
        id: text.describe('The entrance test or course, by its id: neet-ug, or intermediate'),
        from: z
          .int()
          .min(2020)
          .max(2099)
          .optional()
          .describe('The first year whose seats go by it; left out, all years'),
      })
      .optional()
      .describe('The form that comes first'),
    watch,
    past: z.array(past),
  })
  .refine(...bothOrNeither)
  .superRefine(checkOrder);

const entranceTest = z
  .strictObject({
    id: text.regex(/^[a-z-]+$/, 'must be of small letters and hyphens'),
    name: prose,
    for: prose.describe('Which courses it leads to'),
    opens: unknownDay,
    closes: unknownDay,
    test: unknownDay,
    testEnds: day.optional(),
    year: formYear,
    body,
    watch,
    past: z.array(past),
  })
  .refine(...bothOrNeither)
  .superRefine(checkOrder);

const block = z.strictObject({ heading: prose, text: prose });

export const datesSchema = z
  .strictObject({
    ...pageHead,
    programmes: z.record(z.enum(sectionIds), programmeDates),
    tests: z.strictObject({ ...block.shape, list: distinct(z.array(entranceTest).min(1), 'id') }),
    months: z.strictObject({ ...block.shape, press: prose }),
  })
  .superRefine(({ programmes, tests }, context) => {
    const tested = tests.list.map(({ id }) => id);
    for (const [id, { follows }] of Object.entries(programmes)) {
      const first = sectionIds.find((one) => one === follows?.id);
      const leads = first && first !== id && programmes[first].follows === undefined;
      if (follows === undefined || leads || tested.includes(follows.id)) continue;
      context.addIssue({
        code: 'custom',
        path: ['programmes', id, 'follows', 'id'],
        message: `must be the id of an entrance test, such as ${tested[0]}, or of another course that follows none`,
      });
    }
  });

export type EntranceTest = z.output<typeof entranceTest>;
export type PastDates = z.output<typeof past>;
