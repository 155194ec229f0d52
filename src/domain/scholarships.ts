/** Conditions of scholarships, held against the answers of a family. */

export const schemeLevels = ['intermediate', 'diploma', 'degree', 'master'] as const;
export const schemeCategories = ['SC', 'ST', 'BC', 'EBC', 'Kapu', 'minority', 'PwBD'] as const;
export const seatKinds = ['convenor', 'management'] as const;
/** Possessions and incomes of a household that may rule a scheme out. */
export const householdThings = ['land', 'house', 'car', 'power', 'job', 'tax'] as const;
/** Local to the State, from another State of India, or a citizen of another country. */
export const homes = ['yes', 'no', 'abroad'] as const;

export type SchemeLevel = (typeof schemeLevels)[number];
export type SchemeCategory = (typeof schemeCategories)[number];
type HouseholdThing = (typeof householdThings)[number];
type Home = (typeof homes)[number];

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
  /** Only for citizens of India. */
  citizens?: boolean | undefined;
  /** Conditions on the household, in words, by what it must not have or not have so much of. */
  household?: { readonly [thing in HouseholdThing]?: string | undefined } | undefined;
  /** Things of which this scheme allows more than the question names, or no source says enough. */
  unsureHousehold?: readonly HouseholdThing[] | undefined;
  seats?: readonly (typeof seatKinds)[number][] | undefined;
  attendance?: number | undefined;
  /** Paid to the best alone, whoever else meets the conditions. */
  competitive?: boolean | undefined;
  /** Conditions in words, which nobody can compute. */
  also?: readonly string[] | undefined;
};

/** Yearly incomes over `least`, up to and with `most`; the highest band has no `most`. */
export type IncomeBand = { least: number; most?: number | undefined };

/** An answer that is not given is undefined; a list is empty where the answer is “None of these”. */
export type FamilyAnswers = {
  level?: SchemeLevel | undefined;
  categories?: readonly SchemeCategory[] | undefined;
  income?: IncomeBand | undefined;
  household?: readonly HouseholdThing[] | undefined;
  local?: Home | undefined;
};

/** The answers of a form and of an address, in the order of the questions. */
export const helpNames = ['level', 'category', 'income', 'household', 'local'] as const;

/** `category=none` is an answer; no `category` at all is not. */
export const noneOfThese = 'none';

/** Conditions that no question is about. */
const neverAsked = ['seats', 'attendance', 'also'] as const;

/** Conditions that an answer decides, and those that only the family or the office can check. */
export type SchemeRule =
  | 'level'
  | 'unsureLevel'
  | 'category'
  | 'income'
  | HouseholdThing
  | 'local'
  | 'citizens'
  | (typeof neverAsked)[number];
export type SchemeCheck = { rule: SchemeRule; outcome: 'met' | 'missed' | 'unknown' };
export type SchemeVerdict = 'fits' | 'may-fit' | 'does-not-fit';

/** Each condition of a scheme, met, missed or unknown, in the order in which a family reads them. */
export function checkScheme(scheme: SchemeConditions, answers: FamilyAnswers): SchemeCheck[] {
  const { categories, income, local, citizens, seats, attendance, also = [] } = scheme;
  const unknown = (rule: SchemeRule): SchemeCheck => ({ rule, outcome: 'unknown' });
  const check = (rule: SchemeRule, isMet: boolean | undefined): SchemeCheck =>
    isMet === undefined ? unknown(rule) : { rule, outcome: isMet ? 'met' : 'missed' };
  return [
    isUnsureLevel(scheme, answers.level)
      ? unknown('unsureLevel')
      : check('level', answers.level && scheme.levels.includes(answers.level)),
    ...(categories ? [check('category', sharesOne(categories, answers.categories))] : []),
    ...(income ? [check('income', isWithin(income, answers.income))] : []),
    ...householdThings.flatMap((thing) =>
      scheme.household?.[thing] ? [check(thing, isWithout(scheme, thing, answers.household))] : [],
    ),
    ...(local ? [check('local', answers.local && answers.local === 'yes')] : []),
    ...(citizens ? [check('citizens', answers.local && answers.local !== 'abroad')] : []),
    ...(seats ? [unknown('seats')] : []),
    ...(attendance ? [unknown('attendance')] : []),
    ...(also.length > 0 ? [unknown('also')] : []),
  ];
}

/** A scheme fits when the answers meet every condition that they can decide. It promises no money. */
export function verdictOf(
  checks: readonly SchemeCheck[],
  { competitive }: Pick<SchemeConditions, 'competitive'> = {},
): SchemeVerdict {
  if (checks.some(({ outcome }) => outcome === 'missed')) return 'does-not-fit';
  const open = checks.some(
    ({ rule, outcome }) => outcome === 'unknown' && !neverAsked.some((one) => one === rule),
  );
  return open || competitive ? 'may-fit' : 'fits';
}

/** Schemes of one application, and those that are not paid at the same time, by their ids. */
type Together = {
  id: string;
  /** The scheme whose application is for this one too. */
  with?: string | undefined;
  notWith?: readonly string[] | undefined;
};

/** Schemes by application: a family that may take one of a group takes all of it. */
export function applicationsOf<Scheme extends Together>(schemes: readonly Scheme[]): Scheme[][] {
  const groups: Scheme[][] = [];
  for (const scheme of schemes) {
    const group = groups.find((one) => one.some(({ id }) => id === scheme.with));
    if (group) group.push(scheme);
    else groups.push([scheme]);
  }
  return groups;
}

/** Whether only one of several applications can succeed. */
export function isOneOfThem(applications: readonly (readonly Together[])[]): boolean {
  const excludes = (one: readonly Together[], other: readonly Together[]) =>
    one.some(({ notWith = [] }) => other.some(({ id }) => notWith.includes(id)));
  return (
    applications.length > 1 &&
    applications.every((one) =>
      applications.every((other) => one === other || excludes(one, other) || excludes(other, one)),
    )
  );
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
  const several = <Choice extends string>(name: string, choices: readonly Choice[]) => {
    const given = values.getAll(name);
    const chosen = choices.filter((choice) => given.includes(choice));
    return chosen.length > 0 || given.includes(noneOfThese) ? chosen : undefined;
  };
  return {
    level: schemeLevels.find((level) => level === values.get('level')),
    categories: several('category', schemeCategories),
    income: bands.find((band) => bandValue(band) === values.get('income')),
    household: several('household', householdThings),
    local: homes.find((home) => home === values.get('local')),
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

function isUnsureLevel({ unsureLevels = [] }: SchemeConditions, level?: SchemeLevel): boolean {
  return level !== undefined && unsureLevels.includes(level);
}

function isWithout(
  { unsureHousehold = [] }: SchemeConditions,
  thing: HouseholdThing,
  held: readonly HouseholdThing[] | undefined,
): boolean | undefined {
  if (!held?.includes(thing)) return held && true;
  return unsureHousehold.includes(thing) ? undefined : false;
}

function sharesOne(
  wanted: readonly SchemeCategory[],
  held: readonly SchemeCategory[] | undefined,
): boolean | undefined {
  // Other castes are EBC by their income, which a family that ticks “None of these” may not know.
  if (held?.length === 0 && wanted.includes('EBC')) return undefined;
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
