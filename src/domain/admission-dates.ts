/**
 * The state of admission to a course on a day. A state says only what days of the same year prove:
 * days of another year tell a family when to watch for the next notice, and never that a form is
 * open, due or closed.
 */
import { addDays } from '#src/lib/add-days.ts';

/**
 * The days of one form, past or to come. All days are Indian days as `2027-04-07`; the last one
 * counts until its midnight.
 */
type FormDays = {
  /** The dates were made known on this day. */
  notice?: string | undefined;
  opens?: string | null | undefined;
  closes?: string | null | undefined;
  /** The sentence about a last day that was extended; such a day is never expected again. */
  exception?: string | undefined;
  /** The year that the form is for, where it opens in the year before. */
  year?: number | undefined;
  /** Which of several forms of a year it is, such as `session 2`. */
  part?: string | undefined;
  test?: string | null | undefined;
  testEnds?: string | undefined;
  classes?: string | null | undefined;
  /** Set for days that no other year has, such as those of a test that was held again. */
  once?: boolean | undefined;
};

/** The form of a course or an entrance test: this year's days, null until somebody tells them. */
export type Form = FormDays & {
  past: readonly FormDays[];
  /** Month, 1 to 12, from which families watch for the notice, where somebody has set it. */
  watch?: number | undefined;
};

/** The form of another year, by the days that are known of it. */
export type LastForm = Pick<FormDays, 'part'> & {
  opens?: string | undefined;
  closes?: string | undefined;
};

/** The state of a form. `days` is 0 on the last day itself; `year` is that of the opening. */
export type FormState =
  | { kind: 'unknown' }
  | { kind: 'announced'; year: number; day: string }
  | { kind: 'open'; year: number; day: string }
  | { kind: 'closing'; year: number; days: number }
  /** The last day is told, the opening is not. */
  | { kind: 'ends'; year: number; day: string }
  /** No day of the year is told: watch for the notice from `day`, the first of a month. */
  | { kind: 'later'; year: number; day: string; last: LastForm }
  /**
   * No day of the year is told, and these are the weeks in which to watch for the notice; `isLate`
   * once the last day of the other year has come round.
   */
  | { kind: 'watch'; year: number; last: LastForm; isLate?: true };

/** The admission of the year whose form is over. */
export type YearState = {
  year: number;
  /**
   * `closed`: the last day of this year was told, and is over. `ranked`: seats of this year go by
   * the result of the test. `ask`: nobody has told how far this year is.
   */
  kind: 'closed' | 'ranked' | 'ask';
  /** Told until its day comes round: an exception that the year before had. */
  exception?: string;
};

export type CourseState = { form: FormState; ending?: YearState };

export type Course = {
  /** The course's own form. */
  own: Form;
  /** The form to fill in first, if the course has no form that comes before its own. */
  first?:
    | {
        form: Form;
        isTest: boolean;
        /** First year whose seats go by it; all years without it. */
        from?: number | undefined;
      }
    | undefined;
};

/** Days before the last one from which the remaining days are counted down. */
const countdown = 14;

/** A form that nobody closed in writing counts as open for so many days. */
const usualLength = 30;

/** A notice can come weeks later than in the last year: families look for it so many days more. */
const grace = 30;

/** Forms that open in the same weeks of two years are the same form: at most so many days apart. */
const sameWeeks = 90;

/**
 * A stretch of days in which a form is open, or is looked for where `told` is false. Where its
 * opening is not known, `starts` is the month in which to look, or the last day.
 */
type Window = {
  told: boolean;
  year: number;
  starts: string;
  ends: string;
  /** The last day of the other year in this one, where it is known. */
  usual?: string | undefined;
  watch: string;
  last: LastForm;
};

/** The state of a form on a day. */
export function formOn(form: Form, today: string): FormState {
  return stateOf(nextWindow(windowsOf(form, yearOf(today)), today), today);
}

/**
 * The state of admission to a course on a day: the form that is open or comes next, and how far the
 * admission is whose form is over.
 *
 * @param nextYearFrom month and day from which applicants think of the next year, such as `11-01`
 */
