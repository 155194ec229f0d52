/** The answers of an applicant as parameters of an address, and back. Anybody may have changed them. */
import { plainDigits } from '#src/lib/plain-digits.ts';
import { type Applicant, ageOn, type BirthSpan } from './eligibility.ts';
import { categories, entrySubjects, qualifications, streams } from './entry-rules.ts';

/** Names in the address and of the form's fields, in the order of the questions. */
export const answerNames = [
  'passed',
  'stream',
  'bridge',
  'subject',
  'aggregate',
  'pcb',
  'pcb-english',
  'born',
  'category',
  'year',
] as const;
export type AnswerName = (typeof answerNames)[number];

export const streamAnswers = [...streams, 'Other'] as const;

/** `category=none` is an answer; no `category` at all is not. */
export const none = 'none';

export type Answers = {
  /** The answers that were understood; one with a problem counts as not given. */
  applicant: Applicant;
  /** The year of joining. */
  year: number | undefined;
  problems: { readonly [Name in AnswerName]?: AnswerProblem };
};

const longestAnswer = 40;
const youngestAge = 10;
const oldestAge = 100;

/** Why an answer was not understood; `content/words.yaml` has the messages. */
export type AnswerProblem =
  | 'notListed'
  | 'noPercentage'
  | 'whichScale'
  | 'aboveMaximum'
  | 'noBirth'
  | 'contradiction'
  /** The years that can be meant. */
  | { from: number; to: number };

/** In place of an answer that was not understood. */
type Unclear = { problem: AnswerProblem };

/**
 * Understands the parameters of an address.
 *
 * @param today as `2026-11-21`; years of birth are held against it
 */
export function readAnswers(query: string, today: string): Answers {
  const values = new URLSearchParams(query);
  const problems: { [Name in AnswerName]?: AnswerProblem } = {};

  function read<Value>(name: AnswerName, parse: (texts: readonly string[]) => Value | Unclear) {
    const texts = values.getAll(name).map((text) => plainDigits(text).trim());
    const given = [...new Set(texts)].filter(Boolean);
    if (given.length === 0) return undefined;
    const answer = parse(given);
    if (!isUnclear(answer)) return answer;
    problems[name] = answer.problem;
    return undefined;
  }

  const passed = read('passed', oneOf(qualifications));
  const year = read('year', yearOfJoining);
  // Nothing else is asked then: answers from before stay in the address, and count for nothing.
  if (passed === 'class-10') return { applicant: { passed }, year, problems };
  const bridge = read('bridge', oneOf(['yes', 'no']));
  const applicant = {
    passed,
    stream: read('stream', oneOf(streamAnswers)),
    bridge: bridge === undefined ? undefined : bridge === 'yes',
    subjects: read('subject', someOf(entrySubjects)),
    marks: {
      aggregate: read('aggregate', percentage),
      pcb: read('pcb', percentage),
      'pcb-english': read('pcb-english', percentage),
    },
    born: read('born', (texts) => birth(texts, today)),
    categories: read('category', someOf(categories)),
  };
  return { applicant, year, problems };
}

/**
 * Puts the fields of the form into a query, without those that are empty or unknown.
 *
 * A text too long for an answer is cut in such a way that it cannot be understood as another one.
 */
export function writeAnswers(fields: Iterable<readonly [string, unknown]>): string {
  const given = [...fields].map(([name, value]) => [name, String(value).trim()] as const);
  const ordered = answerNames.flatMap((name) =>
    given.filter(([field, text]) => field === name && text !== ''),
  );
  const short = ordered.map(([name, text]) => [
    name,
    text.length > longestAnswer ? `${text.slice(0, longestAnswer)}…` : text,
  ]);
  return new URLSearchParams(short).toString();
}

function isUnclear(answer: unknown): answer is Unclear {
  return typeof answer === 'object' && answer !== null && 'problem' in answer;
}

function oneOf<Choice extends string>(choices: readonly Choice[]) {
  return (texts: readonly string[]): Choice | Unclear => {
    const found = choices.find((choice) => choice === texts[0]);
    return found && texts.length === 1 ? found : { problem: 'notListed' };
  };
}

