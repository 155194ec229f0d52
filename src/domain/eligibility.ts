/**
 * Whether an applicant may join a programme: the answers of one held against the entry rules of the
 * other. A question without an answer makes a rule unknown, never missed; a rule that only the office can
 * decide stays open as well.
 */
import type {
  AgeRule,
  Category,
  EntryRules,
  EntrySubject,
  LowerMinimum,
  MarkBasis,
  Minimum,
  Qualification,
  Stream,
} from './entry-rules.ts';

export type Applicant = {
  /** The last course passed. */
  passed?: Qualification | undefined;
  /** Group at Intermediate; `Other` stands for MEC, CEC, HEC and the like. */
  stream?: Stream | 'Other' | undefined;
  /** The bridge course in biological and physical sciences after vocational Intermediate. */
  bridge?: boolean | undefined;
  /** Counts where the group is `Other`, which does not tell. */
  subjects?: readonly EntrySubject[] | undefined;
  /** Percentages at 10+2. */
  marks?: { readonly [Over in MarkBasis]?: number | undefined } | undefined;
  born?: BirthSpan | undefined;
  /** Empty where no category is claimed. */
  categories?: readonly Category[] | undefined;
};

/** First and last possible day of birth, as `2009-05-14`; a known day is both. */
export type BirthSpan = { from: string; to: string };

type Admission = {
  /** In which the applicant would join. */
  year: number;
  today: string;
  /** The form of that year may be over. */
  isLate?: boolean;
  /** Applicants think of a later year by now. */
  isPast?: boolean;
  /** The name of the test by which the seats of that year go. */
  test?: string | undefined;
  /** The day on which the form of that year is known to have closed. */
  closed?: string | undefined;
};

type Outcome = 'met' | 'unknown' | 'missed';

/** A phrase of `words.checks`, and the values that are put into it. */
export type Remark =
  | { say: 'passed' | 'passedBefore' | 'through'; course: string }
  | { say: 'took'; stream: Stream }
  | { say: 'tookOther' | 'noBridge' | 'bridge' | 'marksAsk' | 'ageAsk' | 'ageExact' | 'confirm' }
  | { say: 'subjectsAsk' }
  | { say: 'disability' | 'yearOver' }
  | { say: 'yearOverTest'; test: string }
  | { say: 'yearWroteTest'; test: string; year: number }
  | { say: 'yearClosed'; day: string }
  | { say: 'yearClosedTest' | 'yearAwaitsTest'; test: string; day: string }
  | { say: 'told'; text: string }
  | { say: 'streamLacks'; stream: Stream; subjects: readonly EntrySubject[] }
  | { say: 'lacks'; subjects: readonly EntrySubject[] }
  | { say: 'marksGiven'; percentage: number }
  | ({ say: 'marksLower' } & LowerMinimum)
  | { say: 'stricter' | 'councilMet'; minimum: Minimum; percentage: number }
  | { say: 'stricterAsk'; minimum: Minimum }
  /** Completed years; the two differ while the day of birth is not known. */
  | { say: 'ageIs' | 'ageWillBe'; age: { youngest: number; oldest: number } }
  | { say: 'ageFirstYear'; year: number }
  | { say: 'ageRelaxed'; categories: readonly Category[] }
  | { say: 'ageRelaxedBy'; categories: readonly Category[]; years: number };

/**
 * One rule held against the answers: the requirement, the answer as far as there is one, and a hint
 * at what would change the outcome.
 */
export type Check = { outcome: Outcome; given?: Remark; hint?: Remark } & (
  | { rule: 'previous'; previous: readonly Qualification[]; anyStream: boolean }
  | { rule: 'subjects'; subjects: readonly EntrySubject[] }
  | { rule: 'stream'; streams: readonly Stream[] }
  | { rule: 'marks'; minimum: Minimum }
  /** The day on which the age is counted, as `2027-12-31`. */
  | { rule: 'age'; age: AgeRule; day: string }
  | { rule: 'confirmation' | 'disability' | 'more' }
  /** The admission of this year may be over. */
  | { rule: 'year'; year: number }
);

export type Verdict = { status: 'open' | 'open-if' | 'not-open'; checks: readonly Check[] };

/** Subjects of each group; English is part of all of them. */
const subjectsOf: Record<Stream, readonly EntrySubject[]> = {
  BiPC: ['Physics', 'Chemistry', 'Biology', 'English'],
  MPC: ['Physics', 'Chemistry', 'English'],
  Vocational: ['English'],
};

const confirmation: Check = {
  rule: 'confirmation',
  outcome: 'unknown',
  hint: { say: 'confirm' },
};

const disability: Check = {
  rule: 'disability',
  outcome: 'unknown',
  hint: { say: 'disability' },
};

