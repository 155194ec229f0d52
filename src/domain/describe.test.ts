import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { specFiles } from '#tests/support/fixture.ts';
import type { Describe } from './describe.ts';
import type { Check } from './eligibility.ts';
import type { Duration } from './programme-facts.ts';

const [english, telugu] = (['en', 'te'] as const).map(
  (lang) => makeEdition(specFiles(), lang).describe,
) as [Describe, Describe];

/** A phrase in English, and in Telugu where Telugu grammar follows another rule. */
type Case = [say: (describe: Describe) => string | undefined, english: string, telugu?: string];

test.each<Case>([
  [
    ({ entry }) => entry({ previous: ['class-10'] }),
    'A pass in 10th class or SSC',
    'పదో తరగతి లేదా SSC పాస్',
  ],
  [
    ({ entry }) =>
      entry({
        previous: ['intermediate'],
        streams: 'any',
        minimum: { percentage: 40, over: 'aggregate' },
      }),
    '10+2 in any stream, with at least 40%',
    'ఏ గ్రూపుతోనైనా ఇంటర్ (10+2); కనీసం 40% మార్కులు',
  ],
  [
    ({ entry }) =>
      entry({
        previous: ['intermediate'],
        streams: ['BiPC'],
        subjects: ['Physics', 'Chemistry', 'Biology', 'English'],
        minimum: { percentage: 45, over: 'pcb-english' },
      }),
    '10+2 with Physics, Chemistry, Biology and English (BiPC), with at least 45% aggregate in PCB and English',
    'BiPC గ్రూపు (ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ, ఇంగ్లీష్)తో ఇంటర్ (10+2); PCB, ఇంగ్లీష్ కలిపి కనీసం 45% మార్కులు',
  ],
  [
    ({ entry }) =>
      entry({
        previous: ['intermediate'],
        subjects: ['Physics', 'Chemistry', 'Biology'],
        minimum: { percentage: 50, over: 'pcb' },
      }),
    '10+2 with Physics, Chemistry and Biology, with at least 50% in PCB',
  ],
  [
    ({ entry }) => entry({ previous: ['bsc-nursing', 'gnm'] }),
    'B.Sc Nursing or GNM',
    'B.Sc నర్సింగ్ లేదా GNM',
  ],
  [({ age }) => age({ minimum: 17 }), 'At least 17 years'],
  [({ age }) => age({ maximum: 35 }), 'At most 35 years', '35 ఏళ్లకు మించకూడదు'],
  [
    ({ age }) => age({ minimum: 17, reckonedOn: '12-31' }),
    'At least 17 years on 31 December of the admission year',
    'చేరే సంవత్సరం డిసెంబర్ 31 నాటికి కనీసం 17 ఏళ్లు',
  ],
  [
    ({ age }) => age({ minimum: 17, relaxation: { categories: ['SC', 'ST'], years: null } }),
    'At least 17 years, with relaxation for SC/ST',
    'కనీసం 17 ఏళ్లు, SC/ST వారికి సడలింపు ఉంది',
  ],
  [
    ({ age }) =>
      age({ minimum: 17, maximum: 35, relaxation: { categories: ['SC', 'ST'], years: 5 } }),
    '17 to 35 years, with relaxation of 5 years for SC/ST',
    '17 నుంచి 35 ఏళ్లు, SC/ST వారికి 5 ఏళ్ల సడలింపు ఉంది',
  ],
  [
    ({ reserved }) => reserved([{ categories: ['SC', 'ST', 'PwBD'], percentage: 40 }]),
    '40% for SC/ST/PwBD',
    'SC/ST/దివ్యాంగులు (PwBD) వారికి 40%',
  ],
  [
    ({ reserved }) =>
      reserved([{ categories: ['SC'], percentage: 40, ground: 'in past prospectuses' }]),
    '40% for SC, in past prospectuses',
    'SC వారికి 40% (in past prospectuses)',
  ],
  [({ reserved }) => reserved([]), '', ''],
  [
    ({ attendance }) => attendance({ subject: 75 }),
    '75% in each subject each year',
    'ప్రతి సంవత్సరం ప్రతి సబ్జెక్టులో 75%',
  ],
  [
    ({ attendance }) => attendance({ theory: 80, clinical: 100 }),
    '80% in theory and 100% in clinical practice',
    'థియరీలో 80%, క్లినికల్ ప్రాక్టీస్‌లో 100%',
  ],
  [
    ({ passMark }) => passMark({ percentage: 35, in: 'subject' }),
    '35% in each subject',
    'ప్రతి సబ్జెక్టులో 35%',
  ],
  [
    ({ passMark }) => passMark({ percentage: 50, in: 'subject-and-practical' }),
    '50% in each subject and practical',
    'ప్రతి సబ్జెక్టులో, ప్రాక్టికల్‌లో 50%',
  ],
  [
    ({ passMark }) => passMark({ percentage: 50, in: 'theory-and-practical' }),
    '50% in theory and practical separately',
    'థియరీలో, ప్రాక్టికల్‌లో విడివిడిగా 50%',
  ],
  [({ intake }) => intake([{ seats: 50 }]), '50 seats'],
  [
    ({ intake }) =>
      intake([
        { group: 'MPC', seats: 60 },
        { group: 'BiPC', seats: 1 },
      ]),
    'MPC 60 seats, BiPC 1 seat',
    'MPC 60 సీట్లు, BiPC 1 సీటు',
  ],
  [({ amount }) => amount(100_000), '₹ 1,00,000', '₹ 1,00,000'],
])('a rule reads: %#, %s', (say, inEnglish, inTelugu) => {
  expect(untiedText(say(english) ?? '')).toBe(inEnglish);
  if (inTelugu !== undefined) expect(untiedText(say(telugu) ?? '')).toBe(inTelugu);
});

