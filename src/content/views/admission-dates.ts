import type { Edition } from '#src/content/check/edition.ts';
import type { EntranceTest, PastDates } from '#src/content/schemas/dates.ts';
import {
  admissionOn,
  type Change,
  type Course,
  type CourseState,
  changesIn,
  changesOf,
  type Form,
  type FormState,
  type LastForm,
  lastDaysOf,
  reminderOf,
  type YearState,
} from '#src/domain/admission-dates.ts';
import type { CalendarEvent } from '#src/domain/calendar-file.ts';
import { languages } from '#src/languages.ts';
import { addDays } from '#src/lib/add-days.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay, monthName } from '#src/lib/format-day.ts';
import { type SectionId, sectionIds } from '#src/routes.ts';

/** A sentence that is shown from a day on, until the next one of its list. */
type SaidFrom = { from: string; text: string };

/** A form as sentences name it: where it is open, and where somebody looks for it. */
type Subject = { form: string; sought: string };

/**
 * The sentences about a programme's admission, day by day.
 *
 * @param today the day of the build, as `2026-11-22`
 * @param options `asks: false` leaves out that families may call about a seat of this year, and the
 *   exception of the year before, where the page says both
 */
export function admissionOf(
  edition: Edition,
  id: SectionId,
  today: string,
  { asks = true } = {},
): SaidFrom[] {
  const { words } = edition;
  const { first } = courseOf(edition, id);
  const lead: Subject = first
    ? first.isTest
      ? testForm(edition, first.name)
      : { form: first.name, sought: fill(words.dates.soughtOf, { name: first.name }) }
    : ownForm(edition);
  const said = statesOf(edition, id, today).map(({ from, value: { form, ending } }) => {
    const subject = isLed(edition, id, form) ? lead : ownForm(edition);
    const next = sayForm(edition, form, subject);
    const over = asks || ending?.kind !== 'ask' ? ending && sayEnding(edition, id, ending) : '';
    return { from, text: [next, over].filter(Boolean).join('\n') };
  });
  return saidUntil(said, edition, today);
}

/** The sentences about the form of an entrance test, day by day; empty where its opening is not known. */
export function testOf(edition: Edition, test: Dated, today: string): SaidFrom[] {
  const { form: name, ending: endings } = edition.words.dates;
  const { nextYearFrom } = edition.content['what-can-i-study'];
  const course = { own: formOf(test) };
  return changesOf((day) => admissionOn(course, day, nextYearFrom), today, told)
    .map(({ from, value: { form, ending } }) => {
      if (form.kind === 'unknown') return { from, text: '' };
      const subject = { form: name, sought: ownForm(edition).sought };
      const next = sentence(edition, formInWords(edition, form, subject, true, true));
      const over =
        ending?.kind === 'ask' && fill(endings.test, { test: test.name, year: ending.year });
      return { from, text: [next, over].filter(Boolean).join('\n') };
    })
    .concat({ from: addDays(today, told + 1), text: '' });
}

/** Programmes with one form: when it is open, in a few words, and the calendar's entry for it. */
export type WhenToApply = {
  ids: SectionId[];
  /** `B.Sc Nursing and BPT`. */
  courses: string;
  /** When, and on a second line which form it is and for which year. */
  said: SaidFrom[];
  reminder?: DatedEvent | undefined;
};

/** When to apply to which programmes: first the form that is open, then the one that opens next. */
export function whenToApply(edition: Edition, today: string): WhenToApply[] {
  const { content, describe } = edition;
  const events = calendarEvents(edition, today);
  const firstFormOf = (id: SectionId) => content.dates.programmes[id].follows?.id ?? id;
  const rows = sectionIds.map((id) => ({ id, said: whenOf(edition, id, today) }));
  const groups = groupBy(rows, ({ id, said }) => JSON.stringify([firstFormOf(id), said]));
  return [...groups.values()]
    .flatMap((members) => {
      const [one] = members;
      if (!one) return [];
      const ids = members.map(({ id }) => id);
      const form = statesOf(edition, one.id, today)[0]?.value.form ?? { kind: 'unknown' };
      // A form that comes first has a reminder of its own.
      const of = isLed(edition, one.id, form) ? firstFormOf(one.id) : one.id;
      return {
        ids,
        courses: describe.list(ids.map((id) => content.programmes[id].name)),
        said: one.said,
        reminder: events.find((event) => event.of === of && (event.until ?? event.day) >= today),
        order: orderOf(form),
      };
    })
    .sort((one, other) => one.order.localeCompare(other.order));
}

