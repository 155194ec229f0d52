import { addDays } from '#src/lib/add-days.ts';

/**
 * The days of one form, past or to come. All days are Indian days as `2027-04-07`; the last one
 * counts until its midnight.
 */
export type FormDays = {
  /** The dates were made known on this day. */
  notice?: string | undefined;
  opens?: string | null | undefined;
  closes?: string | null | undefined;
};

/** The form of a course or an entrance test: this year's days, null until somebody tells them. */
export type Form = FormDays & { past: readonly FormDays[] };

/** The form of another year: when it opened, and the last day that a later notice gave it. */
export type LastForm = { opens: string; closes?: string | undefined };

/** The state of a form. `days` is 0 on the last day itself; `year` is that of the opening. */
export type FormState =
  | { kind: 'unknown' }
  | { kind: 'announced'; year: number; day: string }
  | { kind: 'open'; year: number; day: string }
  | { kind: 'closing'; year: number; days: number }
  /** No day is told, and in the same weeks of its last year the form was open. */
  | { kind: 'due'; year: number; last: LastForm }
  /** No day is told; the form opens about `day`, a year or more after the last one. */
  | { kind: 'expected'; year: number; day: string; last: LastForm };

/** The admission of the year whose form is over. */
export type YearState =
  | { kind: 'closed'; year: number }
  /** The form is over, seats go by the result of the test. */
  | { kind: 'ranked'; year: number }
  /** The form is over; the last seats have been given until `day`. */
  | { kind: 'late'; year: number; day: string };

export type CourseState = { form: FormState; ending?: YearState };

/** Days before the last one from which the remaining days are counted down. */
const countdown = 14;

/** A form that nobody closed in writing counts as open for so many days. */
const usualLength = 30;

/** The state of a form on a day. */
export function formOn(form: Form, today: string): FormState {
  const { opens, closes } = form;
  if (opens && closes && today <= closes) {
    const year = yearOf(opens);
    if (today < opens) return { kind: 'announced', year, day: opens };
    const days = (Date.parse(closes) - Date.parse(today)) / 86_400_000;
    return days > countdown ? { kind: 'open', year, day: closes } : { kind: 'closing', year, days };
  }
  const [next] = comingForms(form, today);
  if (!next) return { kind: 'unknown' };
  const { last, day } = next;
  const year = yearOf(day);
  return day <= today ? { kind: 'due', year, last } : { kind: 'expected', year, day, last };
}

type Course = {
  /** The course's own form. */
  own: Form;
  /** The form to fill in first, if the course has no form that comes before its own. */
  first?: { form: Form; isTest: boolean } | undefined;
};

/**
 * The state of admission to a course on a day: the form that is open or comes next, and how far the
 * admission is whose form is over.
 *
 * @param nextYearFrom month and day from which applicants think of the next year, such as `11-01`
 */
export function admissionOn(
  { own, first }: Course,
  today: string,
  nextYearFrom: string,
): CourseState {
  const isTold = own.opens && own.closes && today <= own.closes;
  const form = formOn(isTold || !first ? own : first.form, today);
  const year = yearOf(today);
  if (form.kind === 'unknown' || form.year <= year) return { form };
  const isOver = own.closes && yearOf(own.closes) === year && today > own.closes;
  if (!isOver && first?.isTest) {
    return { form, ending: { kind: today.slice(5) < nextYearFrom ? 'ranked' : 'closed', year } };
  }
  return { form, ending: endingOf(isOver || !first ? own : first.form, today) };
}

/** The admission of a year after its form: until the last day on which seats were given. */
function endingOf(form: Form, today: string): YearState {
  const year = yearOf(today);
  const day = lastDayOf(form, year);
  return day && today <= day ? { kind: 'late', year, day } : { kind: 'closed', year };
}

/**
 * The last day on which seats of a year can be given: the day that is told, or the one of the last
 * year of which it is known.
 */