test('seats that are not known are not told', () => {
  expect(english.intake([{ seats: null }])).toBeUndefined();
});

test.each([
  [[], '', ''],
  [['a'], 'a', 'a'],
  [['a', 'b'], 'a or b', 'a and b'],
  [['a', 'b', 'c'], 'a, b or c', 'a, b and c'],
])('%j is listed as "%s" and "%s"', (items, either, all) => {
  expect(english.either(items)).toBe(either);
  expect(english.list(items)).toBe(all);
});

test.each<[Duration, string, string, string?]>([
  [{ years: 2 }, '2 years', '2 years', '2 సంవత్సరాలు'],
  [{ years: 1 }, '1 year', '1 year'],
  [{ years: 2, fullTime: true }, '2 years', '2 years full time', '2 సంవత్సరాలు, రెగ్యులర్ కోర్సు'],
  [
    { years: 3, internshipMonths: 6 },
    '3 years + 6 months',
    '3 years + 6-month internship',
    '3 సంవత్సరాలు + 6 నెలల ఇంటర్న్‌షిప్',
  ],
  [
    { years: 3, internshipMonths: 12 },
    '3 years + 1 year',
    '3 years + 1-year internship',
    '3 సంవత్సరాలు + ఏడాది ఇంటర్న్‌షిప్',
  ],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 },
    '4 years + 6 months',
    '4 years in 8 semesters, the last 6 months as internship',
    '4 సంవత్సరాలు (8 సెమిస్టర్లు); అందులో చివరి 6 నెలలు ఇంటర్న్‌షిప్',
  ],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true },
    '4 years + 6 months',
    '4 years, the last 6 months as internship',
    '4 సంవత్సరాలు; అందులో చివరి 6 నెలలు ఇంటర్న్‌షిప్',
  ],
])('%j lasts %s, at length %s', (duration, length, long, inTelugu) => {
  expect(untiedText(english.catalogueLength(duration))).toBe(length);
  expect(untiedText(english.duration(duration))).toBe(long);
  expect(untiedText(english.duration(duration, true))).toBe(`${long} (indicative)`);
  if (!inTelugu) return;
  expect(untiedText(telugu.duration(duration))).toBe(inTelugu);
  expect(untiedText(telugu.duration(duration, true))).toBe(`${inTelugu} (వివరాలు మారవచ్చు)`);
});

test('the cards have the lengths of SPEC.md', () => {
  expect(untiedText(english.shortDuration({ years: 3, internshipMonths: 6 }))).toBe('3.6 years');
  expect(untiedText(english.shortDuration({ years: 4, internshipMonths: 6 }))).toBe('4.6 years');
});

