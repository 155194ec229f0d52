import { expect, test } from 'vitest';
import { courseSheet } from '#documents/course-sheet.ts';
import { feeStructure } from '#documents/fee-structure.ts';
import type { Check } from '#src/admissions/eligibility.ts';
import { contactMessage, enquiryMessage } from '#src/admissions/enquiry-message.ts';
import type { Duration } from '#src/admissions/programme-facts.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { counting } from '#src/lib/plural.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { sectionIds } from '#src/routes.ts';
import { ask, filesWith } from '#tests/support/fixture.ts';
import { describeDays, describeHours, describeOfficeDays } from '../engine/describe-site.ts';
import { makeEdition } from '../engine/edition.ts';
import { admissionInShort, admissionOf, calendarEvents, pastInWords } from './admission-dates.ts';

/** Whole sentences as Telugu pages, messages and files have them; `describe.test.ts` has the English. */
const days = { opens: '2027-03-01', closes: '2027-03-31', classes: '2027-04-12' };
const dates = sectionIds.flatMap((id) =>
  Object.entries(days).map(([name, day]) => [`programmes.${id}.${name}`, id === 'gnm' ? day : ask]),
);
const edition = makeEdition(filesWith({ 'dates.yaml': Object.fromEntries(dates) }), 'te');
const { describe, words } = edition;
const line = (days: readonly number[], opens = '10:00', closes = '17:00') => ({
  days,
  opens,
  closes,
});

test.each([
  [describe.entry({ previous: ['class-10'] }), 'పదో తరగతి లేదా SSC పాస్'],
  [
    describe.entry({
      previous: ['intermediate'],
      streams: 'any',
      minimum: { percentage: 40, over: 'aggregate' },
    }),
    'ఏ గ్రూపుతోనైనా ఇంటర్ (10+2); 40% లేదా ఎక్కువ మార్కులు',
  ],
  [
    describe.entry({
      previous: ['intermediate'],
      subjects: ['Physics', 'Chemistry', 'Biology', 'English'],
      minimum: { percentage: 45, over: 'pcb-english' },
    }),
    'ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ, ఇంగ్లీష్ సబ్జెక్టులతో ఇంటర్ (10+2); ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ (PCB), ఇంగ్లీష్ కలిపి 45% లేదా ఎక్కువ మార్కులు',
  ],
  [describe.entry({ previous: ['bsc-nursing', 'gnm'] }), 'B.Sc నర్సింగ్ లేదా GNM'],
  [describe.age({ minimum: 17, reckonedOn: '12-31' }), 'చేరే సంవత్సరం డిసెంబర్ 31 నాటికి కనీసం 17 ఏళ్లు'],
  [describe.age({ maximum: 35 }), '35 ఏళ్లకు మించకూడదు'],
  [
    describe.age({
      minimum: 17,
      maximum: 35,
      relaxation: { categories: ['SC', 'ST'], years: 5 },
    }),
    '17 నుంచి 35 ఏళ్లు, SC/ST విద్యార్థులకు 5 ఏళ్ల సడలింపు ఉంది',
  ],
  [
    describe.age({ minimum: 17, relaxation: { categories: ['SC', 'ST'], years: null } }),
    'కనీసం 17 ఏళ్లు, SC/ST విద్యార్థులకు సడలింపు ఉంది',
  ],
  [
    describe.reserved([{ categories: ['SC', 'ST', 'PwBD'], percentage: 40 }]),
    'SC/ST/దివ్యాంగ (PwBD) విద్యార్థులకు 40%',
  ],
  [describe.attendance({ subject: 75 }), 'ప్రతి సంవత్సరం ప్రతి సబ్జెక్టులో 75%'],
  [describe.attendance({ theory: 80, clinical: 100 }), 'థియరీలో 80%, క్లినికల్ ప్రాక్టీస్‌లో 100%'],
  [describe.passMark({ percentage: 35, in: 'subject' }), 'ప్రతి సబ్జెక్టులో 35%'],
  [describe.passMark({ percentage: 50, in: 'subject-and-practical' }), 'ప్రతి సబ్జెక్టులో, ప్రాక్టికల్‌లో 50%'],
  [describe.passMark({ percentage: 50, in: 'theory-and-practical' }), 'థియరీలో, ప్రాక్టికల్‌లో విడివిడిగా 50%'],
  [
    describe.intake([
      { group: 'MPC', seats: 60 },
      { group: 'BiPC', seats: 1 },
    ]),
    'MPC 60 సీట్లు, BiPC 1 సీటు',
  ],
  [describe.amount(100_000), '₹ 1,00,000'],
])('a rule reads: %s', (said, text) => {
  expect(untiedText(said ?? '')).toBe(text);
});

