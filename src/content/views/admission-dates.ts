import {
  admissionOn,
  type CourseState,
  changesOf,
  type Form,
  type FormState,
  formOn,
  type LastForm,
  reminderDay,
  type YearState,
} from '#src/admissions/admission-dates.ts';
import type { CalendarEvent } from '#src/admissions/calendar-file.ts';
import type { Edition } from '#src/content/check/edition.ts';
import type { EntranceTest, PastDates } from '#src/content/schemas/dates.ts';
import { languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay, monthName } from '#src/lib/format-day.ts';
import { type SectionId, sectionIds } from '#src/routes.ts';

/** A sentence that is shown from a day on, until the next one of its list. */
type SaidFrom = { from: string; text: string };

/**
 * The sentences about a programme's admission, day by day.
 *
 * @param today the day of the build, as `2026-11-22`
 */
export function admissionOf(edition: Edition, id: SectionId, today: string): SaidFrom[] {
  const { words, content } = edition;
  const { first } = courseOf(edition, id);
  const subject = first?.isTest
    ? fill(words.dates.testForm, { test: first.name })
    : (first?.name ?? words.dates.ownForm);
  const states = changesOf((day) => stateOf(edition, id, day), today);
  return states.map(({ from, value: { form, ending } }) => {
    const isOwn = form.kind !== 'unknown' && isTold(content.dates.programmes[id], form);
    const said = sayForm(edition, form, isOwn ? words.dates.ownForm : subject);
    const text = [ending && sayEnding(edition, id, ending), said].filter(Boolean).join(' ');
    return { from, text };
  });
}

/** The sentences about the form of an entrance test, day by day; empty where its opening is not known. */
export function testOf(edition: Edition, test: Dated, today: string): SaidFrom[] {
  return changesOf((day) => formOn(test, day), today).map(({ from, value }) => ({
    from,
    text:
      value.kind === 'unknown' ? '' : `${formInWords(edition, value, edition.words.dates.form)}.`,
  }));
}

/** The sentences about all admissions, a line each, day by day; programmes with one form together. */
export function admissionInShort(edition: Edition, today: string): SaidFrom[] {
  const all = (day: string) => sectionIds.map((id) => ({ id, ...stateOf(edition, id, day) }));
  return changesOf(all, today).map(({ from, value }) => ({ from, text: inShort(edition, value) }));
}

type CourseInShort = CourseState & { id: SectionId };

