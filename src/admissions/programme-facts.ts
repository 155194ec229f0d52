/** Lengths, seats, attendance and pass marks of a programme as values, and the words for them. */

export type Duration = {
  years: number;
  internshipMonths?: number | undefined;
  /** The internship is part of the years, not added to them. */
  internshipWithin?: boolean | undefined;
};

export type Intake = readonly { group?: string | undefined; seats: number | null }[];

export type Attendance = { theory: number; clinical: number } | { subject: number };

/** What has to reach the pass mark. */
export const passBases = {
  subject: 'in each subject',
  'subject-and-practical': 'in each subject and practical',
  'theory-and-practical': 'in theory and practical separately',
} as const;

export type PassMark = { percentage: number; in: keyof typeof passBases };

/** `4 years + 6 months`, as the catalogue shows it. */
export function describeLength({ years, internshipMonths = 0 }: Duration): string {
  const study = count(years, 'year');
  if (internshipMonths === 0) return study;
  const whole = internshipMonths % 12 === 0;
  return `${study} + ${whole ? count(internshipMonths / 12, 'year') : count(internshipMonths, 'month')}`;
}

/** The same as an ISO 8601 duration: `P4Y6M`. */
export function isoDuration({ years, internshipMonths = 0, internshipWithin }: Duration): string {
  const months = internshipWithin ? 0 : internshipMonths;
  const rest = months % 12;
  return `P${years + (months - rest) / 12}Y${rest ? `${rest}M` : ''}`;
}

/** `6 months, after the 4 years`; undefined where there is none. */
export function describeInternship(duration: Duration): string | undefined {
  const { years, internshipMonths: months, internshipWithin } = duration;
  if (!months) return undefined;
  const length = months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month');
  return `${length}, ${internshipWithin ? 'within' : 'after'} the ${count(years, 'year')}`;
}

/** `60 seats` or `MPC 60 seats, BiPC 60 seats`; undefined while no number is known. */
export function describeIntake(intake: Intake): string | undefined {
  const known = intake.filter(({ seats }) => seats !== null);
  if (known.length === 0) return undefined;
  return known.map(({ group, seats }) => `${group ? `${group} ` : ''}${seats} seats`).join(', ');
}

/** `80% in theory and 100% in clinical practice`. */
export function describeAttendance(attendance: Attendance): string {
  return 'subject' in attendance
    ? `${attendance.subject}% in each subject each year`
    : `${attendance.theory}% in theory and ${attendance.clinical}% in clinical practice`;
}

/** `50% in theory and practical separately`. */
export function describePassMark(passMark: PassMark): string {
  return `${passMark.percentage}% ${passBases[passMark.in]}`;
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`;
}