test.each<[Duration, string]>([
  [{ years: 2 }, '2 సంవత్సరాలు'],
  [{ years: 2, fullTime: true }, '2 సంవత్సరాలు, రెగ్యులర్ కోర్సు'],
  [{ years: 3, internshipMonths: 6 }, '3 సంవత్సరాలు + 6 నెలల ఇంటర్న్‌షిప్'],
  [{ years: 3, internshipMonths: 12 }, '3 సంవత్సరాలు + 1 ఏడాది ఇంటర్న్‌షిప్'],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 },
    '4 సంవత్సరాలు (8 సెమిస్టర్లు), చివరి సెమిస్టర్‌లో 6 నెలల ఇంటర్న్‌షిప్',
  ],
])('a length of %j reads: %s', (duration, text) => {
  expect(untiedText(describe.duration(duration))).toBe(text);
  expect(untiedText(describe.duration(duration, true))).toBe(`${text} (కళాశాలలో నిర్ధారించుకోండి)`);
});

test.each<[Duration, string, string]>([
  [{ years: 3, internshipMonths: 12 }, '3 సంవత్సరాలు + 1 సంవత్సరం', '1 సంవత్సరం, 3 సంవత్సరాలు పూర్తయ్యాక'],
  [
    { years: 4, internshipMonths: 6, internshipWithin: true, semesters: 8 },
    '4 సంవత్సరాలు + 6 నెలలు',
    '6 నెలలు, కోర్సు కాలంలోనే (4 సంవత్సరాలు)',
  ],
])('in a list %j reads: %s, and its internship: %s', (duration, length, internship) => {
  expect(untiedText(describe.length(duration))).toBe(length);
  expect(untiedText(describe.internship(duration) ?? '')).toBe(internship);
});