function inShort(edition: Edition, courses: readonly CourseInShort[]): string {
  const { content, words, describe } = edition;
  const say = words.dates.inShort;
  const name = ({ id }: CourseInShort) => content.programmes[id].name;
  const known = courses.filter(({ form }) => form.kind !== 'unknown');
  const groups = [...groupBy(known, (one) => JSON.stringify([leaderOf(edition, one), one.form]))];
  const forms = groups
    .map(([, members]) => {
      const [{ form } = { form: { kind: 'unknown' } as FormState }] = members;
      const names = describe.list(members.map(name));
      const test = members.map((one) => leaderOf(edition, one)).find(Boolean);
      const subject = test ? fill(say.testForm, { test, courses: names }) : names;
      return { year: 'year' in form ? form.year : 0, form, day: dayOf(form), subject };
    })
    .sort((one, other) => one.day.localeCompare(other.day));
  const sentences = [...groupBy(forms, ({ year }) => year)].map(([year, list]) => {
    const parts = list.map(({ form, subject }) => formInWords(edition, form, subject));
    return fill(say.next, { year, forms: parts.join(';\n') });
  });
  const ended = courses.flatMap((one) => (one.ending ? [{ ...one, ending: one.ending }] : []));
  const closed = ended.filter(({ ending }) => ending.kind === 'closed');
  const [first] = closed;
  if (first) {
    const names = describe.list(closed.map(name));
    sentences.push(fill(say.closed, { year: first.ending.year, courses: names }));
  }
  for (const one of ended) {
    if (one.ending.kind !== 'late') continue;
    const { year, day } = one.ending;
    sentences.push(fill(say.late, { course: name(one), year, day: yearless(edition, day) }));
  }
  return sentences.join('\n') || words.dates.states.unknown;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The name of the entrance test whose form comes first, unless the course's own days are told. */
function leaderOf(edition: Edition, { id, form }: CourseInShort): string | undefined {
  const { first } = courseOf(edition, id);
  return first?.isTest && !isTold(edition.content.dates.programmes[id], form)
    ? first.name
    : undefined;
}

/** Whether a state is that of the days which somebody has told for this form. */
function isTold({ opens, closes }: Form, form: FormState): boolean {
  if (form.kind === 'announced') return form.day === opens;
  if (form.kind === 'open') return form.day === closes;
  return form.kind === 'closing' && Boolean(closes);
}

/** The day by which forms are put in order; those that are open come first. */
function dayOf(form: FormState): string {
  return form.kind === 'announced' || form.kind === 'expected' ? form.day : '';
}

/** A programme with the form that comes before its own, if any. */
function courseOf({ content }: Edition, id: SectionId) {
  const { programmes, tests } = content.dates;
  const own = programmes[id];
  const test = tests.list.find((one) => one.id === own.follows);
  if (test) return { own, first: { form: test, isTest: true, name: test.name } };
  const course = sectionIds.find((one) => one === own.follows);
  if (!course) return { own };
  const { name } = content.programmes[course];
  return { own, first: { form: programmes[course], isTest: false, name } };
}

function stateOf(edition: Edition, id: SectionId, day: string): CourseState {
  return admissionOn(courseOf(edition, id), day, edition.content['what-can-i-study'].nextYearFrom);
}

/** `Closed for 2026.` */
function sayEnding(edition: Edition, id: SectionId, ending: YearState): string {
  const { closed, ranked, late } = edition.words.dates.ending;
  const { year } = ending;
  if (ending.kind === 'closed') return fill(closed, { year });
  if (ending.kind === 'late') return fill(late, { year, day: yearless(edition, ending.day) });
  return fill(ranked, { year, test: courseOf(edition, id).first?.name ?? '' });
}

/** `For 2027: NEET-UG form from February (in 2026: 8 February to 8 March).` */
function sayForm(edition: Edition, form: FormState, subject: string): string {
  const { words } = edition;
  if (form.kind === 'unknown') return words.dates.states.unknown;
  const { year } = form;
  return fill(words.dates.states.next, { year, form: formInWords(edition, form, subject) });
}

/** `NEET-UG form from February (in 2026: 8 February to 8 March)`. */
function formInWords(edition: Edition, form: FormState, subject: string): string {
  const { words, describe } = edition;
  const { states } = words.dates;
  switch (form.kind) {
    case 'unknown':
      return states.unknown;
    case 'announced':
    case 'open':
      return fill(states[form.kind], { form: subject, day: describe.day(form.day) });
    case 'closing':
      return form.days === 0
        ? fill(states.lastDay, { form: subject })
        : fill(describe.count(form.days, states.closing), { form: subject });
    case 'due':
      return fill(states.due, { form: subject, last: lastInWords(edition, form.last) });
    case 'expected':
      return fill(states.expected, {
        form: subject,
        month: monthName(form.day, edition.locale),
        last: lastInWords(edition, form.last),
      });
  }
}

/** `in 2026: 8 February to 8 March`. */
function lastInWords(edition: Edition, { opens, closes }: LastForm): string {
  const { span, last } = edition.words.dates;
  const year = opens.slice(0, 4);
  const from = yearless(edition, opens);
  if (!closes) return fill(last, { year, span: from });
  const to = closes.startsWith(year) ? yearless(edition, closes) : edition.describe.day(closes);
  return fill(last, { year, span: fill(span, { from, to }) });
}

function yearless({ lang, locale }: Edition, day: string): string {
  return formatDay(day, locale, languages[lang].date.yearless);
}

/** The dates of a past year in words: `Applications 28 May to 20 June 2025. Test 6 July 2025.` */
export function pastInWords(edition: Edition, past: PastDates): string {
  const { words, describe } = edition;
  const { opens, closes, test, testEnds, classes } = past;
  const said = (phrase: string, from: string | undefined, to: string | undefined) => {
    if (!from) return [];
    const span = to ? spanInWords(edition, from, to) : describe.day(from);
    return [`${fill(phrase, { span })}.`];
  };
  return [
    ...said(words.dates.past.applications, opens, closes),
    ...said(words.dates.past.until, opens ? undefined : closes, undefined),
    ...said(words.dates.past.test, test, testEnds),
    ...said(words.dates.past.classes, classes, undefined),
    ...(past.note ? [past.note] : []),
  ].join(' ');
}

/** `28 May to 20 June 2025`: one year is said once, first where a date begins with it. */
function spanInWords({ lang, locale, words }: Edition, from: string, to: string): string {
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
    return { ...one, first: leaders.find(({ id }) => id === follows) };
  });
}

