import { z } from 'zod';
import { pageDescription, pageTitle, text } from './schemas.ts';

const question = z.strictObject({ question: text, hint: text });

/** Texts of the page that holds an applicant's answers against the entry rules. */
export const whatCanIStudySchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  nextYearFrom: z
    .string()
    .regex(/^\d\d-\d\d$/, "must be a month and a day such as '10-01', in quotes")
    .describe('From this day on, answers count for the admissions of the next year'),
  questions: z.strictObject({
    passed: question,
    stream: question,
    marks: question,
    person: question,
  }),
  afterClass10: text,
  privacy: text,
  trouble: text,
  withoutScript: text,
  result: z.strictObject({
    heading: text,
    start: text,
    all: text.describe('Heading of the list before the first answer'),
    groups: z.strictObject({ open: text, 'open-if': text, 'not-open': text }),
    office: text,
  }),
  rules: z.strictObject({
    heading: text,
    text,
    nothing: text.describe('Stands where nothing is asked'),
    unknown: text.describe('Stands where the rule is not known'),
    compare: text,
  }),
});

export type WhatCanIStudy = z.output<typeof whatCanIStudySchema>;