/** When the form of a programme is open in a few words, and which form it is, day by day. */
function whenOf(edition: Edition, id: SectionId, today: string): SaidFrom[] {
  const { words } = edition;
  const said = changesIn(statesOf(edition, id, today), ({ form }) => form).map(
    ({ from, value: form }) => {
      if (form.kind === 'unknown') return { from, text: words.dates.states.unknown };
      const { year } = form;
      const { first } = courseOf(edition, id);
      const which =
        first?.isTest && isLed(edition, id, form)
          ? fill(words.dates.when.test, { test: first.name, year })
          : fill(words.dates.when.year, { year });
      return { from, text: `${whenInWords(edition, form)}\n${which}` };
    },
  );
  return saidUntil(said, edition, today);
}

function whenInWords({ words, describe, locale }: Edition, form: FormState): string {
  const { states, when } = words.dates;
  switch (form.kind) {
    case 'unknown':
      return states.unknown;
    case 'announced':
    case 'open':
    case 'ends':
      return fill(when[form.kind], { day: describe.day(form.day) });
    case 'closing':
      return form.days === 0
        ? when.lastDay
        : fill(describe.count(form.days, when.closing), { count: form.days });
    case 'watch':
      return form.isLate ? when.watchLate : when.watch;
    case 'later':
      return fill(when.later, { month: monthName(form.day, locale) });
  }
}

/**
 * The sentences about the admissions whose form is over, a line each, day by day; empty while there
 * is none.
 */
export function endingsOf(edition: Edition, today: string): SaidFrom[] {
  const courses = sectionIds.map((id) => ({ id, states: statesOf(edition, id, today) }));
  const days = courses.flatMap(({ states }) => states.map(({ from }) => from));
  const endings = [...new Set(days)].sort().map((from) => ({
    from,
    value: courses.map(({ id, states }) => ({
      id,
      ending: states.filter((one) => one.from <= from).at(-1)?.value.ending,
    })),
  }));
  return changesIn(endings, (value) => sayEndings(edition, value))
    .map(({ from, value: text }) => ({ from, text }))
    .concat({ from: addDays(today, told + 1), text: '' });
}

function sayEndings(
  edition: Edition,
  courses: readonly { id: SectionId; ending?: YearState | undefined }[],
): string {
  const { content, words, describe } = edition;
  const namesOf = (list: typeof courses) =>
    describe.list(list.map(({ id }) => content.programmes[id].name));
  const ended = (kind: YearState['kind']) => courses.filter(({ ending }) => ending?.kind === kind);
  const lines: string[] = [];
  for (const [list, phrase] of [
    [ended('closed'), words.dates.inShort.closed],
    [ended('ask'), words.dates.ending.ask],
  ] as const) {
    const year = list[0]?.ending?.year;
    if (year) lines.push(fill<string>(phrase, { year, courses: namesOf(list) }));
  }
  for (const list of groupBy(
    ended('ranked'),
    ({ id }) => courseOf(edition, id).first?.name,
  ).values()) {
    const [{ id, ending } = {}] = list;
    if (!id || !ending) continue;
    const { year, kind } = ending;
    const said = sayEnding(edition, id, { year, kind });
    lines.push(fill(words.dates.inShort.ranked, { courses: namesOf(list), year, said }));
  }
  return lines.join('\n');
}

/** Days after the build from which a page says no state any more. */
const told = 400;