const moreRules = (text: string): Check => ({
  rule: 'more',
  outcome: 'unknown',
  hint: { say: 'told', text },
});

const checkYear = (admission: Admission): Check => ({
  rule: 'year',
  outcome: 'unknown',
  year: admission.year,
  hint: hintOfYear(admission),
});

function hintOfYear({ test, closed: day, year, isPast }: Admission): Remark {
  if (!test) return day ? { say: 'yearClosed', day } : { say: 'yearOver' };
  if (isPast) {
    return day ? { say: 'yearClosedTest', test, day } : { say: 'yearWroteTest', test, year };
  }
  // The seats of this year are still given by the result.
  return day ? { say: 'yearAwaitsTest', test, day } : { say: 'yearOverTest', test };
}

/** Holds the answers of an applicant against the rules of one programme. */
export function judge(
  { entry, indicative }: { entry: EntryRules; indicative?: boolean | undefined },
  applicant: Applicant,
  admission: Admission,
): Verdict {
  const checks = [
    admission.isLate ? checkYear(admission) : undefined,
    checkPrevious(entry, applicant),
    checkSubjects(entry, applicant),
    checkMarks(entry, applicant),
    entry.age && checkAge(entry.age, applicant, admission),
    entry.more ? moreRules(entry.more) : undefined,
    entry.disability && applicant.categories?.includes('PwBD') ? disability : undefined,
    indicative ? confirmation : undefined,
  ].filter((check): check is Check => check !== undefined);
  const has = (outcome: Check['outcome']) => checks.some((check) => check.outcome === outcome);
  return { status: has('missed') ? 'not-open' : has('unknown') ? 'open-if' : 'open', checks };
}

/** Whether the programme begins below what the applicant has passed, as a finished course does. */
export function startsEarlier({ previous }: EntryRules, { passed }: Applicant): boolean {
  return passed !== undefined && previous.every((id) => passedBefore(passed).includes(id));
}

/**
 * Subjects known to have been studied at 10+2.
 *
 * @param bridgeCounts a bridge course stands for the sciences that vocational groups lack
 * @returns undefined while the answers do not tell
 */
export function studiedSubjects(
  { stream, bridge, subjects }: Applicant,
  bridgeCounts = true,
): readonly EntrySubject[] | undefined {
  if (stream === undefined) return undefined;
  if (stream === 'Other') return subjects;
  if (stream !== 'Vocational' || !bridgeCounts || bridge === false) return subjectsOf[stream];
  return bridge ? subjectsOf.BiPC : undefined;
}

/**
 * Completed years on a day. Somebody born on 29 February is a year older from 1 March on in a year
 * without that day.
 */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

function checkPrevious(entry: EntryRules, { passed }: Applicant): Check {
  const { previous, streams, subjects, through = [] } = entry;
  const anyStream = streams === 'any' && !subjects?.length;
  const check = { rule: 'previous', previous, anyStream } as const;
  if (passed === undefined) return { ...check, outcome: 'unknown' };
  const isDirect = previous.includes(passed);
  const met = isDirect || passedBefore(passed).some((id) => previous.includes(id));
  const given = { say: met && !isDirect ? 'passedBefore' : 'passed', course: passed } as const;
  const detour = through.find((way) => way.previous === passed);
  if (detour)
    return { ...check, outcome: 'unknown', given, hint: { say: 'through', course: detour.course } };
  return { ...check, outcome: met ? 'met' : 'missed', given };
}

/** Courses that the holder of a course has passed before it. */
function passedBefore(id: Qualification): readonly Qualification[] {
  if (id === 'class-10') return [];
  return id === 'intermediate' ? ['class-10'] : ['class-10', 'intermediate'];
}

function checkSubjects(entry: EntryRules, applicant: Applicant): Check | undefined {
  const { subjects = [], streams, vocationalWithBridge } = entry;
  if (subjects.length === 0) {
    return Array.isArray(streams) ? checkStream(streams, applicant) : undefined;
  }
  const { stream } = applicant;
  const bridges = stream === 'Vocational' && vocationalWithBridge;
  const hint = bridges ? ({ hint: { say: 'bridge' } } as const) : {};
  const check = { rule: 'subjects', subjects } as const;
  const studied = studiedSubjects(applicant, vocationalWithBridge);
  // CEC, HEC, arts and commerce have no sciences; whoever studied them elsewhere can say so.
  if (!studied && stream === 'Other') {
    return {
      ...check,
      outcome: 'missed',
      given: { say: 'tookOther' },
      hint: { say: 'subjectsAsk' },
    };
  }
  if (!studied) return { ...check, outcome: 'unknown', ...hint };
  const missing = subjects.filter((subject) => !studied.includes(subject));
  if (missing.length === 0) {
    const took = stream === 'BiPC' ? ({ given: { say: 'took', stream } } as const) : {};
    return { ...check, outcome: 'met', ...took };
  }
  const lacks: Remark =
    stream && stream !== 'Other'
      ? { say: 'streamLacks', stream, subjects: missing }
      : { say: 'lacks', subjects: missing };
  return { ...check, outcome: 'missed', given: bridges ? { say: 'noBridge' } : lacks, ...hint };
}

