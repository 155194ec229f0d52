import { z } from 'zod';
import { programs } from '#src/domain/enquiry-message.ts';
import {
  categories,
  entrySubjects,
  markBases,
  qualifications,
  streams,
} from '#src/domain/entry-rules.ts';
import { passBases } from '#src/domain/programme-facts.ts';
import { schemeLevels } from '#src/domain/scholarships.ts';
import { indianDay } from '#src/lib/indian-day.ts';
import { sectionIds } from '#src/routes.ts';
import {
  distinct,
  ground,
  link,
  medal,
  monthDay,
  pageDescription,
  pageTitle,
  paragraphs,
  pictureName,
  prose,
  question,
  refuseRepeats,
  text,
} from './fields.ts';
import { sourceSchema } from './sources.ts';

const percentage = z.number().positive('must be more than 0').max(100);
const age = z.int().min(10).max(70);
const category = z.enum(categories);

/** How long a course lasts. Every phrase about it is made from these values. */
export const durationSchema = z.strictObject({
  years: z.int().min(1).max(10).describe('Years of study'),
  internshipMonths: z.int().min(1).max(24).optional().describe('Months of internship'),
  internshipWithin: z.boolean().optional().describe('The internship is part of the years'),
  semesters: z.int().min(1).max(20).optional(),
  fullTime: z.boolean().optional(),
});

/** Entry rules, as values: criteria tables say them in words, other pages compute with them. */
export const entrySchema = z
  .strictObject({
    previous: z
      .array(z.enum(qualifications))
      .min(1)
      .describe('What an applicant has passed before'),
    streams: z
      .union(
        [z.literal('any'), z.array(z.enum(streams)).min(1)],
        `must be any, or a list of ${streams.join(', ')}: [BiPC]`,
      )
      .optional(),
    subjects: z
      .array(z.enum(entrySubjects))
      .optional()
      .describe('Subjects that must have been taken'),
    minimum: z
      .strictObject({
        percentage,
        over: z.enum(markBases).describe('Of all marks, or of physics, chemistry and biology'),
      })
      .optional()
      .describe('Least marks'),
    stricter: z
      .strictObject({ percentage, over: z.enum(markBases) })
      .optional()
      .describe(
        'The same minimum as another body counts it: whoever meets only one of them is told to ask',
      ),
    reserved: z
      .array(
        z.strictObject({
          categories: distinct(z.array(category)),
          percentage,
          ground: prose.optional().describe('Where the rule is from: in past prospectuses'),
        }),
      )
      .optional(),
    vocationalWithBridge: z.boolean().optional(),
    through: z
      .array(z.strictObject({ previous: z.enum(qualifications), course: prose }))
      .optional()
      .describe('Previous courses whose holders have to pass another course first'),
    age: z
      .strictObject({
        minimum: age.optional().describe('Years'),
        maximum: age.optional().describe('Years'),
        reckonedOn: monthDay
          .optional()
          .describe('The day on which the age counts: month and day, such as 12-31'),
        relaxation: z
          .strictObject({
            categories: distinct(z.array(category).min(1)),
            years: z.int().min(1).max(30).nullable(),
          })
          .optional(),
        older: prose.optional().describe('Told to those above the maximum'),
      })
      .refine(
        ({ minimum, maximum }) => minimum !== undefined || maximum !== undefined,
        'must have a minimum or a maximum, such as minimum: 17',
      )
      .refine(
        ({ minimum = 0, maximum = Number.POSITIVE_INFINITY }) => minimum <= maximum,
        'has a maximum below its minimum. Exchange the two or correct one',
      )
      .optional(),
    more: prose.optional().describe('Rules that the finder does not ask about'),
    disability: z
      .boolean()
      .optional()
      .describe('A medical board decides whether a disability allows the course'),
  })
  .refine(
    ({ minimum, reserved = [] }) =>
      reserved.every(({ percentage }) => percentage <= (minimum?.percentage ?? 0)),
    {
      path: ['reserved'],
      error: 'requires more than the minimum of all. Write a smaller percentage',
    },
  );

/** Requirements of a seat beyond marks and age: an entrance test, counselling, a merit list. */
export const selectionSchema = z.strictObject({
  short: prose.optional().describe('In about five words, for tables'),
  text: prose.describe('Starts with the answer; no words in braces'),
  source: sourceSchema.optional().describe('Leave it out only where no rule is known'),
  further: z
    .array(sourceSchema)
    .min(1)
    .optional()
    .describe('Sources of other rules in the table of requirements'),
});

/** Entities of SPEC.md section 3, with its field names. */
const subjectRow = z.strictObject({
  subject: prose,
  paperCode: z
    .string()
    .nullable()
    .describe('As the board prints it; empty until the board confirms'),
  medium: prose,
  assessment: prose,
});
const stream = z.strictObject({
  subjects: z.array(subjectRow).min(1),
  coreSubjectFocus: z.array(prose).min(1),
  labPracticals: z.array(z.strictObject({ subject: prose, labPracticals: z.array(prose).min(1) })),
});
const moduleRow = z.strictObject({
  module: prose,
  physics: prose,
  chemistry: prose,
  mathematics: prose.optional(),
  biology: prose.optional(),
  aptitude_gk: prose.optional(),
});
const semester = z.strictObject({
  Semester: prose,
  Subjects: z.array(prose),
  TrainingAndLabs: z.array(prose),
});
const hours = z.int().min(1).max(10_000);
const yearOfStudy = z.strictObject({
  Year: prose,
  hours: z
    .strictObject({
      theory: hours.optional().describe('Hours in class'),
      practice: hours.optional().describe('Hours in laboratories, on wards and in the field'),
      internship: hours.optional(),
    })
    .optional()
    .describe('As the syllabus gives them; leave them out where it does not'),
  summary: prose.describe('What it is about, in one line, for the course sheet'),
  Semesters: distinct(z.array(semester).min(1), 'Semester'),
});
const curriculum = z.strictObject({
  Program: prose,
  Duration: prose,
  Years: distinct(z.array(yearOfStudy).min(1), 'Year'),
});
const programRequirement = z.strictObject({
  Program: prose,
  Requirements: z
    .array(
      z.strictObject({
        Requirement: prose,
        Details: prose,
        finder: z
          .literal(true)
          .optional()
          .describe('“What can I study?” tells it with the course, as it cannot ask for it'),
      }),
    )
    .min(1),
});
const career = z.strictObject({
  Program: prose,
  Description: prose,
  CareerPathways: z.array(z.strictObject({ CareerOption: prose, WhereYouCanWork: prose })).min(1),
  GlobalExposure: z.strictObject({
    InternationalExchange: prose.nullable(),
    Internships: prose.nullable(),
  }),
});

