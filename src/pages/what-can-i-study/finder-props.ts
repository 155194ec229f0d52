import type { EntryRules } from '#src/lib/entry-rules.ts';

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

type Question = { question: string; hint: string };

export type FinderTexts = {
  questions: { passed: Question; stream: Question; marks: Question; person: Question };
  afterClass10: string;
  privacy: string;
  trouble: string;
  result: {
    heading: string;
    start: string;
    all: string;
    groups: { open: string; 'open-if': string; 'not-open': string };
    office: string;
  };
};

export type FinderProps = {
  programmes: readonly FinderProgramme[];
  texts: FinderTexts;
  phone: string;
  /** Month and day from which answers count for the admissions of the next year. */
  nextYearFrom: string;
};
