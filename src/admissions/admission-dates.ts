import { addDays } from '#src/lib/add-days.ts';

/**
 * Days of Indian time, as `2027-04-07`; the last day counts until its midnight. Null stands for a
 * day that nobody has told yet. The days of opening and closing are given together.
 */
export type AdmissionDates = {
  opens: string | null;
  closes: string | null;
  classes: string | null;
};

/** The state of admission. `days` is 0 on the last day itself. */
export type AdmissionState =
  | { kind: 'unknown' }
  | { kind: 'announced'; day: string }
  | { kind: 'open'; day: string }
  | { kind: 'closing'; days: number }
  | { kind: 'closed' }
  | { kind: 'begun'; day: string };

/** A state, and the first day on which it applies; the first state has no such day. */
type StateChange = { from: string; state: AdmissionState };

/** Days before the last one from which the remaining days are counted down. */
const countdown = 14;

/**
 * Every state that admission goes through, in order. `atDay` finds the state of today, so that
 * a page can be right when it is built and corrected where it is read.
 */
export function admissionStates({ opens, closes, classes }: AdmissionDates): StateChange[] {
  const changes: StateChange[] = [];
  if (opens && closes) {
    changes.push({ from: '', state: { kind: 'announced', day: opens } });
    changes.push({ from: opens, state: { kind: 'open', day: closes } });
    for (let days = countdown; days >= 0; days -= 1) {
      const from = addDays(closes, -days);
      if (from >= opens) changes.push({ from, state: { kind: 'closing', days } });
    }
    changes.push({ from: addDays(closes, 1), state: { kind: 'closed' } });
  } else {
    changes.push({ from: '', state: { kind: 'unknown' } });
  }
  if (classes) {
    // Intermediate begins its classes while admission is still open.
    const from = closes && closes >= classes ? addDays(closes, 1) : classes;
    changes.push({ from, state: { kind: 'begun', day: classes } });
  }
  return changes;
}

/** The entry of a day, in a list in the order of the days from which its entries apply. */
export function atDay<Change extends { from: string }>(changes: readonly Change[], today: string) {
  return changes.findLast(({ from }) => from <= today);
}
