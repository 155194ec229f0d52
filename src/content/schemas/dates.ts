import { z } from 'zod';
import { sectionIds } from '#src/routes.ts';
import { distinct, pageHead, pastDay, prose, text } from './fields.ts';
import { sourceSchema } from './sources.ts';

const day = z.iso
  .date()
  .refine((value) => /^20/.test(value), "must be a day of this century, such as '2027-04-07'");
const unknownDay = day.nullable().describe('A day; empty while nobody has told it');

/** In the order of a year of admissions. */
const order = ['opens', 'closes', 'test', 'testEnds'] as const;

type Days = { [Name in (typeof order)[number] | 'classes']?: string | null | undefined };

/** Days that follow each other as they do in any year. */
function checkOrder(days: Days, context: z.RefinementCtx): void {
  const known = order.flatMap((name) => (days[name] ? [{ name, day: days[name] }] : []));
  const pairs = known.slice(1).map((later, index) => [known[index], later] as const);
  const [first] = known;
  if (first && days.classes) pairs.push([first, { name: 'classes' as never, day: days.classes }]);
  for (const [earlier, later] of pairs) {
    if (!earlier || earlier.day <= later.day) continue;
    const message = `is before the day in '${earlier.name}'. Exchange the two, or check the years`;
    context.addIssue({ code: 'custom', path: [later.name], message });
  }
  const { opens, closes } = days;
  if (opens && closes && Date.parse(closes) - Date.parse(opens) > 366 * 86_400_000) {
    const message = "is more than a year after 'opens'. Check the years of both";
    context.addIssue({ code: 'custom', path: ['closes'], message });
  }
}

/** The dates of one past year, for families who want to know when to look out. */
const past = z
  .strictObject({
    opens: pastDay.optional(),
    closes: pastDay.optional(),
    test: pastDay.optional(),
    testEnds: pastDay.optional(),
    classes: pastDay.optional(),
    note: prose.optional().describe('What was out of the ordinary, such as a test held again'),
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
    'Month from which to look for the notice, where it may come before those of earlier years',
  );

/** The body that makes the dates known. */
const body = z.strictObject({ name: prose, link: z.url({ protocol: /^https$/ }) });

const bothOrNeither = [
  (dates: { opens: string | null; closes: string | null }) =>
    (dates.opens === null) === (dates.closes === null),
  'must have both days or neither, opens and closes, so that a past day never shows as open',
] as const;

const programmeDates = z
  .strictObject({
    opens: unknownDay,
    closes: unknownDay,
    classes: unknownDay,
    body: body.nullable().describe('Empty where the college alone sets the dates'),
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
    body,
    watch,
    past: z.array(past),
  })
  .refine(...bothOrNeither)
  .superRefine(checkOrder);

const block = z.strictObject({ heading: prose, text: prose });

export const datesSchema = z.strictObject({
  ...pageHead,
  today: z.strictObject({ heading: prose }),
  courses: block,
  programmes: z.record(z.enum(sectionIds), programmeDates),
  tests: z.strictObject({ ...block.shape, list: distinct(z.array(entranceTest).min(1), 'id') }),
  months: block,
});

export type EntranceTest = z.output<typeof entranceTest>;
export type PastDates = z.output<typeof past>;