export function admissionOn(course: Course, today: string, nextYearFrom: string): CourseState {
  const { own, first } = course;
  const year = yearOf(today);
  const windows = windowsOfCourse(course, year);
  const form = stateOf(nextWindow(windows, today), today);
  if (form.kind === 'unknown' || form.year <= year) return { form };
  const isTold = windows.some((one) => one.isOwn && one.told && one.year === year);
  const ranked = first?.isTest && year >= (first.from ?? 0) && today.slice(5) < nextYearFrom;
  const kind = isTold ? 'closed' : ranked ? 'ranked' : 'ask';
  const exception = kind === 'closed' ? undefined : exceptionOn(own, today);
  return { form, ending: { year, kind, ...(exception && { exception }) } };
}

type CourseWindow = Window & { isOwn: boolean };

/** By course and year: a page asks for each of 400 days, in which they stay the same. */
const knownWindows = new WeakMap<Course, Map<number, CourseWindow[]>>();

/**
 * The stretches of a course's own form and of the form that comes first, in the years of each, as
 * they are told or expected in a year.
 */
function windowsOfCourse(course: Course, year: number): CourseWindow[] {
  const ofCourse = knownWindows.get(course) ?? new Map<number, CourseWindow[]>();
  const windows = ofCourse.get(year) ?? joinWindows(course, year);
  knownWindows.set(course, ofCourse.set(year, windows));
  return windows;
}

function joinWindows({ own, first }: Course, year: number): CourseWindow[] {
  const from = first ? (first.from ?? 0) : Number.POSITIVE_INFINITY;
  const ownWindows = windowsOf(own, year).filter((one) => one.told || one.year < from);
  const leading = first ? windowsOf(first.form, year).filter((one) => one.year >= from) : [];
  // A course whose own days of a year are told no longer waits for the form that comes first.
  const isSettled = (year: number) => ownWindows.some((one) => one.told && one.year === year);
  return [
    ...ownWindows.map((one) => ({ ...one, isOwn: true })),
    ...leading.filter(({ year }) => !isSettled(year)).map((one) => ({ ...one, isOwn: false })),
  ];
}

/** A stretch of days in a year of admission. */
export type Mark = {
  kind: 'form' | 'test' | 'classes';
  /** Whether the days are told for this year; else they are those of another year, moved. */
  told: boolean;
  from: string;
  to: string;
  /** The days as they were told, in the year for which they were. */
  known: { from: string; to: string };
  /** Of this form only the last day is known. */
  lastOnly?: boolean;
};

/**
 * The forms, tests and beginnings of classes from one day to another, by the same days as the state
 * of `admissionOn`. What is over is left out, unless it was told for its year.
 *
 * @param today the day on which the state is asked for, from `start` on
 */
