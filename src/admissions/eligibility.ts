/**
 * Whether an applicant may join a programme: the answers of one held against the entry rules of the
 * other. What has not been answered is unknown, never a failure; what only the office can decide
 * stays open as well.
 */
import {
  type AgeRule,
  type Category,
  describeAgeSpan,
  describeMinimum,
  type EntryRules,
  type EntrySubject,
  list,
  type MarkBasis,
  type Qualification,
  qualifications,
  type Stream,
} from '#src/admissions/entry-rules.ts';

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

/** The year in which the applicant would join, and today's date. */
export type Admission = { year: number; today: string };

export type Check = {
  rule: 'previous' | 'subjects' | 'marks' | 'age' | 'confirmation';
  outcome: 'met' | 'unknown' | 'missed';
  /** What the programme asks. */
  required: string;
  /** What the applicant has, as far as it was answered. */
  given?: string | undefined;
  /** What would change the outcome. */
  condition?: string | undefined;
};

export type Verdict = { status: 'open' | 'open-if' | 'not-open'; checks: readonly Check[] };

/** Subjects of each group; English is part of all of them. */
const subjectsOf: Record<Stream, readonly EntrySubject[]> = {
  BiPC: ['Physics', 'Chemistry', 'Biology', 'English'],
  MPC: ['Physics', 'Chemistry', 'English'],
  Vocational: ['English'],
};

/** Holds the answers of an applicant against the rules of one programme. */
export function judge(
  { entry, indicative }: { entry: EntryRules; indicative?: boolean | undefined },
  applicant: Applicant,
  admission: Admission,
): Verdict {
  const checks = [
    checkPrevious(entry, applicant),
    checkSubjects(entry, applicant),
    checkMarks(entry, applicant),
    entry.age && checkAge(entry.age, applicant, admission),
    indicative ? unconfirmed : undefined,
  ].filter((check) => check !== undefined);
  const has = (outcome: Check['outcome']) => checks.some((check) => check.outcome === outcome);
  return { status: has('missed') ? 'not-open' : has('unknown') ? 'open-if' : 'open', checks };
}