/** The kinds of content that a sub-page shows below its lead. */
const pageKinds = [
  'about',
  'curriculum',
  'criteria',
  'career',
  'groups',
  'requirements',
  'stream',
  'common-features',
  'modules',
  'module-overview',
] as const;

const page = z.strictObject({
  title: pageTitle,
  nav: prose.describe('Short name in the Quick Navigation'),
  description: pageDescription,
  lead: prose,
  show: z.enum(pageKinds),
  of: text.optional().describe('Which stream or module plan, where the programme has several'),
  parts: z
    .array(
      z.strictObject({
        heading: prose,
        text: paragraphs.optional(),
        points: z.array(prose).optional(),
        links: z.array(z.strictObject({ title: prose, path: link })).optional(),
        questions: distinct(z.array(question))
          .optional()
          .describe('What a family asks on WhatsApp'),
        picture: pictureName.optional().describe('Below the part'),
      }),
    )
    .optional(),
  note: prose.optional(),
  closing: prose.optional().describe('Last sentence of the page'),
});

export const programmeSchema = z.strictObject({
  id: z.enum(sectionIds),
  name: prose.describe('As page titles and notices say it'),
  enquiry: z
    .enum(programs)
    .optional()
    .describe('What the enquiry form calls it, where it is listed there'),
  fullName: prose.describe('Without abbreviations'),
  credential: prose.describe('What a student holds at the end'),
  level: z.enum(schemeLevels).describe('Level of study, by which scholarships are given'),
  leads: prose.describe('What a student can do afterwards'),
  preview: prose.describe('Title in chats: course, place, entry and seats, in up to 70 letters'),
  ground,
  medal,
  indicative: prose.optional().describe('Shown on every page of a programme that is not confirmed'),
  hero: z.strictObject({
    heading: prose,
    tagline: prose,
    picture: pictureName,
    fades: z.boolean().optional().describe('The picture fades in and out'),
  }),
  since: z
    .int()
    .min(1900)
    .refine(
      (year) => year <= Number(indianDay(new Date()).slice(0, 4)),
      'must be a year that has been, such as 2001',
    )
    .nullable()
    .describe('Year in which it began here'),
  duration: durationSchema,
  intake: z
    .array(
      z.strictObject({
        group: z.enum(streams).optional().describe('Where the seats are counted by group'),
        seats: z
          .int()
          .min(1)
          .max(2000)
          .nullable()
          .describe('Seats a year. Leave it empty while the number is not known'),
      }),
    )
    .min(1)
    .superRefine((intake, context) => {
      const none = 'an intake without a group';
      const groups = intake.map(({ group = none }, index) => ({ value: group, path: [index] }));
      refuseRepeats(groups, context, (group) => `${group} appears twice. Remove one of the two`);
    }),
  entry: entrySchema,
  selection: selectionSchema,
  lengthNote: prose.optional().describe('Why the length of the course is written in two ways'),
  attendance: z
    .union(
      [
        z.strictObject({ theory: percentage, clinical: percentage }),
        z.strictObject({ subject: percentage }),
      ],
      'must be numbers without %, up to 100: attendance: { theory: 80, clinical: 100 }, or attendance: { subject: 75 }',
    )
    .nullable(),
  passMark: z.strictObject({ percentage, in: z.enum(passBases) }).nullable(),
  medium: prose.nullable(),
  pages: z.record(z.string(), page),
  notices: z
    .strictObject({ curriculum: prose })
    .optional()
    .describe('In place of data that is not known, where the usual words do not fit'),

  curriculum: curriculum.optional(),
  requirements: programRequirement.optional(),
  career: career.optional(),
  curriculumGroups: z
    .array(z.strictObject({ group: prose, subjectsOffered: prose }))
    .min(1)
    .optional(),
  requirementRows: z
    .array(z.strictObject({ requirement: prose, details: prose }))
    .min(1)
    .optional(),
  commonFeatures: z
    .array(z.strictObject({ aspect: prose, details: prose }))
    .min(1)
    .optional(),
  streams: z.record(z.string(), stream).optional(),
  modules: z
    .record(
      z.string(),
      z.strictObject({ Program: prose, leadsTo: prose, rows: z.array(moduleRow).min(1) }),
    )
    .optional(),
});

export type Programme = z.output<typeof programmeSchema>;
export type ProgrammePage = z.output<typeof page>;
export type PageKind = (typeof pageKinds)[number];
export type Curriculum = z.output<typeof curriculum>;
export type ModuleRow = z.output<typeof moduleRow>;