function checkStream(streams: readonly Stream[], { stream }: Applicant): Check {
  const check = { rule: 'stream', streams } as const;
  if (stream === undefined) return { ...check, outcome: 'unknown' };
  if (stream === 'Other') return { ...check, outcome: 'missed', given: { say: 'tookOther' } };
  const outcome = streams.includes(stream) ? 'met' : 'missed';
  return { ...check, outcome, given: { say: 'took', stream } };
}

function checkMarks(
  { minimum, stricter, reserved = [] }: EntryRules,
  applicant: Applicant,
): Check | undefined {
  if (!minimum) return undefined;
  const check = { rule: 'marks', minimum } as const;
  const percentage = applicant.marks?.[minimum.over];
  if (percentage === undefined) {
    // The sciences are asked for when it is known that they were studied.
    const isAsked = applicant.stream !== 'Other' || studiedSubjects(applicant);
    return { ...check, outcome: 'unknown', ...(isAsked && { hint: { say: 'marksAsk' } as const }) };
  }
  const given = { say: 'marksGiven', percentage } as const;
  const alone = stricter && applicant.marks?.[stricter.over];
  if (percentage >= minimum.percentage) {
    if (!stricter || (alone ?? -1) >= stricter.percentage)
      return { ...check, outcome: 'met', given };
    const hint: Remark =
      alone === undefined
        ? { say: 'stricterAsk', minimum: stricter }
        : { say: 'stricter', minimum: stricter, percentage: alone };
    return { ...check, outcome: 'unknown', given, hint };
  }
  // Lower minimums are notified each year, so they never open a programme by themselves.
  const within = reserved.filter((lower) => percentage >= lower.percentage);
  const lower = within.find((one) => mayHold(applicant, one.categories));
  if (!lower && stricter && alone !== undefined && alone >= stricter.percentage) {
    const hint = { say: 'councilMet', minimum: stricter, percentage: alone } as const;
    return { ...check, outcome: 'unknown', given, hint };
  }
  // Of a category that is not held, only those hear who have told none.
  const best = lower ?? (applicant.categories ? undefined : within[0]);
  const hint = best && ({ hint: { say: 'marksLower', ...best } } as const);
  return { ...check, outcome: lower ? 'unknown' : 'missed', given, ...hint };
}

function checkAge(age: AgeRule, applicant: Applicant, { year, today }: Admission): Check {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, reckonedOn, relaxation, older } = age;
  const day = reckonedOn ? `${year}-${reckonedOn}` : today;
  const check = { rule: 'age', age, day } as const;
  const { born } = applicant;
  if (!born) return { ...check, outcome: 'unknown', hint: { say: 'ageAsk' } };
  const youngest = ageOn(day, born.to);
  const oldest = ageOn(day, born.from);
  const say = day > today ? 'ageWillBe' : 'ageIs';
  const given = { say, age: { youngest, oldest } } as const;
  if (oldest < minimum) {
    const hint = { say: 'ageFirstYear', year: year + minimum - youngest } as const;
    return { ...check, outcome: 'missed', given, hint };
  }
  if (youngest > maximum) {
    const within = youngest <= maximum + (relaxation?.years ?? Number.POSITIVE_INFINITY);
    if (!relaxation || !within || !mayHold(applicant, relaxation.categories)) {
      const hint = older && ({ hint: { say: 'told', text: older } } as const);
      return { ...check, outcome: 'missed', given, ...hint };
    }
    const { categories, years } = relaxation;
    if (years === null) {
      return { ...check, outcome: 'unknown', given, hint: { say: 'ageRelaxed', categories } };
    }
    if (applicant.categories) return { ...check, outcome: 'met', given };
    return {
      ...check,
      outcome: 'unknown',
      given,
      hint: { say: 'ageRelaxedBy', categories, years },
    };
  }
  if (youngest >= minimum && oldest <= maximum) return { ...check, outcome: 'met', given };
  return { ...check, outcome: 'unknown', given, hint: { say: 'ageExact' } };
}

/**
 * Someone who has not answered may hold any category, and most backward classes of the State are in
 * the Central list (OBC-NCL) as well.
 */
function mayHold({ categories }: Applicant, held: readonly Category[]): boolean {
  if (categories === undefined || categories.some((category) => held.includes(category))) {
    return true;
  }
  return categories.includes('BC') && held.includes('OBC-NCL');
}