test.each<[Check, (string | undefined)[]]>([
  [
    {
      rule: 'previous',
      outcome: 'met',
      previous: ['intermediate'],
      anyStream: true,
      given: { passed: 'gnm', before: true },
    },
    ['ఏ గ్రూపుతోనైనా ఇంటర్ (10+2) పాస్', 'GNM చదివే ముందే మీరు ఇది పాసయ్యారు'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'Chemistry', 'Biology'],
      given: { lacks: ['Biology'], stream: 'MPC' },
    },
    ['ఇంటర్‌లో ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ', 'MPC గ్రూపులో బయాలజీ లేదు'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Biology'],
      given: { bridge: false },
      hint: 'bridge',
    },
    ['ఇంటర్‌లో బయాలజీ', 'మీరు బ్రిడ్జ్ కోర్సు పాస్ కాలేదు', 'వొకేషనల్ చదివినవారు బ్రిడ్జ్ కోర్సు పాసై ఉంటే చేరవచ్చు'],
  ],
  [
    { rule: 'stream', outcome: 'missed', streams: ['MPC', 'BiPC'], given: { took: 'Other' } },
    ['ఇంటర్‌లో MPC లేదా BiPC', 'మీరు వేరే గ్రూపు చదివారు'],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 50, over: 'pcb' },
      given: 44,
      hint: { categories: ['SC', 'ST'], percentage: 40 },
    },
    [
      'ఫిజిక్స్, కెమిస్ట్రీ, బయాలజీ (PCB) కలిపి 50% లేదా ఎక్కువ',
      'మీకు వచ్చింది 44%',
      'SC/ST విద్యార్థులకు 40% సరిపోవచ్చు: ఆఫీసును అడగండి',
    ],
  ],
  [
    {
      rule: 'age',
      outcome: 'missed',
      age: { minimum: 17 },
      day: '2027-12-31',
      given: { youngest: 15, oldest: 15, ahead: true },
      hint: { firstYear: 2029 },
    },
    ['2027 డిసెంబర్ 31 నాటికి కనీసం 17 ఏళ్లు', 'ఆ రోజుకు మీకు 15 ఏళ్లు నిండుతాయి', 'మీరు చేరగలిగే సంవత్సరం 2029'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17 },
      day: '2027-06-30',
      given: { youngest: 16, oldest: 17, ahead: false },
      hint: 'exact',
    },
    ['2027 జూన్ 30 నాటికి కనీసం 17 ఏళ్లు', 'ఆ రోజుకు మీ వయసు 16 లేదా 17 ఏళ్లు', 'పుట్టిన తేదీ పూర్తిగా రాస్తే తెలుస్తుంది'],
  ],
  [
    {
      rule: 'previous',
      outcome: 'unknown',
      previous: ['bsc-nursing', 'gnm'],
      anyStream: false,
      given: { passed: 'gnm', before: false },
      hint: { through: 'పోస్ట్ బేసిక్ B.Sc నర్సింగ్' },
    },
    ['B.Sc నర్సింగ్ లేదా GNM పాస్', 'మీరు GNM పాసయ్యారు', 'ముందు పోస్ట్ బేసిక్ B.Sc నర్సింగ్ చదవాలి'],
  ],
  [
    {
      rule: 'subjects',
      outcome: 'missed',
      subjects: ['Physics', 'Chemistry'],
      given: { lacks: ['Physics', 'Chemistry'] },
    },
    ['ఇంటర్‌లో ఫిజిక్స్, కెమిస్ట్రీ', 'మీరు ఫిజిక్స్, కెమిస్ట్రీ చదవలేదు'],
  ],
  [
    {
      rule: 'marks',
      outcome: 'unknown',
      minimum: { percentage: 40, over: 'aggregate' },
      hint: 'ask',
    },
    ['40% లేదా ఎక్కువ', 'ఈ శాతం నింపండి'],
  ],
  [
    {
      rule: 'age',
      outcome: 'unknown',
      age: { minimum: 17, maximum: 35 },
      day: '2027-12-31',
      given: { youngest: 36, oldest: 36, ahead: true },
      hint: { relaxed: { categories: ['SC', 'ST'], years: null } },
    },
    [
      '2027 డిసెంబర్ 31 నాటికి 17 నుంచి 35 ఏళ్లు',
      'ఆ రోజుకు మీకు 36 ఏళ్లు నిండుతాయి',
      'SC/ST విద్యార్థులకు గరిష్ఠ వయసులో సడలింపు ఉంది: ఎన్నేళ్లో ఆఫీసు చెబుతుంది',
    ],
  ],
  [
    { rule: 'confirmation', outcome: 'unknown' },
    ['ఈ కోర్సు నియమాలు అవగాహన కోసం ఇచ్చినవి', 'మీరు చేరే ఏడాది నియమాల కోసం ఆఫీసును అడగండి'],
  ],
])('a check reads: %#', (check, texts) => {
  const { required, given, hint } = describe.check(check);
  expect([required, given, hint].flatMap((text) => (text ? [untiedText(text)] : []))).toEqual(
    texts,
  );
});