/** Whether the programme begins after the 10th class and the applicant has gone further. */
export function startsEarlier({ previous }: EntryRules, { passed }: Applicant): boolean {
  return passed !== undefined && passed !== 'class-10' && previous.every((id) => id === 'class-10');
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
 * Completed years on a day. Who was born on 29 February is a year older from 1 March on in a year
 * without that day.
 */
export function ageOn(day: string, born: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/**
 * The year of joining that an applicant of today thinks of.
 *
 * @param nextYearFrom month and day from which it is the next year, such as `10-01`
 */
export function admissionYear(today: string, nextYearFrom: string): number {
  return Number(today.slice(0, 4)) + (today.slice(5) >= nextYearFrom ? 1 : 0);
}

const unconfirmed: Check = {
  rule: 'confirmation',
  outcome: 'unknown',
  required: 'The rules of this course are indicative',
  condition: 'The college still has to confirm them',
};

function checkPrevious(entry: EntryRules, { passed }: Applicant): Check {
  const { previous, streams, subjects, through = [] } = entry;
  const names = list(
    previous.map((id) => qualifications[id]),
    'or',
  );
  const anyStream = streams === 'any' && !subjects?.length ? ' in any stream' : '';
  const check = { rule: 'previous', required: `A pass in ${names}${anyStream}` } as const;
  if (passed === undefined) return { ...check, outcome: 'unknown' };
  const isDirect = previous.includes(passed);
  const met = isDirect || passedBefore(passed).some((id) => previous.includes(id));
  const given =
    met && !isDirect
      ? `You passed it before ${qualifications[passed]}`
      : `You passed ${qualifications[passed]}`;
  const detour = through.find((way) => way.previous === passed);
  if (detour) {
    return { ...check, outcome: 'unknown', given, condition: `${detour.course} comes first` };
  }
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
  const check = { rule: 'subjects', required: `${list(subjects, 'and')} at 10+2` } as const;
  const studied = studiedSubjects(applicant, vocationalWithBridge);
  const condition =
    stream === 'Vocational' && vocationalWithBridge
      ? 'After a vocational group the bridge course counts'
      : undefined;
  if (!studied) return { ...check, outcome: 'unknown', condition };
  const missing = subjects.filter((subject) => !studied.includes(subject));
  if (missing.length === 0) {
    return { ...check, outcome: 'met', given: stream === 'BiPC' ? 'You took BiPC' : undefined };
  }
  const group = stream && stream !== 'Other' ? `${stream} has` : 'You had';
  const given = condition
    ? 'You have not passed the bridge course'
    : `${group} no ${list(missing, 'or')}`;
  return { ...check, outcome: 'missed', given, condition };
}

function checkStream(streams: readonly Stream[], { stream }: Applicant): Check {
  const check = { rule: 'subjects', required: `${list(streams, 'or')} at 10+2` } as const;
  if (stream === undefined) return { ...check, outcome: 'unknown' };
  const met = stream !== 'Other' && streams.includes(stream);
  const given = `You took ${stream === 'Other' ? 'another group' : stream}`;
  return { ...check, outcome: met ? 'met' : 'missed', given };
}

function checkMarks({ minimum, reserved = [] }: EntryRules, applicant: Applicant) {
  if (!minimum) return undefined;
  const check = { rule: 'marks', required: `At least ${describeMinimum(minimum)}` } as const;
  const marks = applicant.marks?.[minimum.over];
  if (marks === undefined) {
    return { ...check, outcome: 'unknown', condition: 'Fill in this percentage' } satisfies Check;
  }
  const given = `You have ${marks}%`;
  if (marks >= minimum.percentage) return { ...check, outcome: 'met', given } satisfies Check;
  // Lower minimums are notified each year, so they never open a programme by themselves.
  const within = reserved.filter(({ percentage }) => marks >= percentage);
  const lower = within.find(({ categories }) => mayHold(applicant, categories));
  const group = lower ?? within[0];
  const condition =
    group &&
    `For ${group.categories.join('/')}, ${group.percentage}% may be enough: ask the office`;
  return { ...check, outcome: lower ? 'unknown' : 'missed', given, condition } satisfies Check;
}

function checkAge(rule: AgeRule, applicant: Applicant, { year, today }: Admission): Check {
  const { minimum = 0, maximum = Number.POSITIVE_INFINITY, reckonedOn, relaxation } = rule;
  const day = reckonedOn ? `${year}-${reckonedOn}` : today;
  const check = {
    rule: 'age',
    required: `${describeAgeSpan(rule)} on ${longDate(day)}`,
  } as const;
  const { born } = applicant;
  if (!born) return { ...check, outcome: 'unknown', condition: 'Fill in your year of birth' };
  const youngest = ageOn(day, born.to);
  const oldest = ageOn(day, born.from);
  const ages = youngest === oldest ? `${oldest}` : `${youngest} or ${oldest}`;
  const given = `You ${day > today ? 'will be' : 'are'} ${ages} on that day`;
  if (oldest < minimum) {
    const first = year + minimum - youngest;
    return { ...check, outcome: 'missed', given, condition: `The year to join is ${first}` };
  }
  if (youngest > maximum) {
    const within = youngest <= maximum + (relaxation?.years ?? Number.POSITIVE_INFINITY);
    if (!relaxation || !within || !mayHold(applicant, relaxation.categories)) {
      return { ...check, outcome: 'missed', given };
    }
    const { categories, years } = relaxation;
    if (applicant.categories && years !== null) return { ...check, outcome: 'met', given };
    const length = years === null ? ': the office says by how much' : ` by ${years} years`;
    const condition = `The upper age is relaxed for ${categories.join('/')}${length}`;
    return { ...check, outcome: 'unknown', given, condition };
  }
  const certain = youngest >= minimum && oldest <= maximum;
  const condition = certain ? undefined : 'The full date of birth decides';
  return { ...check, outcome: certain ? 'met' : 'unknown', given, condition };
}

/** Someone who has not answered may hold any category. */
function mayHold({ categories }: Applicant, held: readonly Category[]): boolean {
  return categories === undefined || categories.some((category) => held.includes(category));
}

function longDate(day: string): string {
  return new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
