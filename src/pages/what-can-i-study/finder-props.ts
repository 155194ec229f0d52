import type { EntryRules } from '#src/admissions/entry-rules.ts';
import type { WhatCanIStudy } from '#src/content/what-can-i-study-schema.ts';

/** A programme as far as the finder needs it. */
export type FinderProgramme = {
  id: string;
  /** As it is spoken of: `BPT`. */
  name: string;
  title: string;
  length: string;
  path: string;
  /** The enquiry form with the programme chosen. */
  enquiryPath: string;
  ground: string;
  medal: string;
  entry: EntryRules;
  indicative: boolean;
  note?: string | undefined;
};

/** The page's texts that the island shows; all of them stand in its content file. */
export type FinderTexts = Pick<
  WhatCanIStudy,
  'questions' | 'afterClass10' | 'privacy' | 'trouble' | 'again' | 'result'
>;

export type FinderProps = {
  programmes: readonly FinderProgramme[];
  texts: FinderTexts;
  phone: string;
  /** Month and day from which answers count for the admissions of the next year. */
  nextYearFrom: string;
};