test('admission reads, from the first day to the last', () => {
  const said = admissionOf(edition, 'gnm').map(({ text }) => untiedText(text));
  expect(said).toContain('2027 మార్చి 1న మొదలవుతుంది');
  expect(said).toContain('2027 మార్చి 31 వరకు దరఖాస్తు చేసుకోవచ్చు');
  expect(said).toContain('ఇంకా 14 రోజులు మాత్రమే ఉన్నాయి');
  expect(said).toContain('ఇంకా 1 రోజు మాత్రమే ఉంది');
  expect(said.slice(-3)).toEqual(['ఈ రోజే చివరి రోజు', 'ఈ ఏడాదికి ముగిసింది', '2027 ఏప్రిల్ 12న తరగతులు మొదలయ్యాయి']);
  expect(admissionOf(edition, 'bsc-nursing').map(({ text }) => text)).toEqual([
    'మే నుంచి నోటిఫికేషన్ కోసం చూడండి',
  ]);
  expect(admissionOf(edition, 'academy').map(({ text }) => text)).toEqual(['తేదీల కోసం ఆఫీసును అడగండి']);
  expect(admissionInShort(edition).map(({ text }) => text)).toEqual([
    'GNM అడ్మిషన్ల తేదీలు ప్రకటించారు.',
    'GNM అడ్మిషన్లు ఇప్పుడు జరుగుతున్నాయి.',
    'వచ్చే విద్యా సంవత్సరం తేదీలు ఇంకా ప్రకటించలేదు.',
  ]);
});

test('past dates and calendar entries read as one sentence each', () => {
  const past = { opens: '2025-04-07', closes: '2025-05-31', classes: '2025-06-02' };
  expect(untiedText([pastInWords(edition, past as never)].flat().join(' '))).toBe(
    'దరఖాస్తులు: 2025 ఏప్రిల్ 7 నుంచి మే 31 వరకు. తరగతులు: 2025 జూన్ 2 నుంచి.',
  );
  const all = calendarEvents(edition, '2026-11-22');
  expect(untiedText(all.find(({ of }) => of === 'intermediate')?.text ?? '')).toBe(
    'గత తేదీలు ఇవి. దరఖాస్తులు: 2025 ఏప్రిల్ 7 నుంచి మే 31 వరకు. తరగతులు: 2025 ఏప్రిల్ 7 నుంచి. ఈ ఏడాది తేదీలు ప్రకటించే సంస్థ: ఇంటర్ బోర్డు (BIEAP).',
  );
  const events = all.filter(({ of }) => of === 'gnm');
  expect(events.map(({ title }) => title)).toEqual([
    'GNM: దరఖాస్తులు మొదలు',
    'GNM: దరఖాస్తుకు చివరి రోజు',
    'GNM: తరగతులు మొదలు',
  ]);
});

test.each([
  [line([1, 2, 3, 4, 5]), 'సోమ-శుక్ర', 'ఉదయం 10:00 నుంచి సాయంత్రం 5:00 వరకు'],
  [line([6], '10:00', '14:00'), 'శని', 'ఉదయం 10:00 నుంచి మధ్యాహ్నం 2:00 వరకు'],
  [line([5, 1, 3], '16:00', '20:30'), 'సోమ, బుధ, శుక్ర', 'సాయంత్రం 4:00 నుంచి రాత్రి 8:30 వరకు'],
])('office hours of %j read: %s, %s', (hours, days, times) => {
  expect(describeDays(edition, hours)).toBe(days);
  expect(untiedText(describeHours(edition, hours))).toBe(times);
});

test('the days of the office are in a sentence', () => {
  expect(describeOfficeDays(edition, [line([1, 2, 3, 4, 5]), line([6])])).toBe(
    'సోమవారం నుంచి శనివారం వరకు',
  );
  expect(describeOfficeDays(edition, [line([1, 3, 5])])).toBe('సోమవారం, బుధవారం, శుక్రవారం');
});

test('messages name their matter and each answer', () => {
  const about = { fullName: 'రాధ', email: 'r@example.org', phone: '', comments: 'ఎప్పుడు రావచ్చు?' };
  const contact = contactMessage({ ...about, reason: 'Admission Inquiry' }, words.messages);
  expect(contact.subject).toBe('వివరాల కోసం: అడ్మిషన్ వివరాలు');
  expect(contact.text.split('\r\n')).toEqual([
    'పేరు: రాధ',
    'ఈమెయిల్: r@example.org',
    'ఫోన్: ఇవ్వలేదు',
    'సందేశం: ఎప్పుడు రావచ్చు?',
  ]);
  const enquiry = { name: 'రాధ', email: 'r@example.org', phone: '1', country: 'India', notes: '' };
  const { subject, text } = enquiryMessage({ ...enquiry, program: 'BPT' }, words.messages);
  expect(subject).toBe('అడ్మిషన్ వివరాల కోసం: BPT');
  expect(text.split('\r\n').slice(3)).toEqual(['దేశం: భారత్', 'కోర్సు: BPT', 'గమనికలు: ఇవ్వలేదు']);
});

