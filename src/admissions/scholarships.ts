/** Conditions of scholarships, held against the four answers of a family. */

export const schemeLevels = ['intermediate', 'diploma', 'degree', 'master'] as const;
export const schemeCategories = ['SC', 'ST', 'BC', 'EBC', 'Kapu', 'minority', 'PwBD'] as const;
export const seatKinds = ['convenor', 'management'] as const;

export type SchemeLevel = (typeof schemeLevels)[number];
export type SchemeCategory = (typeof schemeCategories)[number];

/** Conditions as content/costs.yaml has them. Incomes are rupees a year, attendance is per cent. */
export type SchemeConditions = {
  levels: readonly SchemeLevel[];
  /** Levels of which no source says whether the scheme is for them. */
  unsureLevels?: readonly SchemeLevel[] | undefined;
  /** All categories without it. */
  categories?: readonly SchemeCategory[] | undefined;
  /** The most that the family may earn, in a village and in a town. */
  income?: { rural: number; urban: number } | undefined;
  /** Only for students who are local to the State. */
  local: boolean;
  seats?: readonly (typeof seatKinds)[number][] | undefined;
  attendance?: number | undefined;
  /** Conditions in words, which nobody can compute. */
  also?: readonly string[] | undefined;
};

/** Yearly incomes over `least`, up to and with `most`; the highest band has no `most`. */
export type IncomeBand = { least: number; most?: number | undefined };

/** An answer that is not given is undefined; `categories` is empty for a family that has none. */
export type FamilyAnswers = {
  level?: SchemeLevel | undefined;
  categories?: readonly SchemeCategory[] | undefined;
  income?: IncomeBand | undefined;
  local?: boolean | undefined;
};

/** The answers of a form and of an address, in the order of the questions. */
export const helpNames = ['level', 'category', 'income', 'local'] as const;

/** `category=none` is an answer; no `category` at all is not. */
export const noCategory = 'none';

/** Conditions that an answer decides, and those that only the family or the office can check. */
export type SchemeRule =
  | 'level'
  | 'category'
  | 'income'
  | 'local'
  | 'seats'
  | 'attendance'
  | 'also';
export type SchemeCheck = { rule: SchemeRule; outcome: 'met' | 'missed' | 'unknown' };
export type SchemeVerdict = 'fits' | 'may-fit' | 'does-not-fit';

/** Each condition of a scheme, met, missed or unknown, in the order in which a family reads them. */
export function checkScheme(scheme: SchemeConditions, answers: FamilyAnswers): SchemeCheck[] {
  const { categories, income, local, seats, attendance, also = [] } = scheme;
  const unknown = (rule: SchemeRule): SchemeCheck => ({ rule, outcome: 'unknown' });
  const check = (rule: SchemeRule, isMet: boolean | undefined): SchemeCheck =>
    isMet === undefined ? unknown(rule) : { rule, outcome: isMet ? 'met' : 'missed' };
  return [
    check('level', isForLevel(scheme, answers.level)),
    ...(categories ? [check('category', sharesOne(categories, answers.categories))] : []),
    ...(income ? [check('income', isWithin(income, answers.income))] : []),
    ...(local ? [check('local', answers.local)] : []),
    ...(seats ? [unknown('seats')] : []),
    ...(attendance ? [unknown('attendance')] : []),
    ...(also.length > 0 ? [unknown('also')] : []),
  ];
}

/** A scheme fits when the answers meet every condition that they can decide. It promises no money. */
export function verdictOf(checks: readonly SchemeCheck[]): SchemeVerdict {
  if (checks.some(({ outcome }) => outcome === 'missed')) return 'does-not-fit';
  const asked: readonly SchemeRule[] = ['level', 'category', 'income', 'local'];
  const open = checks.some(({ rule, outcome }) => outcome === 'unknown' && asked.includes(rule));
  return open ? 'may-fit' : 'fits';
}

/** Bands of income that end where the limit of a scheme is, the lowest first. */
export function incomeBands(schemes: readonly Pick<SchemeConditions, 'income'>[]): IncomeBand[] {
  const limits = schemes.flatMap(({ income }) => (income ? [income.rural, income.urban] : []));
  const ends = [...new Set(limits)].sort((a, b) => a - b);
  if (ends.length === 0) return [];
  return [...ends, undefined].map((most, index) => ({ least: ends[index - 1] ?? 0, most }));
}

/** A band as an address has it: its end, or `more`. */
export function bandValue({ most }: IncomeBand): string {
  return most === undefined ? 'more' : String(most);
}

/** Understands the parameters of an address; anybody may have changed them. What is no choice is not given. */
export function readFamily(query: string, bands: readonly IncomeBand[]): FamilyAnswers {
  const values = new URLSearchParams(query);
  const given = values.getAll('category');
  const categories = schemeCategories.filter((category) => given.includes(category));
  const local = values.get('local');
  return {
    level: schemeLevels.find((level) => level === values.get('level')),
    categories: categories.length > 0 || given.includes(noCategory) ? categories : undefined,
    income: bands.find((band) => bandValue(band) === values.get('income')),
    local: local === 'yes' ? true : local === 'no' ? false : undefined,
  };
}

/**
 * Whether a scheme's newest source is older than fourteen months, so that a new school year has
 * begun since. A source of the press counts from its own day, any other from the day it was read.
 *
 * @param today as `2026-11-22`
 */
export function isOldScheme(
  sources: readonly { published?: string | undefined; checked: string }[],
  today: string,
): boolean {
  const dated = sources.flatMap(({ published }) => published ?? []);
  const days = dated.length > 0 ? dated : sources.map(({ checked }) => checked);
  const newest = [...days].sort().at(-1) ?? '';
  const [year = 0, month = 0] = today.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 15, 1)).toISOString().slice(0, 7);
  return newest < `${before}${today.slice(7)}`;
}

function isForLevel(
  { levels, unsureLevels = [] }: SchemeConditions,
  level: SchemeLevel | undefined,
): boolean | undefined {
  return level === undefined || unsureLevels.includes(level) ? undefined : levels.includes(level);
}

function sharesOne(
  wanted: readonly SchemeCategory[],
  held: readonly SchemeCategory[] | undefined,
): boolean | undefined {
  return held?.some((category) => wanted.includes(category));
}

/** Between the limits of a village and of a town it depends on where the family lives. */
function isWithin(
  { rural, urban }: { rural: number; urban: number },
  band: IncomeBand | undefined,
): boolean | undefined {
  if (!band) return undefined;
  if (band.least >= Math.max(rural, urban)) return false;
  return band.most !== undefined && band.most <= Math.min(rural, urban) ? true : undefined;
}