/** Sentences day by day, and at last that nobody knows. */
function saidUntil(said: SaidFrom[], { words }: Edition, today: string): SaidFrom[] {
  return [...said, { from: addDays(today, told + 1), text: words.dates.states.unknown }];
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

function testForm({ words }: Edition, test: string): Subject {
  return {
    form: fill(words.dates.testForm, { test }),
    sought: fill(words.dates.soughtTest, { test }),
  };
}

function ownForm({ words }: Edition): Subject {
  return { form: words.dates.ownForm, sought: words.dates.sought };
}

/** Whether a state is that of the form that comes first: the course's own days are not told. */
function isLed(edition: Edition, id: SectionId, form: FormState): boolean {
  const { first } = courseOf(edition, id);
  if (!first || form.kind === 'unknown' || !isFrom(form.year, first.from)) return false;
  return !isTold(edition.content.dates.programmes[id], form);
}

function isFrom(year: number, from: number | undefined): boolean {
  return year >= (from ?? 0);
}

/** Whether a state is that of the days which somebody has told for this form. */
function isTold({ opens, closes }: Form, form: FormState): boolean {
  if (form.kind === 'announced') return form.day === opens;
  if (form.kind === 'open') return form.day === closes;
  return form.kind === 'closing' && Boolean(closes);
}

/** What forms are put in order by: those that are open, those to watch for, then by the day. */
function orderOf(form: FormState): string {
  if (form.kind === 'unknown') return '9';
  if (form.kind === 'watch') return '1';
  return form.kind === 'announced' || form.kind === 'later' ? form.day : '0';
}

/** The forms of a programme or test: its own, and the one that comes before it. */
export function formsOf(edition: Edition, { id, ...own }: Dated): Course {
  const section = sectionIds.find((one) => one === id);
  return section ? courseOf(edition, section) : { own: formOf(own) };
}

/** A programme with the form that comes before its own, if any. */
function courseOf({ content }: Edition, id: SectionId) {
  const { programmes, tests } = content.dates;
  const { follows } = programmes[id];
  const own = formOf(programmes[id]);
  const test = tests.list.find((one) => one.id === follows?.id);
  const from = follows?.from;
  if (test) return { own, first: { form: formOf(test), isTest: true, name: test.name, from } };
  const course = sectionIds.find((one) => one === follows?.id);
  if (!course) return { own };
  const { name } = content.programmes[course];
  return { own, first: { form: formOf(programmes[course]), isTest: false, name, from } };
}

/** By edition, and by course and day: several pages say the same states, and some say them twice. */
const knownStates = new WeakMap<Edition, Map<string, Change<CourseState>[]>>();

/** The states of a programme's admission from a day on. */
function statesOf(edition: Edition, id: SectionId, today: string): Change<CourseState>[] {
  const ofEdition = knownStates.get(edition) ?? new Map<string, Change<CourseState>[]>();
  const key = `${id} ${today}`;
  const known = ofEdition.get(key);
  if (known) return known;
  const course = courseOf(edition, id);
  const { nextYearFrom } = edition.content['what-can-i-study'];
  const states = changesOf((day) => admissionOn(course, day, nextYearFrom), today, told);
  knownStates.set(edition, ofEdition.set(key, states));
  return states;
}

/** The first year, day by day, whose form cannot be over yet; 0 where nobody knows. */
export function seasonsOf(edition: Edition, id: SectionId, today: string): Change<number>[] {
  return changesIn(statesOf(edition, id, today), ({ form }) => {
    if (form.kind === 'unknown') return 0;
    return form.kind === 'watch' && form.isLate ? form.year + 1 : form.year;
  });
}

/** The last days of a programme's forms from a year on, as far as they are told. */
export function lastDaysFrom(edition: Edition, id: SectionId, from: number) {
  return lastDaysOf(courseOf(edition, id)).filter(({ year }) => year >= from);
}

/** The entrance test whose form comes before a programme's own, and the first year whose seats go by it. */
export function leadingTest(edition: Edition, id: SectionId) {
  const { first } = courseOf(edition, id);
  return first?.isTest ? { name: first.name, from: first.from ?? 0 } : undefined;
}

/** `Closed for 2026.` */
function sayEnding(edition: Edition, id: SectionId, ending: YearState): string {
  const { kind, year, exception } = ending;
  const test = courseOf(edition, id).first?.name ?? '';
  const said = fill<string>(edition.words.dates.ending[kind], { year, test });
  return exception ? `${said} ${exception}` : said;
}

/** `For 2027: watch for the NEET-UG form from January (in 2026: 8 February to 8 March).` */
function sayForm(edition: Edition, form: FormState, subject: Subject): string {
  const { words } = edition;
  if (form.kind === 'unknown') return words.dates.states.unknown;
  const { year } = form;
  return fill(words.dates.states.next, { year, form: formInWords(edition, form, subject) });
}

/**
 * `watch for the NEET-UG form from January (in 2026: 8 February to 8 March)`.
 *
 * @param tellsLast whether the days of the last year follow in brackets
 * @param namesYear whether the month has its year, where no other words have it
 */
function formInWords(
  edition: Edition,
  form: FormState,
  { form: name, sought }: Subject,
  tellsLast = true,
  namesYear = false,
): string {
  const { words, describe } = edition;
  const { states } = words.dates;
  const withLast = (text: string, last: LastForm) =>
    tellsLast ? fill(states.withLast, { said: text, last: lastInWords(edition, last) }) : text;
  // Somebody set an early month: the last form opened more than two months after it.
  const isEarly = (day: string, { opens }: LastForm) =>
    tellsLast && opens && Number(opens.slice(5, 7)) - Number(day.slice(5, 7)) > 2;
  // One of several forms of a year may open in the year before.
  const soughtPart = (year: number, { part }: LastForm) =>
    part ? fill(words.dates.soughtPart, { sought, part, year }) : sought;
  switch (form.kind) {
    case 'unknown':
      return states.unknown;
    case 'announced':
    case 'open':
    case 'ends':
      return fill(states[form.kind], { form: name, day: describe.day(form.day) });
    case 'closing':
      return form.days === 0
        ? fill(states.lastDay, { form: name })
        : fill(describe.count(form.days, states.closing), { form: name });
    case 'watch':
      return withLast(
        fill(form.isLate ? states.watchLate : states.watch, {
          sought: soughtPart(form.year, form.last),
        }),
        form.last,
      );
    case 'later':
      return withLast(
        fill(isEarly(form.day, form.last) ? states.laterOrAfter : states.later, {
          sought: soughtPart(form.year, form.last),
          month: namesYear
            ? fill(words.dates.monthOfYear, {
                month: monthName(form.day, edition.locale),
                year: form.day.slice(0, 4),
              })
            : monthName(form.day, edition.locale),
        }),
        form.last,
      );
  }
}

/** `in 2026: 8 February to 8 March`, or `in 2025: until 30 September`. */
function lastInWords(edition: Edition, { opens, closes }: LastForm): string {
  const { span, last, until } = edition.words.dates;
  const first = opens ?? closes ?? '';
  const year = first.slice(0, 4);
  const named = (day: string) =>
    day.startsWith(year) ? yearless(edition, day) : edition.describe.day(day);
  if (!opens) return fill(last, { year, span: fill(until, { day: named(first) }) });
  const from = named(opens);
  return fill(last, { year, span: closes ? fill(span, { from, to: named(closes) }) : from });
}

/** A text with a capital at its start and a full stop. */
function sentence({ locale }: Edition, text: string): string {
  return `${text.charAt(0).toLocaleUpperCase(locale)}${text.slice(1)}.`;
}

function yearless({ lang, locale }: Edition, day: string): string {
  return formatDay(day, locale, languages[lang].date.yearless);
}

/** The dates of a past year in words: `Applications 28 May to 20 June 2025. Test 6 July 2025.` */
export function pastInWords(edition: Edition, past: PastDates): string {
  const { words, describe } = edition;
  const { opens, closes, test, testEnds, classes } = past;
  if (past.exception) return past.exception;
  const said = (phrase: string, from: string | undefined, to: string | undefined) => {
    if (!from) return [];
    const span = to ? spanInWords(edition, from, to) : describe.day(from);
    return [`${fill(phrase, { span })}.`];
  };
  return [
    ...said(words.dates.past.applications, opens, closes),
    ...said(
      past.council ? words.dates.past.council : words.dates.past.until,
      opens ? undefined : closes,
      undefined,
    ),
    ...said(words.dates.past.test, test, testEnds),
    ...said(words.dates.past.classes, classes, undefined),
    ...(past.note ? [past.note] : []),
  ].join(' ');
}

/** `28 May to 20 June 2025`: one year is said once, first where a date begins with it. */
export function spanInWords({ lang, locale, words }: Edition, from: string, to: string): string {
  const { full, yearless } = languages[lang].date;
  const oneYear = from.slice(0, 4) === to.slice(0, 4);
  const yearFirst = full.startsWith('{year}');
  return fill(words.dates.span, {
    from: formatDay(from, locale, oneYear && !yearFirst ? yearless : full),
    to: formatDay(to, locale, oneYear && yearFirst ? yearless : full),
  });
}

const steps = ['opens', 'closes', 'test', 'classes'] as const;
type Step = (typeof steps)[number];

/** A programme or an entrance test, with what is known of its dates. */
export type Dated = {
  /** Part of addresses. */
  id: string;
  name: string;
  /** The full name, or the courses that a test leads to. */
  about: string;
  body: EntranceTest['body'] | null;
  watch?: number | undefined;
  past: readonly PastDates[];
  /** The test or course whose form comes before its own. */
  first?: Dated | undefined;
  testEnds?: string | undefined;
  year?: number | undefined;
} & Partial<Record<Step, string | null>>;

export function datedProgrammes(edition: Edition): Dated[] {
  const { content } = edition;
  const all = sectionIds.map((id): Dated => {
    const { name, fullName } = content.programmes[id];
    return { id, name, about: fullName, ...content.dates.programmes[id] };
  });
  const leaders = [...datedTests(edition), ...all];
  return all.map((one) => {
    const { follows } = content.dates.programmes[one.id as SectionId];
    return { ...one, first: leaders.find(({ id }) => id === follows?.id) };
  });
}

export function datedTests({ content }: Edition): Dated[] {
  return content.dates.tests.list.map((test) => ({ ...test, about: test.for }));
}

type OwnForm = Omit<Dated, 'id' | 'name' | 'about' | 'body' | 'first'>;

function formOf({ opens = null, closes = null, past, ...days }: OwnForm): Form {
  return { ...days, opens, closes, past: past.filter(({ council }) => !council) };
}

/** The days of the form in the last year of which any are known, then those of a council. */
function newestOf(past: readonly PastDates[], part: string | undefined): PastDates[] {
  const ofForm = past.filter((one) => !(one.council || one.exception));
  const day = ({ opens, closes }: PastDates) => opens ?? closes ?? '';
  const year = ofForm
    .map((one) => day(one).slice(0, 4))
    .sort()
    .pop();
  const newest = ofForm.filter((one) =>
    part ? one.part === part : year && day(one).startsWith(year),
  );
  return [...newest, ...past.filter(({ council }) => council)];
}

/** The days of a programme or test that have a name, in their order; null where nobody has told. */
export function stepsOf(dated: Dated): { step: Step; day: string | null }[] {
  return steps.flatMap((step) => {
    const day = dated[step];
    return day === undefined ? [] : [{ step, day }];
  });
}

/** An entry of a calendar, and where it comes from. */
export type DatedEvent = CalendarEvent & {
  of: string;
  step: Step | 'watch';
  /** The form of a reminder, where a year has several. */
  part?: string | undefined;
};

/**
 * The entries of calendar files: every day that is known and, for a programme or test without one, a
 * note in the month in which it was notified in past years.
 *
 * @param today as `2026-11-22`
 */
export function calendarEvents(edition: Edition, today: string): DatedEvent[] {
  const { content, words, href } = edition;
  const { event } = words.dates;
  return [...datedProgrammes(edition), ...datedTests(edition)].flatMap((dated) => {
    const { id, name: course } = dated;
    const page = new URL(href('/admissions/dates'), content.site.origin).href;
    const make = (step: DatedEvent['step'], day: string, text: string): DatedEvent => ({
      id: `${id}-${step}`,
      of: id,
      step,
      day,
      until: step === 'test' ? dated.testEnds : undefined,
      title: fill(event[step], { course }),
      text,
      link: `${page}#${id}`,
    });
    const known = stepsOf(dated).flatMap(({ step, day }) =>
      day ? [make(step, day, event.confirm)] : [],
    );
    const forms = formsOf(edition, dated);
    const { form } = admissionOn(forms, today, content['what-can-i-study'].nextYearFrom);
    const isAwaited = form.kind === 'later' || form.kind === 'watch';
    const reminder = isAwaited ? reminderOf(forms, today) : undefined;
    if (!reminder) return known;
    const { day, part, isOwn } = reminder;
    const leader = isOwn || !dated.first ? dated : dated.first;
    if (!leader.body) return known;
    const last = newestOf(leader.past, part);
    const text = [
      ...(last.length > 0
        ? [fill(event.watchPast, { past: last.map((one) => pastInWords(edition, one)).join(' ') })]
        : []),
      fill(dated.body ? event.watchText : event.watchOwn, {
        course,
        first: leader.name,
        body: leader.body.name,
      }),
    ].join(' ');
    const name = part ? `${leader.name}, ${part}` : leader.name;
    const title =
      leader === dated
        ? fill(event.watch, { course: name })
        : fill(event.watchFirst, { course, first: name });
    return [...known, { ...make('watch', day, text), title, part }];
  });
}

/** Months after which the last known days of a course or test say little about the next ones. */
const oldAfter = 14;

/**
 * The courses and tests whose last known days are older than fourteen months, with the year of
 * those days. A course that follows another form depends on that form's days.
 *
 * @param today as `2026-11-22`
 */
export function outdatedDates(edition: Edition, today: string): { name: string; year?: string }[] {
  const year = Number(today.slice(0, 4)) - 2;
  const months = Number(today.slice(5, 7)) + 24 - oldAfter;
  const limit = new Date(Date.UTC(year, months - 1, Number(today.slice(8)))).toISOString();
  return [...datedProgrammes(edition), ...datedTests(edition)].flatMap((dated) => {
    const { name, first: { past, opens } = dated } = dated;
    const usual = past.filter((one) => !(one.council || one.exception));
    const newest = [opens, ...usual.map((one) => one.opens ?? one.closes ?? one.test)]
      .filter((day) => typeof day === 'string')
      .sort()
      .pop();
    if (!newest) return [{ name }];
    return newest < limit.slice(0, 10) ? [{ name, year: newest.slice(0, 4) }] : [];
  });
}