test('the number of courses that are open reads as one sentence', () => {
  const { open, depending, onlyDepending } = words.finder;
  const counted = counting(edition.locale);
  const count = (...of: Parameters<typeof counted>) => untiedText(counted(...of));
  expect(count(1, open)).toBe('మీకు 1 కోర్సుకు అర్హత ఉంది');
  expect(fill(count(2, depending), { open: count(3, open) })).toBe(
    'మీకు 3 కోర్సులకు అర్హత ఉంది. మరో 2 కోర్సులకు ఉండవచ్చు; ఇంకా ఏం కావాలో చూడండి.',
  );
  expect(count(2, onlyDepending)).toBe('మీకు 2 కోర్సులకు అర్హత ఉండవచ్చు; ఇంకా ఏం కావాలో చూడండి.');
});

test('a course sheet and the fee list say whole sentences', () => {
  const sheet = courseSheet(edition, 'gnm');
  expect(sheet.description).toBe(
    'జనరల్ నర్సింగ్ అండ్ మిడ్‌వైఫరీ ఒక్క పేజీలో: కాలవ్యవధి, సీట్లు, అర్హత, తర్వాత ఏం చేయవచ్చు, ఎలా అడగాలి.',
  );
  const { title } = edition.content.programmes.gnm.selection.source;
  expect(sheet.selection.source).toBe(`ఆధారం: ${title}`);
  expect(fill(words.source.checked, { day: '2026 నవంబర్ 23' })).toBe('2026 నవంబర్ 23న చూశాం');
  expect(untiedText(sheet.issued)).toMatch(/^విడుదల తేదీ: \d{4} [ఀ-౿]+ \d{1,2}\.$/u);
  expect(untiedText(feeStructure(edition).asKnown)).toMatch(
    /^ఇవి \d{4} [ఀ-౿]+ \d{1,2} నాటికి తెలిసిన వివరాలు\./u,
  );
});

test.each([
  [
    words.finder.card.message.open,
    'నమస్కారం, నేను BPT కోర్సులో చేరాలనుకుంటున్నాను. “నేను ఏ కోర్సు చదవవచ్చు?” పేజీ ప్రకారం నాకు దీనికి అర్హత ఉంది.',
  ],
  [
    words.finder.card.message['open-if'],
    'నమస్కారం, నేను BPT కోర్సులో చేరాలనుకుంటున్నాను. “నేను ఏ కోర్సు చదవవచ్చు?” పేజీ ప్రకారం నాకు దీనికి అర్హత ఉండవచ్చు.',
  ],
  [
    words.finder.card.message['not-open'],
    'నమస్కారం, నాకు BPT కోర్సు గురించి అడగాలని ఉంది. “నేను ఏ కోర్సు చదవవచ్చు?” పేజీ ప్రకారం నేను ఇప్పుడు ఇందులో చేరలేను.',
  ],
  [words.finder.shared.open, 'నాకు అర్హత ఉన్న కోర్సులు: BPT. ప్రవేశ పరీక్షలు ఉండవచ్చు.'],
  [words.finder.shared['open-if'], 'అర్హత ఉండవచ్చు: BPT.'],
  [words.finder.shared.none, 'నాకు ఇప్పుడు ఏ కోర్సుకూ అర్హత లేదు.'],
  [words.section.greeting, 'నమస్కారం, నాకు BPT గురించి తెలుసుకోవాలని ఉంది.'],
  [words.enquiryForm.about, 'నేను BPT గురించి అడుగుతున్నాను.'],
])('a message about a course reads: %s', (phrase, text) => {
  expect(fill(phrase, { course: 'BPT', courses: 'BPT' })).toBe(text);
});
