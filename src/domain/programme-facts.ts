/** Lengths, seats, attendance and pass marks of a programme, as values. */

import type { Stream } from './entry-rules.ts';

export type Duration = {
  years: number;
  internshipMonths?: number | undefined;
  /** The internship is part of the years, not added to them. */
  internshipWithin?: boolean | undefined;
  /** Counted where the years are divided into semesters. */
  semesters?: number | undefined;
  /** Said where part-time courses exist beside it. */
  fullTime?: boolean | undefined;
};

export type Intake = readonly { group?: Stream | undefined; seats: number | null }[];

export type Attendance = { theory: number; clinical: number } | { subject: number };

/** The marks that have to reach the pass mark. */
export const passBases = ['subject', 'subject-and-practical', 'theory-and-practical'] as const;
export type PassMark = { percentage: number; in: (typeof passBases)[number] };

/** The length as an ISO 8601 duration: `P4Y6M`. */
export function isoDuration(duration: Duration): string {
  const months = monthsOf(duration);
  const rest = months % 12;
  return `P${(months - rest) / 12}Y${rest ? `${rest}M` : ''}`;
}

/** How long a course takes in all, in months. */
export function monthsOf({ years, internshipMonths = 0, internshipWithin }: Duration): number {
  return years * 12 + (internshipWithin ? 0 : internshipMonths);
}
