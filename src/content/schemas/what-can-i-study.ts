import { z } from 'zod';
import { monthDay, pageHead, prose } from './fields.ts';

const question = { question: prose, hint: prose };

/** Texts of the page that holds an applicant's answers against the entry rules. */
export const whatCanIStudySchema = z.strictObject({
  ...pageHead,
  all: prose.describe('Heading of the list before the first answer'),
  invite: prose.describe('Link on other pages'),
  check: prose.describe('Link below the criteria of a programme'),
  nextYearFrom: monthDay.describe(
    'From this day on, answers count for the admissions of the next year',
  ),
  questions: z.strictObject({
    passed: z.strictObject(question),
    stream: z.strictObject({ ...question, bridge: prose, subjects: prose }),
    marks: z.strictObject({ ...question, aggregate: prose, pcb: prose, 'pcb-english': prose }),
    person: z.strictObject({ ...question, born: prose }),
  }),
  afterClass10: prose,
  privacy: prose,
  trouble: prose,
  withoutScript: prose,
  again: prose,
  result: z.strictObject({
    heading: prose,
    start: prose,
    groups: z.strictObject({
      open: prose,
      'open-if': prose,
      'not-open': prose,
    }),
    closed: prose.describe('Below the heading of the courses that are not open'),
    earlier: prose.describe('Folds away what begins before what the applicant has passed'),
    professions: prose.describe('How the health professions are reached from the 10th class'),
    office: prose,
    share: z.strictObject({
      heading: prose,
      chat: prose,
      message: prose.describe('The outcome and the address of the page follow it'),
      copy: prose.describe('The address holds the answers: say so'),
      copied: prose,
      print: prose,
    }),
  }),
  rules: z.strictObject({
    heading: prose,
    text: prose,
    nothing: prose.describe('For a programme that requires nothing'),
    unknown: prose.describe('In place of a rule that is not known'),
  }),
});

export type WhatCanIStudy = z.output<typeof whatCanIStudySchema>;