function someOf<Choice extends string>(choices: readonly Choice[]) {
  return (texts: readonly string[]): readonly Choice[] | Unclear => {
    if (texts.length === 1 && texts[0] === none) return [];
    if (texts.includes(none)) return { problem: 'contradiction' };
    const found = choices.filter((choice) => texts.includes(choice));
    return found.length === texts.length ? found : { problem: 'notListed' };
  };
}

/** At most this, a number without `%` may as well be a grade point. */
const highestGrade = 10;

function percentage([text = '', ...others]: readonly string[]): number | Unclear {
  if (others.length > 0) return { problem: 'noPercentage' };
  const [, number, sign] = /^(\d{1,3}(?:[.,]\d{1,4})?) ?(%?)$/.exec(text) ?? [];
  const value = Number(number?.replace(',', '.'));
  if (number === undefined) return marksOfMaximum(text);
  if (value > 100) return { problem: 'noPercentage' };
  return value > 0 && value <= highestGrade && !sign ? { problem: 'whichScale' } : value;
}

const mark = '(\\d{1,4}(?:[.,]\\d{1,2})?)';
const written = [
  new RegExp(`^${mark} ?(?:/|\u2044|\u2215|\uff0f|out of|of|by) ?${mark}$`, 'i'),
  // `1000కి 412`, `1000కు 412`, `1000లో 412`: Telugu names the maximum first.
  /^(?<most>\d{1,4}) ?(?:మార్కులకు|మార్కులకి|మార్కుల్లో|కి|కు|లో) ?(?<got>\d{1,4}(?:[.,]\d{1,2})?)$/,
];

/**
 * Marks as a memo has them, as per cent to two places: `412/1000`, or several papers, `50/60 + 48/60`.
 */
function marksOfMaximum(text: string): number | Unclear {
  const papers = text.split('+').map((paper) => {
    const [inOrder, maximumFirst] = written.map((pattern) => pattern.exec(paper.trim()));
    const [got, most] = maximumFirst?.groups
      ? [maximumFirst.groups['got'], maximumFirst.groups['most']]
      : [inOrder?.[1], inOrder?.[2]];
    const number = (digits: string | undefined) => Number(digits?.replace(',', '.'));
    return { got: number(got), most: number(most) };
  });
  if (!papers.every(({ got, most }) => got >= 0 && most > 0)) return { problem: 'noPercentage' };
  if (papers.some(({ got, most }) => got > most)) return { problem: 'aboveMaximum' };
  const sum = (part: 'got' | 'most') => papers.reduce((all, paper) => all + paper[part], 0);
  return Math.floor((sum('got') / sum('most')) * 10_000) / 100;
}

/** Which years can be chosen is another matter: see `admissionYears`. */
function yearOfJoining([text = '', ...others]: readonly string[]): number | Unclear {
  return /^\d{4}$/.test(text) && others.length === 0 ? Number(text) : { problem: 'notListed' };
}

/** A year, or a date with the day first as India writes it, or as `2009-05-14`. */
function birth([text = '', ...others]: readonly string[], today: string): BirthSpan | Unclear {
  if (others.length > 0) return { problem: 'noBirth' };
  if (/^\d{4}$/.test(text)) return within({ from: `${text}-01-01`, to: `${text}-12-31` }, today);
  const spaced = text.replace(/^(\d\d)(\d\d)(\d{4})$/, '$1-$2-$3');
  const [, day, month, year] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(spaced) ?? [];
  const date = year ? `${year}-${pad(month)}-${pad(day)}` : text;
  return isDate(date) ? within({ from: date, to: date }, today) : { problem: 'noBirth' };
}

function within(span: BirthSpan, today: string): BirthSpan | Unclear {
  if (ageOn(today, span.to) <= oldestAge && ageOn(today, span.from) >= youngestAge) return span;
  const year = Number(today.slice(0, 4));
  return { problem: { from: year - oldestAge, to: year - youngestAge } };
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function pad(number = ''): string {
  return number.padStart(2, '0');
}
