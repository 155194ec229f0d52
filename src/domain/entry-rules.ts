/** Rules for joining a programme, as values. `describe.ts` puts them into words. */

/** Courses that can come before. */
export const qualifications = [
  'class-10',
  'intermediate',
  'gnm',
  'bsc-nursing',
  'bsc-mlt',
  'bpt',
] as const;
export const streams = ['MPC', 'BiPC', 'Vocational'] as const;
export const entrySubjects = ['Physics', 'Chemistry', 'Biology', 'English'] as const;
export const categories = ['SC', 'ST', 'BC', 'OBC-NCL', 'PwBD'] as const;
/** The marks over which a minimum percentage is counted. */
export const markBases = ['aggregate', 'pcb', 'pcb-english'] as const;

export type Qualification = (typeof qualifications)[number];
export type Stream = (typeof streams)[number];
export type EntrySubject = (typeof entrySubjects)[number];
export type Category = (typeof categories)[number];
export type MarkBasis = (typeof markBases)[number];

export type Minimum = { percentage: number; over: MarkBasis };
export type LowerMinimum = { categories: readonly Category[]; percentage: number };

export type AgeRule = {
  /** Completed years. */
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** Month and day of the admission year on which the age is counted, such as `12-31`. */
  reckonedOn?: string | undefined;
  /** `years` is null where a relaxation exists but its length has to be asked. */
  relaxation?: { categories: readonly Category[]; years: number | null } | undefined;
  /** Told to those above the maximum, in words. */
  older?: string | undefined;
};

export type EntryRules = {
  /** Any one of these opens the programme. */
  previous: readonly Qualification[];
  /** Streams of Intermediate; absent where Intermediate is not what comes before. */
  streams?: 'any' | readonly Stream[] | undefined;
  /** All of these must have been studied. */
  subjects?: readonly EntrySubject[] | undefined;
  minimum?: Minimum | undefined;
  /**
   * Another body counts a minimum over these marks: an applicant who meets only one of the two, or
   * has not told these marks, has to ask.
   */
  stricter?: Minimum | undefined;
  /** Lower minimum percentages, where a source gives one. */
  reserved?: readonly LowerMinimum[] | undefined;
  /** Vocational Intermediate counts when the bridge course has been passed. */
  vocationalWithBridge?: boolean | undefined;
  /** Previous courses whose holders have to pass another course before this one. */
  through?: readonly { previous: Qualification; course: string }[] | undefined;
  age?: AgeRule | undefined;
  /** Rules that no question asks about, in words: they leave the course open to question. */
  more?: string | undefined;
  /** A medical board decides whether a disability allows the course. */
  disability?: boolean | undefined;
};
