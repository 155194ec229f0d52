import { z } from 'zod';
import { schemeCategories } from '#src/domain/scholarships.ts';
import { sectionIds } from '#src/routes.ts';
import { pageHead, prose, question, refuseRepeats, text } from './fields.ts';
import { sourceSchema } from './sources.ts';

/** The courses that a list can be chosen for; the rules of `papers.module.css` name them too. */
export const paperCourses = [...sectionIds, 'master'] as const;

/** The backgrounds of applicants; the rules of `papers.module.css` name these too. */
export const applicants = [
  'class-10',
  'after-intermediate',
  'gnm-holder',
  'other-state',
  'abroad',
] as const;

const paper = z.strictObject({
  id: text
    .regex(/^[a-z-]+$/, 'must be of small letters and hyphens')
    .describe('Ticks are kept under it'),
  name: prose,
  what: prose.describe('What it is, or what it proves'),
  where: prose.describe('Where to get it'),
  time: prose.optional().describe('How long that takes, where a source says so'),
  courses: z.array(z.enum(paperCourses)).min(1).optional().describe('All courses without it'),
  applicants: z.array(z.enum(applicants)).min(1).optional().describe('All applicants without it'),
  categories: z
    .array(z.enum(schemeCategories))
    .min(1)
    .optional()
    .describe('For a scholarship only students of these need it'),
  source: sourceSchema.optional(),
});

export const documentsSchema = z.strictObject({
  ...pageHead,
  invite: prose.describe('Words of the links that lead here'),
  choose: z.strictObject({
    course: prose,
    master: prose.describe('The choice for all master courses'),
    applicant: prose,
    applicants: z.record(z.enum(applicants), prose),
  }),
  count: prose.describe('Before the number of papers that are left after a choice'),
  kept: prose.describe('Where the ticks are kept'),
  print: prose,
  groups: z
    .array(z.strictObject({ heading: prose, papers: z.array(paper).min(1) }))
    .min(1)
    // Ticks are kept under ids.
    .superRefine((groups, context) => {
      const ids = groups.flatMap(({ papers }, group) =>
        papers.map(({ id }, index) => ({ value: id, path: [group, 'papers', index, 'id'] })),
      );
      refuseRepeats(ids, context);
    })
    .describe('The first is open, the others open when something is chosen'),
  after: z.strictObject({
    heading: prose,
    points: z.array(prose).min(1),
    sources: z.array(sourceSchema),
  }),
  unknown: z.strictObject({
    heading: prose,
    text: prose.nullable().describe('What else the office needs; empty while it has not told'),
    question: question.describe('Asks for it on WhatsApp while it is empty'),
  }),
});

export type Paper = z.output<typeof paper>;
