import type { Edition } from '#src/content/check/edition.ts';
import { type Mark, marksOf } from '#src/domain/admission-dates.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { monthName } from '#src/lib/format-day.ts';
import { shareOfYear } from '#src/lib/share-of-year.ts';
import {
  type Dated,
  datedProgrammes,
  datedTests,
  formsOf,
  spanInWords,
} from './admission-dates.ts';

/** A month of the woven year, and the letters of its head. */
type Month = { key: string; name: string; initial: string; rest: string; year: string };

/** Days in a cell; `x` and `width` are shares of the cell, 0 to 1. */
type DrawnMark = Pick<Mark, 'kind' | 'told'> & {
  x: number;
  width: number;
  /** The year of days that are not told for this year, such as `2026`; once for marks side by side. */
  year?: string | undefined;
  /** Where the year stands below the mark: within the cloth. */
  anchor?: 'start' | 'middle' | 'end';
};

/** Months side by side with the same days in them, or without any. */
export type Cell = {
  months: number;
  marks: DrawnMark[];
  /** The days in words, one sentence each. */
  said: string;
};

export type Weft = {
  id: string;
  name: string;
  /** The form that comes first, such as `(NEET-UG form)`. */
  follows?: string | undefined;
  dye: Dye;
  cells: Cell[];
};

/** Dyes by the ground of a programme; every other ground, and a test, has ink. */
const dyes = ['madder', 'turmeric', 'neem', 'indigo', 'cloth'] as const;
type Dye = (typeof dyes)[number] | 'ink';

export type WovenYear = {
  /** The first of the twelve months, as `2026-11`. */
  first: string;
  months: Month[];
  wefts: Weft[];
};

/**
 * The year of admissions from a month on: a row of twelve months for each course and each entrance
 * test, with the days that are told, and those of past years in their places.
 *
 * @param today as `2026-11-28`
 */
export function wovenYear(edition: Edition, today: string): WovenYear {
  const months = monthsFrom(edition, today);
  const first = today.slice(0, 7);
  const grounds = new Map<string, string>(
    Object.values(edition.content.programmes).map(({ id, ground }) => [id, ground]),
  );
  const wefts = [...datedProgrammes(edition), ...datedTests(edition)].map(
    (dated): Weft => ({
      id: dated.id,
      name: dated.name,
      follows: dated.first && fill(edition.words.dates.follows, { first: dated.first.name }),
      dye: dyes.find((dye) => dye === grounds.get(dated.id)) ?? 'ink',
      cells: cellsOf(edition, marksIn(edition, dated, today), first),
    }),
  );
  return { first, months, wefts };
}

/** The marks of the twelve months from a day's own month on. */
export function marksIn(edition: Edition, dated: Dated, today: string): Mark[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const end = new Date(Date.UTC(year + 1, month - 1, 0)).toISOString().slice(0, 10);
  return marksOf(formsOf(edition, dated), today, `${today.slice(0, 7)}-01`, end);
}

/** The kinds of marks in words; that of this year's notices only where there are any. */
export function keyOf({ words: { dates } }: Edition, wefts: readonly Weft[]) {
  const { woven, steps } = dates;
  const hasNotice = wefts.some(({ cells }) =>
    cells.some(({ marks }) => marks.some(({ kind, told }) => told && kind === 'form')),
  );
  const signs: (Pick<Mark, 'kind' | 'told'> & { text: string })[] = [
    { kind: 'form', told: false, text: woven.expected },
    { kind: 'test', told: false, text: steps.test },
    { kind: 'classes', told: false, text: steps.classes },
  ];
  return hasNotice ? [{ kind: 'form', told: true, text: woven.notice } as const, ...signs] : signs;
}

function monthsFrom({ locale }: Edition, today: string): Month[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: 12 }, (_, ahead) => {
    const day = new Date(Date.UTC(year, month - 1 + ahead)).toISOString().slice(0, 10);
    const short = monthName(day, locale, 'short');
    const narrow = monthName(day, locale, 'narrow');
    const [initial, rest] = short.startsWith(narrow)
      ? [narrow, short.slice(narrow.length)]
      : [short, ''];
    return {
      key: day.slice(0, 7),
      name: monthName(day, locale),
      initial,
      rest,
      // The year before would stand on the next one.
      year: (ahead === 0 && month < 12) || day.slice(5, 7) === '01' ? day.slice(0, 4) : '',
    };
  });
}

/** A year below a mark is as wide as so many months on a phone, with spaced letters. */
const yearWidth = 1.7;

function cellsOf(edition: Edition, marks: readonly Mark[], first: string): Cell[] {
  const all = marks.map((mark) => {
    const to = Math.min(1, shareOfYear(mark.to, first, true)) * 12;
    // Of some forms only the last day is known.
    const from = Math.max(
      0,
      Math.min(shareOfYear(mark.from, first) * 12, to - (mark.kind === 'form' ? leastMonths : 0)),
    );
    return { mark, from, to, year: '' };
  });
  // Of what begins on the last days nothing could be seen.
  const placed = all.filter(({ mark, from }) => mark.told || from < 12 - 2 * leastMonths);
  const isBare = (month: number) => !placed.some(({ from, to }) => from < month + 1 && to > month);
  const isJoined = (month: number) =>
    placed.some(({ from, to }) => from < month && to > month) ||
    (isBare(month) && isBare(month - 1));
  const starts = Array.from({ length: 12 }, (_, month) => month).filter(
    (month) => month === 0 || !isJoined(month),
  );
  let labelled = { year: '', at: Number.NEGATIVE_INFINITY };
  for (const one of placed) {
    const year = one.mark.told ? '' : one.mark.known.from.slice(0, 4);
    const at = middleOfYear((one.from + one.to) / 2);
    const room = year === labelled.year ? yearWidth : 1.5 * yearWidth;
    if (!year || at < labelled.at + room) continue;
    one.year = year;
    labelled = { year, at };
  }
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? 12;
    const own = placed.filter(({ from, to }) => from < end && to > start);
    const months = end - start;
    return {
      months,
      marks: own.map(({ mark: { kind, told }, from, to, year }) => ({
        kind,
        told,
        x: (from - start) / months,
        width: (to - from) / months,
        ...(year && { year, anchor: anchorOf((from + to) / 2) }),
      })),
      said: own.map(({ mark }) => sayMark(edition, mark)).join(' '),
    };
  });
}

/** A form of one day still shows its weave; longer ones are drawn on their days. */
const leastMonths = 0.3;

function anchorOf(month: number): 'start' | 'middle' | 'end' {
  if (month < yearWidth / 2) return 'start';
  return month > 12 - yearWidth / 2 ? 'end' : 'middle';
}

/** Where the middle of a year stands whose mark has its own at this month. */
function middleOfYear(month: number): number {
  const shift = { start: yearWidth / 2, middle: 0, end: -yearWidth / 2 };
  return month + shift[anchorOf(month)];
}

/** `Applications 8 February to 11 March 2026 (a past year).` */
function sayMark(edition: Edition, mark: Mark): string {
  const said = daysOfMark(edition, mark);
  return mark.told ? `${said}.` : fill(edition.words.dates.woven.past, { said });
}

/** `Applications 8 February to 11 March 2026` */
export function daysOfMark(edition: Edition, { kind, known, lastOnly }: Mark): string {
  const { past } = edition.words.dates;
  const { from, to } = known;
  const span = from === to ? edition.describe.day(from) : spanInWords(edition, from, to);
  const form = lastOnly ? past.until : past.applications;
  const phrase = { form, test: past.test, classes: past.classes }[kind];
  return fill(phrase, { span });
}
