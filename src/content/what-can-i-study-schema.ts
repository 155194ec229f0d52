import { z } from 'zod';
import { monthDay, pageDescription, pageTitle, text } from './schemas.ts';

const question = { question: text, hint: text };

/** Texts of the page that holds an applicant's answers against the entry rules. */
export const whatCanIStudySchema = z.strictObject({
  title: pageTitle,
  description: pageDescription,
  heading: text,
  telugu: text,
  lead: text,
  all: text.describe('Heading of the list before the first answer'),
  invite: text.describe('Link on other pages'),
  check: text.describe('Link below the criteria of a programme'),
  nextYearFrom: monthDay.describe(
    'From this day on, answers count for the admissions of the next year',
  ),
  questions: z.strictObject({
    passed: z.strictObject(question),
    stream: z.strictObject({ ...question, bridge: text, subjects: text }),
    marks: z.strictObject({ ...question, aggregate: text, pcb: text, 'pcb-english': text }),
    person: z.strictObject({ ...question, born: text }),
  }),
  afterClass10: text,
  privacy: text,
  trouble: text,
  withoutScript: text,
  again: text,
  result: z.strictObject({
    heading: text,
    start: text,
    groups: z.strictObject({
      open: text,
      'open-if': text,
      earlier: text.describe('Open too, but begins before what the applicant has passed'),
      'not-open': text,
    }),
    office: text,
    share: z.strictObject({
      heading: text,
      chat: text,
      message: text.describe('The address follows it'),
      copy: text,
      copied: text,
      print: text,
    }),
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
