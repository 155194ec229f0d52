import { expect, test } from 'vitest';
import {
  applicationsOf,
  bandValue,
  checkScheme,
  type FamilyAnswers,
  incomeBands,
  isOldScheme,
  isOneOfThem,
  readFamily,
  type SchemeConditions,
  verdictOf,
} from './scholarships.ts';

const reserved = ['SC', 'ST', 'BC', 'EBC', 'Kapu', 'minority', 'PwBD'] as const;
const aid: SchemeConditions = {
  levels: ['degree', 'master'],
  unsureLevels: ['diploma'],
  categories: reserved,
  income: { rural: 250_000, urban: 250_000 },
  local: true,
  seats: ['convenor'],
  household: {
    land: 'Less than 10 acres of wet land.',
    house: 'No house of more than 1,500 sq ft.',
    car: 'No four-wheeler that counts.',
    job: 'Nobody works for the government.',
    tax: 'Nobody pays income tax.',
  },
  unsureHousehold: ['land', 'house', 'car'],
  attendance: 75,
  also: ['A bank account.'],
};

/** Four schemes as they were in 2025-26. */
const schemes: Record<string, SchemeConditions> = {
  // Thalliki Vandanam.
  mother: {
    levels: ['intermediate'],
    income: { rural: 120_000, urban: 144_000 },
    local: true,
    household: {
      land: 'Less than 3 acres of wet land.',
      house: 'No property of 1,000 sq ft in a town.',
      car: 'No four-wheeler.',
      power: 'Less than 300 units a month.',
      job: 'Nobody works for the government.',
      tax: 'Nobody pays income tax.',
    },
    unsureHousehold: ['house', 'job'],
    also: ['A rice card.'],
  },
  // Fee reimbursement, and the aid for hostel and food, with the same conditions.
  fees: aid,
  hostel: { ...aid, unsureLevels: undefined },
  centre: {
    levels: ['degree', 'master'],
    income: { rural: 450_000, urban: 450_000 },
    local: false,
    citizens: true,
    attendance: 75,
  },
};
const bands = incomeBands(Object.values(schemes));

/**
 * Families with the verdicts read from the conditions by hand, in the order of the schemes:
 * + fits, ? may fit, - does not fit.
 */
const families = `
Narasaraopet mother, village, rice card  | level=intermediate category=BC income=120000 household=none local=yes             | + - - -
the same, a little more income           | level=intermediate category=BC income=144000 local=yes                            | ? - - -
the same, over both limits               | level=intermediate category=BC income=250000 local=yes                            | - - - -
Intermediate, no category                | level=intermediate category=none income=120000 household=none local=yes           | + - - -
Intermediate, came from Telangana        | level=intermediate category=SC income=120000 local=no                             | - - - -
Intermediate, income not told            | level=intermediate category=ST local=yes                                          | ? - - -
Intermediate, nothing else told          | level=intermediate                                                                | ? - - -
BC girl, B.Sc Nursing, 2 lakh            | level=degree category=BC income=250000 household=none local=yes                   | - + + +
SC boy, BPT, 1 lakh                      | level=degree category=SC income=120000 household=none local=yes                   | - + + +
ST girl, degree, income not told         | level=degree category=ST local=yes                                                | - ? ? ?
EBC girl, degree, 1.3 lakh               | level=degree category=EBC income=144000 household=none local=yes                  | - + + +
Kapu family, degree, 3 lakh              | level=degree category=Kapu income=450000 local=yes                                | - - - +
minority girl, degree, 2.5 lakh          | level=degree category=minority income=250000 household=none local=yes             | - + + +
disabled student without a caste, degree | level=degree category=PwBD income=250000 household=none local=yes                 | - + + +
two categories, degree                   | level=degree category=BC category=minority income=120000 household=none local=yes | - + + +
OC family, degree, 2 lakh                | level=degree category=none income=250000 local=yes                                | - ? ? +
OC family, degree, 4 lakh                | level=degree category=none income=450000 local=yes                                | - - - +
OC family, degree, 6 lakh                | level=degree category=none income=more local=yes                                  | - - - -
rich BC family, degree                   | level=degree category=BC income=more local=yes                                    | - - - -
BC, degree, from another State           | level=degree category=BC income=250000 local=no                                   | - - - +
category not told, degree, 2 lakh        | level=degree income=250000 local=yes                                              | - ? ? +
local not told, degree, SC               | level=degree category=SC income=250000                                            | - ? ? ?
GNM, BC, 2 lakh                          | level=diploma category=BC income=250000 local=yes                                 | - ? - -
GNM, OC                                  | level=diploma category=none income=250000 local=yes                               | - ? - -
GNM, BC, 5 lakh                          | level=diploma category=BC income=more local=yes                                   | - - - -
M.Sc Nursing after GNM, SC, 2 lakh       | level=master category=SC income=250000 household=none local=yes                   | - + + +
M.Sc, OC, 4 lakh, another State          | level=master category=none income=450000 local=no                                 | - - - +
student from abroad, degree              | level=degree category=none local=abroad                                           | - - - -
student of another State, degree         | level=degree category=none local=no                                               | - - - ?
nothing told                             |                                                                                   | ? ? ? ?
income alone, over every limit           | income=more                                                                       | - - - -
income alone, the lowest                 | income=120000                                                                     | ? ? ? ?
Intermediate, paddy land of 4 acres      | level=intermediate category=BC income=120000 household=land local=yes             | - - - -
Intermediate, a large house              | level=intermediate category=BC income=120000 household=house local=yes            | ? - - -
Intermediate, a car                      | level=intermediate category=BC income=120000 household=car local=yes              | - - - -
Intermediate, 350 units a month          | level=intermediate category=BC income=120000 household=power local=yes            | - - - -
Intermediate, a small government job     | level=intermediate category=BC income=120000 household=job local=yes              | ? - - -
Intermediate, income tax                 | level=intermediate category=BC income=120000 household=tax local=yes              | - - - -
Intermediate, household not told         | level=intermediate category=BC income=120000 local=yes                            | ? - - -
BC girl, degree, household not told      | level=degree category=BC income=250000 local=yes                                  | - ? ? +
BC girl, degree, 12 acres                | level=degree category=BC income=250000 household=land local=yes                   | - ? ? +
BC girl, degree, a car                   | level=degree category=BC income=250000 household=car local=yes                    | - ? ? +
BC girl, degree, 350 units a month       | level=degree category=BC income=250000 household=power local=yes                  | - + + +
BC girl, degree, a government job        | level=degree category=BC income=250000 household=job local=yes                    | - - - +
BC girl, degree, income tax and land     | level=degree category=BC income=250000 household=land household=tax local=yes     | - - - +
GNM, BC, nothing in the household        | level=diploma category=BC income=250000 household=none local=yes                  | - ? - -
citizen of another country, master       | level=master category=none income=120000 household=none local=abroad              | - - - -
citizen of another country, nothing else | local=abroad                                                                      | - - - -
`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