export function marksOf(course: Course, today: string, start: string, end: string): Mark[] {
  const { own, first } = course;
  const from = first ? (first.from ?? 0) : Number.POSITIVE_INFINITY;
  const forms = windowsOfCourse(course, yearOf(today)).flatMap((window): Mark[] => {
    const { told, starts, ends, usual, last } = window;
    if (!told && ends < today) return [];
    const to = told ? (last.closes ?? starts) : (usual ?? starts);
    const known = { from: last.opens ?? last.closes ?? '', to: last.closes ?? last.opens ?? '' };
    const lastOnly = last.opens === undefined;
    return [{ kind: 'form', told, from: lastOnly ? to : starts, to, known, lastOnly }];
  });
  const days = [
    ...daysOf(own, start, end).filter(({ told, from: day }) => told || yearOf(day) < from),
    ...(first ? daysOf(first.form, start, end).filter((one) => yearOf(one.from) >= from) : []),
  ];
  return [...forms, ...days]
    .filter((one) => one.to >= (one.told || one.kind === 'form' ? start : today) && one.from <= end)
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The tests and beginnings of classes of a form, told and of the last year moved. */
function daysOf({ past, watch: _, ...own }: Form, start: string, end: string): Mark[] {
  const usual = past.filter((one) => !(one.exception || one.once));
  const newest = Math.max(...usual.map(yearOfForm));
  const lasting = usual.filter((one) => yearOfForm(one) >= newest - 1);
  return (['test', 'classes'] as const).flatMap((kind) => {
    const known = (list: readonly FormDays[]) =>
      list.flatMap((one) => {
        const from = one[kind];
        return from ? [{ from, to: (kind === 'test' && one.testEnds) || from }] : [];
      });
    const told = known([own, ...past]).map(
      (days): Mark => ({ kind, told: true, ...days, known: days }),
    );
    const moved = known(lasting).flatMap((days) =>
      [yearOf(start), yearOf(end)].map((year): Mark => {
        const move = (day: string) => inYear(day, year + yearOf(day) - yearOf(days.from));
        return { kind, told: false, from: move(days.from), to: move(days.to), known: days };
      }),
    );
    const isTold = ({ from }: Mark) =>
      told.some((one) => yearOf(one.from) === yearOf(from) && isNear(one.from, from));
    return [...told, ...moved.filter((one) => yearOf(one.from) > newest && !isTold(one))];
  });
}

const yearOfForm = ({ opens, closes, test }: FormDays) => yearOf(opens ?? closes ?? test ?? '0000');

/** The last day of the form by which the seats of a year go: the test's, or the course's own. */
export type LastDay = { year: number; day: string; isTest: boolean };

/**
 * The last days that are told, one a year, newest year first. A course's own days win over those of
 * the test; exceptions are left out, since a sentence of their own tells them.
 */
export function lastDaysOf({ own, first }: Course): LastDay[] {
  const days = new Map<number, LastDay>();
  const add = (form: Form, isTest: boolean, from = 0) => {
    for (const { year, last, exception } of toldWindows(form)) {
      const known = days.get(year);
      if (exception || !last.closes || year < from || (known && known.isTest !== isTest)) continue;
      if (!known || known.day < last.closes) days.set(year, { year, day: last.closes, isTest });
    }
  };
  add(own, false);
  if (first?.isTest) add(first.form, true, first.from);
  return [...days.values()].sort((one, other) => other.year - one.year);
}

/**
 * The day of a reminder, and the form that it is for: the first day of the month in which families
 * begin to watch for the next notice, or three days before the form opened in its last year once
 * that month has begun.
 */
export function reminderOf(
  course: Course,
  today: string,
): { day: string; part?: string | undefined; isOwn: boolean } | undefined {
  return windowsOfCourse(course, yearOf(today))
    .filter(({ told }) => !told)
    .flatMap(({ watch, starts, isOwn, last: { opens, part } }) =>
      [watch, ...(opens ? [addDays(starts, -3)] : [])].map((day) => ({ day, part, isOwn })),
    )
    .filter(({ day }) => day >= today)
    .sort((one, other) => one.day.localeCompare(other.day))[0];
}

/** A day of one year in another year; the last of February where it has no 29th. */
export function inYear(day: string, year: number): string {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const monthDay = day.slice(5);
  return `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`;
}

function stateOf(window: Window | undefined, today: string): FormState {
  if (!window) return { kind: 'unknown' };
  const { told, year, starts, ends, usual, watch, last } = window;
  if (!told) {
    return watch <= today
      ? { kind: 'watch', year, last, ...(usual && usual < today && { isLate: true }) }
      : { kind: 'later', year, day: watch, last };
  }
  if (!last.opens) return { kind: 'ends', year, day: ends };
  if (today < starts) return { kind: 'announced', year, day: starts };
  if (!last.closes) return { kind: 'watch', year, last };
  const days = (Date.parse(ends) - Date.parse(today)) / 86_400_000;
  return days > countdown ? { kind: 'open', year, day: ends } : { kind: 'closing', year, days };
}

/** The stretch that is not over and begins first. */
function nextWindow(windows: readonly Window[], today: string): Window | undefined {
  return windows
    .filter(({ ends }) => ends >= today)
    .sort((one, other) => one.starts.localeCompare(other.starts))[0];
}

/** The stretches that are told, and the anniversaries of the last year's from the year before on. */
function windowsOf(form: Form, year: number): Window[] {
  const told = toldWindows(form);
  const lasting = lastYearOf(told.filter((one) => !one.exception));
  const coming = lasting.flatMap(({ exception: _, ...window }) =>
    [-1, 0, 1, 2].flatMap((ahead) => {
      const to = year + ahead;
      // Days of this year that are told leave nothing to be expected in it.
      if (to <= window.year) return [];
      const moved = (day: string) => inYear(day, to + yearOf(day) - window.year);
      const { starts, ends, watch } = window;
      const again = {
        ...window,
        told: false,
        year: to,
        usual: window.last.closes && moved(ends),
        starts: moved(starts),
        ends: addDays(
          window.last.closes ? moved(ends) : addDays(moved(starts), usualLength),
          grace,
        ),
        watch: moved(watch),
      };
      const isSame = (one: Window) =>
        yearOf(one.starts) === yearOf(again.starts) && isNear(one.starts, again.starts);
      return told.some(isSame) ? [] : [again];
    }),
  );
  return [...told, ...coming];
}

type ToldWindow = Window & { exception?: string | undefined };

/** A later notice without an opening extends the form that opened in the same year. */
function toldWindows({ past, watch, ...own }: Form): ToldWindow[] {
  const all = [...past, own];
  const extensions = all.filter(({ opens, closes, exception }) => !opens && closes && !exception);
  return all.flatMap(({ notice, opens, closes, exception, part, ...days }): ToldWindow[] => {
    const day = opens ?? closes;
    if (!day) return [];
    const year = yearOf(day);
    const inSameYear = all.filter((one) => one.opens && yearOf(one.opens) === year);
    if (!opens && !exception && inSameYear.some((one) => (one.opens ?? '') < day)) return [];
    const isLast = opens && inSameYear.every((one) => (one.opens ?? '') <= opens);
    const later = extensions.flatMap((one) =>
      isLast && one.closes && yearOf(one.closes) === year ? [one.closes] : [],
    );
    const last = [...(closes ? [closes] : []), ...later].sort().pop();
    const known = { opens: opens ?? undefined, closes: last, ...(part && { part }) };
    const earliest = notice && notice < day ? notice : day;
    const usual = `${addDays(earliest, -14).slice(0, 7)}-01`;
    const set = watch ? `${year}-${String(watch).padStart(2, '0')}-01` : usual;
    // A month that somebody set before the form came earlier would be too late.
    const month = set > earliest ? usual : set;
    const starts = opens ?? (watch && !exception && month < day ? month : day);
    const ends = last ?? addDays(day, usualLength);
    const forYear = days.year ?? year;
    return [{ told: true, year: forYear, starts, ends, watch: month, last: known, exception }];
  });
}

/**
 * The stretches of the last year of which something is known: some forms open twice a year. An
 * older one is left out where a newer one began in the same weeks.
 */
function lastYearOf(told: readonly ToldWindow[]): ToldWindow[] {
  const newest = told
    .map(({ starts }) => starts)
    .sort()
    .pop();
  if (!newest) return [];
  const recent = told.filter(({ starts }) => starts > inYear(newest, yearOf(newest) - 1));
  return recent.filter(
    (one) => !recent.some((other) => other.year > one.year && isNear(one.starts, other.starts)),
  );
}

/** Whether two days are in the same weeks of their years. */
function isNear(one: string, other: string): boolean {
  const apart = Math.abs(Date.parse(inYear(one, 2001)) - Date.parse(inYear(other, 2001)));
  const days = apart / 86_400_000;
  return Math.min(days, 365 - days) < sameWeeks;
}

/** The exception of the year before, until its day has come round. */
function exceptionOn({ past }: Form, today: string): string | undefined {
  const year = yearOf(today);
  const one = past.find(
    ({ exception, closes }) =>
      exception && closes && yearOf(closes) === year - 1 && today <= inYear(closes, year),
  );
  return one?.exception;
}

const yearOf = (day: string) => Number(day.slice(0, 4));

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
  const all = Array.from({ length: days + 1 }, (_, ahead) => addDays(today, ahead));
  return changesIn(
    all.map((day) => ({ from: day === today ? '' : day, value: day })),
    valueOn,
  );
}

/** The changes of what follows from a value that changes. */
export function changesIn<Value, Other>(
  changes: readonly Change<Value>[],
  follows: (value: Value) => Other,
): Change<Other>[] {
  let before: string | undefined;
  return changes.flatMap(({ from, value }) => {
    const other = follows(value);
    const written = JSON.stringify(other);
    const isSame = written === before;
    before = written;
    return isSame ? [] : [{ from, value: other }];
  });
}