test.each<[Duration, string, string, string]>([
  [
    { years: 3, internshipMonths: 12 },
    '1 year, after the 3 years',
    '3 సంవత్సరాలు + 1 సంవత్సరం',
    '3 సంవత్సరాలు పూర్తయ్యాక 1 సంవత్సరం',
  ],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 },
    '6 months, within the 4 years',
    '4 సంవత్సరాలు + 6 నెలలు',
    '6 నెలలు, కోర్సు కాలంలోనే (4 సంవత్సరాలు)',
  ],
])('%j has the internship %s', (duration, internship, length, inTelugu) => {
  expect(untiedText(english.internship(duration) ?? '')).toBe(internship);
  expect(untiedText(telugu.catalogueLength(duration))).toBe(length);
  expect(untiedText(telugu.internship(duration) ?? '')).toBe(inTelugu);
});

test('lists say a length once, and an internship within it as a part', () => {
  const within = { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 };
  expect(untiedText(english.length(within))).toBe('4 years, the last 6 months as internship');
  expect(untiedText(english.length({ years: 3, internshipMonths: 6 }))).toBe('3 years + 6 months');
});

test('a course without an internship has none', () => {
  expect(english.internship({ years: 2 })).toBeUndefined();
});

/** Texts for the required value, the given value and a hint, as far as a check has them. */
type Texts = string[];

