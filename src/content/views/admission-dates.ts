import { type AdmissionState, admissionStates, atDay } from '#src/admissions/admission-dates.ts';
import type { CalendarEvent } from '#src/admissions/calendar-file.ts';
import type { Edition } from '#src/content/engine/edition.ts';
import type { EntranceTest, PastDates } from '#src/content/schemas/dates.ts';
import { languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay, monthName } from '#src/lib/format-day.ts';
import { type SectionId, sectionIds } from '#src/routes.ts';

/** A sentence that is shown from a day on, until the next one of its list. */
type SaidFrom = { from: string; text: string };

/** The sentences about a programme's admission, day by day. */
export function admissionOf(edition: Edition, id: SectionId): SaidFrom[] {
  const dates = edition.content.dates.programmes[id];
  return admissionStates(dates).map(({ from, state }) => ({
    from,
    text: say(edition, state, watchMonth(dates)),
  }));
}

/** The sentences about all admissions in one line, day by day. */
export function admissionInShort(edition: Edition): SaidFrom[] {
  const { content, words, describe } = edition;
  const all = sectionIds.map((id) => ({
    name: content.programmes[id].name,
    changes: admissionStates(content.dates.programmes[id]),
  }));
  const days = [...new Set(all.flatMap(({ changes }) => changes.map(({ from }) => from)))].sort();
  const said = days.map((from): SaidFrom => {
    const today = all.map(({ name, changes }) => ({ name, state: atDay(changes, from)?.state }));
    const named = (...kinds: AdmissionState['kind'][]) =>
      today.flatMap(({ name, state }) => (state && kinds.includes(state.kind) ? [name] : []));
    const open = named('open', 'closing');
    const next = named('announced');
    const text =
      open.length > 0
        ? fill(words.dates.inShort.open, { courses: describe.list(open) })
        : next.length > 0
          ? fill(words.dates.inShort.announced, { courses: describe.list(next) })
          : words.dates.inShort.unknown;
    return { from, text };
  });
  return said.filter(({ text }, index) => text !== said[index - 1]?.text);
}

function say(edition: Edition, state: AdmissionState, watch: number | undefined): string {
  const { words, describe } = edition;
  const { states } = words.dates;
  switch (state.kind) {
    case 'unknown':
      return watch ? fill(states.watch, { month: nameOf(watch, edition) }) : states.unknown;
    case 'closed':
      return states.closed;
    case 'announced':
    case 'open':
    case 'begun':
      return fill(states[state.kind], { day: describe.day(state.day) });
    case 'closing':
      return state.days === 0 ? states.lastDay : describe.count(state.days, states.closing);
  }
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
  testEnds?: string | undefined;
} & Partial<Record<Step, string | null>>;

export function datedProgrammes({ content }: Edition): Dated[] {
  return sectionIds.map((id) => {
    const { name, fullName } = content.programmes[id];
    return { id, name, about: fullName, ...content.dates.programmes[id] };
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
    const { id, name: course, body, past } = dated;
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
    const [last] = past;
    const month = watchMonth(dated);
    if (known.length > 0 || !month || !body) return known;
    const text = [
      ...(last ? [fill(event.watchPast, { past: pastInWords(edition, last) })] : []),
      fill(event.watchText, { body: body.name }),
    ].join(' ');
    return [make('watch', nextFirstOf(month, today), text)];
  });
}

/** The month from which to look for the notice, 1 to 12. */
function watchMonth({ watch, past: [last] }: Pick<Dated, 'watch' | 'past'>): number | undefined {
  const first = last?.opens ?? last?.test;
  return watch ?? (first ? Number(first.slice(5, 7)) : undefined);
}

/** The first day of a month, 1 to 12, that is not over yet on a day. */
function nextFirstOf(month: number, today: string): string {
  const year = Number(today.slice(0, 4));
  const first = `-${twoDigits(month)}-01`;
  return `${year}${first}` >= today ? `${year}${first}` : `${year + 1}${first}`;
}

const nameOf = (month: number, { locale }: Edition) =>
  monthName(`2000-${twoDigits(month)}-01`, locale);

const twoDigits = (number: number) => String(number).padStart(2, '0');

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