export function datedTests({ content }: Edition): Dated[] {
  return content.dates.tests.list.map((test) => ({ ...test, about: test.for }));
}

/** The days of a programme or test that have a name, in their order; null where nobody has told. */
export function stepsOf(dated: Dated): { step: Step; day: string | null }[] {
  return steps.flatMap((step) => {
    const day = dated[step];
    return day === undefined ? [] : [{ step, day }];
  });
}

/** An entry of a calendar, and where it comes from. */
export type DatedEvent = CalendarEvent & { of: string; step: Step | 'watch' };

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
    const leader = dated.first ?? dated;
    const day = reminderDay(leader, today, leader.watch);
    if (known.length > 0 || !day || !leader.body) return known;
    const last = leader.past.find((one) => one.opens ?? one.closes);
    const text = [
      ...(last ? [fill(event.watchPast, { past: pastInWords(edition, last) })] : []),
      fill(event.watchText, { body: leader.body.name }),
    ].join(' ');
    const title =
      leader === dated ? undefined : fill(event.watchFirst, { course, first: leader.name });
    const reminder = make('watch', day, text);
    return [title ? { ...reminder, title } : reminder];
  });
}

/** The stretches of a programme or test in past years, as shares of the year. */
export type YearThread = {
  id: string;
  name: string;
  said: string;
  stretches: { step: 'opens' | 'test' | 'classes'; from: number; to: number }[];
};

/** The programmes and tests of which a past year is known. An extended last day makes a bar longer. */
export function yearThreads(edition: Edition): YearThread[] {
  return [...datedProgrammes(edition), ...datedTests(edition)]
    .filter(({ past }) => past.length > 0)
    .map(({ id, name, past }) => ({
      id,
      name,
      said: past.map((year) => pastInWords(edition, year)).join(' '),
      stretches: past.flatMap(({ opens, closes, test, testEnds, classes }, index) => [
        ...stretch('opens', opens ?? (closes && past[index - 1]?.opens), closes),
        ...stretch('test', test, testEnds),
        ...stretch('classes', classes, undefined),
      ]),
    }));
}

function stretch(
  step: YearThread['stretches'][number]['step'],
  from: string | undefined,
  to: string | undefined,
): YearThread['stretches'] {
  return from ? [{ step, from: shareOfYear(from), to: shareOfYear(to ?? from) }] : [];
}

/** Every month is a twelfth, so that a day is drawn in its month. */
function shareOfYear(day: string): number {
  const [, month, date] = day.split('-').map(Number);
  return ((month ?? 1) - 1 + ((date ?? 1) - 1) / 31) / 12;
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
    const opened = [opens, ...past.map((one) => one.opens)].filter(Boolean);
    const known = opened.length > 0 ? opened : past.map((one) => one.closes ?? one.test);
    const newest = known
      .filter((day) => typeof day === 'string')
      .sort()
      .pop();
    if (!newest) return [{ name }];
    return newest < limit.slice(0, 10) ? [{ name, year: newest.slice(0, 4) }] : [];
  });
}
