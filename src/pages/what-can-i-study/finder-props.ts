import type { WhatCanIStudy } from '#src/content/schemas/what-can-i-study.ts';
import type { CheckWords, DescribeChecks } from '#src/domain/describe-checks.ts';
import type { Verdict } from '#src/domain/eligibility.ts';
import type { Lang } from '#src/languages.ts';
import type { Words } from '#src/words.ts';
import type { FinderProgramme } from './finder-programmes.ts';

export type ProgrammeVerdict = Verdict & {
  programme: FinderProgramme;
  /** The programme begins below the level that the applicant has passed. */
  earlier: boolean;
};

/** The page's texts that the island shows; all of them are in its content file. */
export type FinderTexts = Pick<
  WhatCanIStudy,
  'questions' | 'afterClass10' | 'privacy' | 'trouble' | 'again' | 'result'
>;

/** The interface's words that the island says. */
export type FinderWords = Omit<Words['finder'], 'table'> & {
  call: string;
  newTab: string;
  /** The label of the test or counselling that a seat also needs. */
  entrance: string;
  rules: CheckWords;
};

/** Words and phrases of the result, and the number to call. */
export type ResultWords = {
  words: FinderWords;
  describe: DescribeChecks;
  phone: string;
  /** Of joining. */
  year: number;
};

export type FinderProps = {
  programmes: readonly FinderProgramme[];
  texts: FinderTexts;
  words: FinderWords;
  /** Of numbers, dates and lists, such as `en-IN`. */
  lang: Lang;
  phone: string;
  /** Month and day from which answers count for the admissions of the next year. */
  nextYearFrom: string;
  /** The page that shows what each course leads to. */
  ladder: { path: string; text: string };
};
