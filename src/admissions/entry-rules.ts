/** Rules for joining a programme as values, and the words for them. */

/** Courses that can come before, with the name that applicants know. */
export const qualifications = {
  'class-10': '10th class or SSC',
  intermediate: '10+2',
  gnm: 'GNM',
  'bsc-nursing': 'B.Sc Nursing',
  'bsc-mlt': 'B.Sc MLT',
  bpt: 'Bachelor of Physiotherapy',
} as const;

export const streams = ['MPC', 'BiPC', 'Vocational'] as const;
export const entrySubjects = ['Physics', 'Chemistry', 'Biology', 'English'] as const;
export const categories = ['SC', 'ST', 'BC', 'OBC-NCL', 'PwBD'] as const;

/** What a minimum percentage is counted over. */
export const markBases = {
  aggregate: undefined,
  pcb: 'in PCB',
  'pcb-english': 'aggregate in PCB and English',
} as const;

export type Qualification = keyof typeof qualifications;
export type Stream = (typeof streams)[number];
export type EntrySubject = (typeof entrySubjects)[number];
export type Category = (typeof categories)[number];
export type MarkBasis = keyof typeof markBases;

export type AgeRule = {
  /** Completed years. */
  minimum?: number | undefined;
  maximum?: number | undefined;
  /** Month and day of the admission year on which the age is counted, such as `12-31`. */
  reckonedOn?: string | undefined;
  /** `years` is null where a relaxation exists but its length has to be asked. */
  relaxation?: { categories: readonly Category[]; years: number | null } | undefined;
};

export type EntryRules = {
  /** Any one of these opens the programme. */
  previous: readonly Qualification[];
  /** Streams of Intermediate; absent where Intermediate is not what comes before. */
  streams?: 'any' | readonly Stream[] | undefined;
  /** All of these must have been studied. */
  subjects?: readonly EntrySubject[] | undefined;
  minimum?: { percentage: number; over: MarkBasis } | undefined;
  /** Lower minimum percentages, where a source gives one. */
  reserved?: readonly { categories: readonly Category[]; percentage: number }[] | undefined;
  /** Vocational Intermediate counts when the bridge course has been passed. */
  vocationalWithBridge?: boolean | undefined;
  /** Previous courses whose holders have to pass another course before this one. */
  through?: readonly { previous: Qualification; course: string }[] | undefined;
  age?: AgeRule | undefined;
};

/** `10+2 in any stream, with at least 40%`, the way a criteria table says it. */
export function describeEntry({
  previous,
  streams: allowed,
  subjects,
  minimum,
}: EntryRules): string {
  const names = previous.map((id) => qualifications[id]);
  const isSchool = previous.includes('class-10');
  const studied = subjects?.length
    ? ` with ${list(subjects, 'and')}`
    : allowed === 'any'
      ? ' in any stream'
      : '';
  const marks = minimum ? `, with at least ${describeMinimum(minimum)}` : '';
  return `${isSchool ? 'A pass in ' : ''}${list(names, 'or')}${studied}${marks}`;
}

/** `45% aggregate in PCB and English`. */
export function describeMinimum({ percentage, over }: { percentage: number; over: MarkBasis }) {
  return [`${percentage}%`, markBases[over]].filter(Boolean).join(' ');
}

/** `17 to 35 years on 31 December of the admission year, with relaxation for SC/ST`. */
export function describeAge({ minimum, maximum, reckonedOn, relaxation }: AgeRule): string {
  const span = describeAgeSpan({ minimum, maximum });
  const day = reckonedOn ? ` on ${describeDay(reckonedOn)} of the admission year` : '';
  const relaxed = relaxation
    ? `, with relaxation${relaxation.years === null ? '' : ` of ${relaxation.years} years`} for ${relaxation.categories.join('/')}`
    : '';
  return `${span}${day}${relaxed}`;
}

/** `17 to 35 years`. */
export function describeAgeSpan({ minimum, maximum }: AgeRule): string {
  if (minimum === undefined) return `At most ${maximum} years`;
  return maximum === undefined ? `At least ${minimum} years` : `${minimum} to ${maximum} years`;
}

/** `40% for SC/ST/BC`, one phrase for each group of categories. */
export function describeReserved(reserved: EntryRules['reserved'] = []): string {
  return reserved
    .map(({ categories: held, percentage }) => `${percentage}% for ${held.join('/')}`)
    .join('; ');
}

/** `Physics, Chemistry and Biology`. */
export function list(items: readonly string[], last: 'and' | 'or'): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ${last} ${items.at(-1)}`;
}

function describeDay(monthAndDay: string): string {
  return new Intl.DateTimeFormat('en-IN', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`2000-${monthAndDay}T00:00:00Z`));
}