export function lastDayOf({ closes, past }: Form, year: number): string | undefined {
  if (closes && yearOf(closes) === year) return closes;
  const known = [closes, ...past.map((one) => one.closes)].filter(Boolean) as string[];
  const latest = known.sort().pop();
  return latest && `${year}${latest.slice(4)}`;
}

/**
 * The day of a reminder: before the notice of the next form may come, so that a family reads it in
 * time. It is the first day of the month two weeks before, or three days before once that is over.
 *
 * @param watch the month of the reminder, 1 to 12, where somebody has set it
 */
export function reminderDay(
  form: Form,
  today: string,
  watch: number | undefined,
): string | undefined {
  const year = yearOf(today);
  if (watch) {
    const first = `-${String(watch).padStart(2, '0')}-01`;
    return `${year}${first}` >= today ? `${year}${first}` : `${year + 1}${first}`;
  }
  const days = formsOfLastYear(form).flatMap(({ opens, notice = opens }) =>
    [0, 1, 2].flatMap((years) => {
      const earlier = notice < opens ? notice : opens;
      const start = `${year + years}${earlier.slice(4)}`;
      return [`${addDays(start, -14).slice(0, 7)}-01`, addDays(start, -3)];
    }),
  );
  return days.filter((day) => day >= today).sort()[0];
}

/** The anniversaries of the last year's forms that are not over on a day, in their order. */
function comingForms(form: Form, today: string): { day: string; last: LastForm }[] {
  return formsOfLastYear(form)
    .flatMap(({ opens, closes }) =>
      [-1, 0, 1].map((years) => {
        const day = `${yearOf(today) + years}${opens.slice(4)}`;
        const length = Date.parse(closes ?? addDays(opens, usualLength)) - Date.parse(opens);
        return { day, until: addDays(day, length / 86_400_000), last: { opens, closes } };
      }),
    )
    .filter(({ until }) => until >= today)
    .sort((one, other) => one.day.localeCompare(other.day));
}

/**
 * The forms of the last year of which an opening is known, some courses have two of them. A later
 * notice without an opening extends the last one.
 */
function formsOfLastYear(form: Form): (LastForm & { notice?: string | undefined })[] {
  const all = [...form.past, form].flatMap(({ opens, ...rest }) =>
    opens ? [{ ...rest, opens }] : [],
  );
  const newest = all
    .map(({ opens }) => opens)
    .sort()
    .pop();
  if (!newest) return [];
  const extended = form.past.flatMap(({ opens, closes }) => (!opens && closes ? [closes] : []));
  return all
    .filter(({ opens }) => opens > yearBefore(newest))
    .map(({ opens, closes, notice }) => {
      const later = extended.filter((day) => day > opens && day < yearAfter(opens));
      const last = [...(closes ? [closes] : []), ...(opens === newest ? later : [])].sort().pop();
      return { opens, closes: last, notice };
    });
}

const yearOf = (day: string) => Number(day.slice(0, 4));
const yearBefore = (day: string) => `${yearOf(day) - 1}${day.slice(4)}`;
const yearAfter = (day: string) => `${yearOf(day) + 1}${day.slice(4)}`;

/** A value, and the first day on which it applies; the first value has no such day. */
export type Change<Value> = { from: string; value: Value };

/**
 * The values of a function of the day from one day on, so that a page can be right when it is built
 * and be corrected where it is read.
 *
 * @param days how many days ahead
 */
export function changesOf<Value>(
  valueOn: (day: string) => Value,
  today: string,
  days = 400,
): Change<Value>[] {
  const changes: Change<Value>[] = [];
  let before: string | undefined;
  for (let ahead = 0; ahead <= days; ahead += 1) {
    const day = addDays(today, ahead);
    const value = valueOn(day);
    const written = JSON.stringify(value);
    if (written !== before) changes.push({ from: ahead === 0 ? '' : day, value });
    before = written;
  }
  return changes;
}