test.each<[Check, Texts, Texts?]>([
  [
    {
      rule: 'previous',
      outcome: 'met',
      previous: ['intermediate'],
      anyStream: true,
      given: { say: 'passedBefore', course: 'gnm' },
    },
    ['A pass in 10+2 in any stream', 'You passed it before GNM'],
    ['ఏ గ్రూపుతోనైనా ఇంటర్ (10+2) పాస్', 'GNM చదివే ముందే మీరు ఇది పాసయ్యారు'],
  ],
  [
    {
      rule: 'previous',
      outcome: 'unknown',
      previous: ['bsc-nursing', 'gnm'],
      anyStream: false,
      given: { say: 'passed', course: 'gnm' },
      hint: { say: 'through', course: 'Post Basic B.Sc Nursing' },
    },
    [
      'A pass in B.Sc Nursing or GNM',
      'You passed GNM',
      'Post Basic B.Sc Nursing comes first, at another college',
    ],
    ['B.Sc నర్సింగ్ లేదా GNM పాస్', 'మీరు GNM పాసయ్యారు', 'ముందు వేరే కళాశాలలో Post Basic B.Sc Nursing చదవాలి'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'Chemistry', 'Biology'],
      given: { say: 'streamLacks', subjects: ['Biology'], stream: 'MPC' },
    },
    ['Physics, Chemistry and Biology at 10+2', 'MPC has no Biology'],
    ['ఇంటర్‌లో ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ', 'MPC గ్రూపులో బయాలజీ లేదు'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'English'],
      given: { say: 'lacks', subjects: ['Physics', 'English'] },
    },
    ['Physics and English at 10+2', 'You had no Physics or English'],
    ['ఇంటర్‌లో ఫిజిక్స్, ఇంగ్లీష్', 'మీరు ఫిజిక్స్, ఇంగ్లీష్ చదవలేదు'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Biology'],
      given: { say: 'noBridge' },
      hint: { say: 'bridge' },
    },
    [
      'Biology at 10+2',
      'You have not passed the bridge course',
      'After a vocational group the bridge course counted in past prospectuses, and the office confirms it for your year',
    ],
    [
      'ఇంటర్‌లో బయాలజీ',
      'మీరు బ్రిడ్జ్ కోర్సు పాస్ కాలేదు',
      'వొకేషనల్ చదివినవారు బ్రిడ్జ్ కోర్సు పాసై ఉంటే చేరవచ్చు (గత ప్రాస్పెక్టస్‌లు). మీ ఏడాదికి ఆఫీసులో నిర్ధారిస్తాం',
    ],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'met',
      subjects: ['Biology'],
      given: { say: 'took', stream: 'BiPC' },
    },
    ['Biology at 10+2', 'You took BiPC'],
  ],
  [
    { rule: 'stream', outcome: 'missed', streams: ['MPC', 'BiPC'], given: { say: 'tookOther' } },
    ['MPC or BiPC at 10+2', 'You took another group'],
    ['ఇంటర్‌లో MPC లేదా BiPC', 'మీరు వేరే గ్రూపు చదివారు'],
  ],
  [
    { rule: 'stream', outcome: 'met', streams: ['MPC'], given: { say: 'took', stream: 'MPC' } },
    ['MPC at 10+2', 'You took MPC'],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 40, over: 'aggregate' },
      hint: { say: 'marksAsk' },
    },
    ['At least 40%', 'Add this percentage above'],
    ['కనీసం 40%', 'పైన ఈ శాతం కూడా రాయండి'],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 50, over: 'pcb' },
      given: { say: 'marksGiven', percentage: 0 },
      hint: { say: 'marksLower', categories: ['SC', 'ST'], percentage: 40 },
    },
    ['At least 50% in PCB', 'You have 0%', 'For SC/ST, 40% may be enough: the office confirms it'],
    ['PCB సబ్జెక్టులు కలిపి కనీసం 50%', 'మీకు వచ్చింది 0%', 'SC/ST వారికి 40% సరిపోవచ్చు. ఆఫీసులో నిర్ధారిస్తాం'],
  ],
  [
    {
      rule: 'age',
      outcome: 'missed',
      age: { minimum: 17 },
      day: '2027-12-31',
      given: { say: 'ageWillBe', age: { youngest: 15, oldest: 15 } },
      hint: { say: 'ageFirstYear', year: 2029 },
    },
    [
      'At least 17 years on 31 December 2027',
      'You will be 15 on that day',
      'The year to join is 2029',
    ],
    ['2027 డిసెంబర్ 31 నాటికి కనీసం 17 ఏళ్లు', 'ఆ రోజుకు మీకు 15 ఏళ్లు నిండుతాయి', 'మీరు చేరగలిగే సంవత్సరం 2029'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17 },
      day: '2027-06-30',
      given: { say: 'ageIs', age: { youngest: 16, oldest: 17 } },
      hint: { say: 'ageExact' },
    },
    [
      'At least 17 years on 30 June 2027',
      'You are 16 or 17 on that day',
      'The full date of birth decides',
    ],
    ['2027 జూన్ 30 నాటికి కనీసం 17 ఏళ్లు', 'ఆ రోజుకు మీ వయసు 16 లేదా 17 ఏళ్లు', 'పుట్టిన తేదీ పూర్తిగా రాస్తే తెలుస్తుంది'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { maximum: 35 },
      day: '2027-12-31',
      hint: { say: 'ageAsk' },
    },
    ['At most 35 years on 31 December 2027', 'Fill in your year of birth'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17, maximum: 35 },
      day: '2027-12-31',
      given: { say: 'ageWillBe', age: { youngest: 42, oldest: 42 } },
      hint: { say: 'ageRelaxed', categories: ['SC', 'ST'] },
    },
    [
      '17 to 35 years on 31 December 2027',
      'You will be 42 on that day',
      'The upper age is relaxed for SC/ST: the office says by how much',
    ],
    [
      '2027 డిసెంబర్ 31 నాటికి 17 నుంచి 35 ఏళ్లు',
      'ఆ రోజుకు మీకు 42 ఏళ్లు నిండుతాయి',
      'SC/ST వారికి గరిష్ఠ వయసులో సడలింపు ఉంది. ఎన్నేళ్లో ఫోన్ చేస్తే చెబుతాం',
    ],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17, maximum: 35 },
      day: '2027-12-31',
      hint: { say: 'ageRelaxedBy', categories: ['SC'], years: 5 },
    },
    ['17 to 35 years on 31 December 2027', 'The upper age is relaxed for SC by 5 years'],
  ],
  [
    { rule: 'confirmation', outcome: 'unknown', hint: { say: 'confirm' } },
    ['The rules of this course are a guide', 'The office confirms the rules of your year'],
    ['ఈ కోర్సు నియమాలు అవగాహన కోసం ఇచ్చినవి', 'మీరు చేరే ఏడాది నియమాలను ఆఫీసులో నిర్ధారిస్తాం'],
  ],
])('a check reads: %#', (check, inEnglish, inTelugu) => {
  const texts = ({ check: say }: Describe) => {
    const { required, given, hint } = say(check);
    return [required, given, hint].flatMap((text) => (text ? [untiedText(text)] : []));
  };
  expect(texts(english)).toEqual(inEnglish);
  if (inTelugu) expect(texts(telugu)).toEqual(inTelugu);
});