const signs = { fits: '+', 'may-fit': '?', 'does-not-fit': '-' };

test.each(families)('%s', (_family, answers = '', expected) => {
  const given = readFamily(answers.replaceAll(' ', '&'), bands);
  const found = Object.values(schemes).map((one) => signs[verdictOf(checkScheme(one, given))]);
  expect(found.join(' ')).toBe(expected);
});

test('the table has at least 25 families', () => {
  expect(new Set(families.map(([, answers]) => answers)).size).toBeGreaterThanOrEqual(25);
});

test('each condition is met, missed or to be checked by itself', () => {
  const given: FamilyAnswers = {
    level: 'degree',
    categories: ['BC'],
    household: ['land', 'tax'],
    local: 'yes',
  };
  const scheme = { ...aid, categories: ['SC', 'EBC'] as const };
  expect(checkScheme(scheme, given).map(({ rule, outcome }) => `${rule} ${outcome}`)).toEqual([
    'level met',
    'category missed',
    'income unknown',
    'land unknown',
    'house met',
    'car met',
    'job met',
    'tax missed',
    'local met',
    'seats unknown',
    'attendance unknown',
    'also unknown',
  ]);
});

test('a scheme without a condition does not ask for it', () => {
  expect(checkScheme({ levels: ['degree'], local: false }, {})).toEqual([
    { rule: 'level', outcome: 'unknown' },
  ]);
});

test('a level of which the sources say too little has a line of its own', () => {
  const [first] = checkScheme(aid, { level: 'diploma' });
  expect(first).toEqual({ rule: 'unsureLevel', outcome: 'unknown' });
  expect(checkScheme(aid, {})[0]).toEqual({ rule: 'level', outcome: 'unknown' });
});

const [mother, fees, hostel, centre] = [
  { id: 'mother' },
  { id: 'fees' },
  { id: 'hostel', with: 'fees' },
  { id: 'centre', notWith: ['fees', 'hostel'] },
];

test('schemes of one application are one choice', () => {
  expect(applicationsOf([mother, fees, hostel, centre])).toEqual([
    [mother],
    [fees, hostel],
    [centre],
  ]);
  expect(applicationsOf([hostel])).toEqual([[hostel]]);
});

test.each([
  [[], false],
  [[fees, hostel], false],
  [[fees, hostel, centre], true],
  [[centre, hostel], true],
  [[mother, fees, hostel, centre], false],
])('%j are one of which a family may take only one: %s', (schemes, one) => {
  expect(isOneOfThem(applicationsOf(schemes))).toBe(one);
});

test('bands end where a limit is, and an address names them by it', () => {
  expect(bands.map(({ least, most }) => [least, most])).toEqual([
    [0, 120_000],
    [120_000, 144_000],
    [144_000, 250_000],
    [250_000, 450_000],
    [450_000, undefined],
  ]);
  expect(bands.map(bandValue)).toEqual(['120000', '144000', '250000', '450000', 'more']);
  expect(incomeBands([{}])).toEqual([]);
});

test.each([
  ['level=doctor&category=King&income=1&household=palace&local=perhaps'],
  ['level=&category=&income=&local='],
  ['income=250001&level=<script>'],
])('%s is no answer', (query) => {
  expect(Object.values(readFamily(query, bands)).filter((one) => one !== undefined)).toEqual([]);
});

test.each([
  ['2025-09-26', undefined, false],
  ['2025-09-25', undefined, true],
  ['2019-12-01', '2025-12-01', false],
  ['2025-01-31', '2025-06-26', true],
])('sources of %s and %s are old on 26 November 2026: %s', (first, second, old) => {
  const sources = [first, second].flatMap((published) =>
    published ? [{ published, checked: '2026-11-26' }] : [],
  );
  expect(isOldScheme(sources, '2026-11-26')).toBe(old);
});

test('a source without a day of its own counts from the day on which it was read', () => {
  expect(isOldScheme([{ checked: '2026-11-26' }], '2027-12-26')).toBe(false);
  expect(isOldScheme([{ checked: '2026-11-26' }], '2028-02-01')).toBe(true);
  const mixed = [{ published: '2025-01-31', checked: '2026-11-26' }, { checked: '2026-11-26' }];
  expect(isOldScheme(mixed, '2026-11-26')).toBe(true);
});
