import { expect, test } from 'vitest';
import { courseSheet } from '#build/documents/course-sheet.ts';
import { feeStructure } from '#build/documents/fee-structure.ts';
import { contactMessage, enquiryMessage } from '#src/domain/enquiry-message.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { counting } from '#src/lib/plural.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { nothing } from '#tests/support/dates.ts';
import { filesWith } from '#tests/support/fixture.ts';
import { describeDays, describeHours, describeOfficeDays } from '../check/describe-site.ts';
import { makeEdition } from '../check/edition.ts';
import { siteWords } from '../check/site-words.ts';
import { admissionOf, calendarEvents, pastInWords, whenToApply } from './admission-dates.ts';

/** Whole sentences as Telugu pages, messages and files have them; rules are in `describe.test.ts`. */
const dates = {
  ...nothing,
  'programmes.gnm.opens': '2027-03-01',
  'programmes.gnm.closes': '2027-03-31',
  'programmes.gnm.classes': '2027-04-12',
};
const edition = makeEdition(filesWith({ 'dates.yaml': dates }), 'te');
const { words } = edition;
const line = (days: readonly number[], opens = '10:00', closes = '17:00') => ({
  days,
  opens,
  closes,
});

test('admission reads, from the first day to the last', () => {
  const built = '2026-11-26';
  const said = admissionOf(edition, 'gnm', built).map(({ text }) => untiedText(text));
  expect(said.slice(1, 4)).toEqual([
    '2027లో చేరేందుకు: అడ్మిషన్ 2027 మార్చి 1న మొదలు.',
    '2027లో చేరేందుకు: అడ్మిషన్ గడువు 2027 మార్చి 31 వరకు ఉంది.',
    '2027లో చేరేందుకు: అడ్మిషన్ గడువు ఇంకా 14 రోజులే.',
  ]);
  expect(said).toContain('2027లో చేరేందుకు: అడ్మిషన్ గడువు ఇంకా 1 రోజే.');
  expect(said).toContain('2027లో చేరేందుకు: అడ్మిషన్ గడువు ఈ రోజు వరకే.');
  const [nursing] = admissionOf(edition, 'bsc-nursing', built);
  expect(untiedText(nursing?.text ?? '')).toBe(
    '2027లో చేరేందుకు: జనవరి నుంచి NEET-UG నోటిఫికేషన్ వచ్చిందేమో చూస్తూ ఉండండి (2026లో దరఖాస్తులు: ఫిబ్రవరి 8 నుంచి మార్చి 11 వరకు).\n2026లోనే సీటు కావాలా? ఇక కుదరదనుకునే ముందు మాకు ఫోన్ చేయండి. ఇండియన్ నర్సింగ్ కౌన్సిల్ (INC) నర్సింగ్ అడ్మిషన్ల గడువును 2025లో డిసెంబర్ 31 వరకు, 2024లో నవంబర్ 30 వరకు పెంచింది. 2026లో అలాంటి నోటిఫికేషన్ నవంబర్ 27 వరకు మేం చూడలేదు. గడువు పెంచిన ఆ రెండేళ్లూ B.Sc నర్సింగ్‌లో అక్టోబర్ 31 తర్వాత చేరినవారికి పరీక్షలు వేరుగా పెట్టారు.',
  );
  const [first] = whenToApply(edition, built);
  expect([first?.courses, first?.said[0]?.text].map((text) => untiedText(text ?? ''))).toEqual([
    'B.Sc నర్సింగ్, BPT',
    'జనవరి నుంచి నోటిఫికేషన్ కోసం చూస్తూ ఉండండి\nNEET-UG ఫారం, 2027లో చేరేందుకు',
  ]);
});

test('past dates and calendar entries read as one sentence each', () => {
  const past = { opens: '2025-04-07', closes: '2025-05-31', classes: '2025-06-02' };
  expect(untiedText([pastInWords(edition, past as never)].flat().join(' '))).toBe(
    'దరఖాస్తులు: 2025 ఏప్రిల్ 7 నుంచి మే 31 వరకు. తరగతులు: 2025 జూన్ 2 నుంచి.',
  );
  const all = calendarEvents(edition, '2026-11-22');
  expect(untiedText(all.find(({ of }) => of === 'intermediate')?.text ?? '')).toBe(
    'గతంలో తేదీలు ఇవి. దరఖాస్తులు: 2025 ఏప్రిల్ 1 నుంచి మే 31 వరకు. తరగతులు: 2025 ఏప్రిల్ 7 నుంచి. దరఖాస్తు ఫారాలు ఏప్రిల్ 1 నుంచి అమ్మారు. అడ్మిషన్లు ఏప్రిల్ 7న మొదలయ్యాయి. దరఖాస్తులు: 2025 జులై 31 వరకు. చివరి తేదీని పొడిగించారు. తేదీలు ప్రకటించేది: ఇంటర్ బోర్డు (BIEAP).',
  );
  const events = all.filter(({ of }) => of === 'gnm');
  expect(events.map(({ title }) => title)).toEqual([
    'GNM: దరఖాస్తులు మొదలు',
    'GNM: దరఖాస్తుకు చివరి తేదీ',
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
  const { subject, text } = enquiryMessage({ ...enquiry, program: 'BPT' }, words.messages, 2027);
  expect(subject).toBe('2027లో BPT కోర్సులో చేరాలనుకుంటున్నాను');
  expect(text.split('\r\n')[0]).toBe(`నమస్కారం. ${subject}.`);
  expect(text.split('\r\n').slice(5)).toEqual(['దేశం: భారత్', 'కోర్సు: BPT']);
});

test('the number of courses that are open reads as one sentence', () => {
  const { open, depending, onlyDepending } = words.finder;
  const counted = counting(edition.locale);
  const count = (...of: Parameters<typeof counted>) => untiedText(counted(...of));
  expect(count(1, open)).toBe('1 కోర్సుకు అర్హత ఉంది');
  expect(fill(count(2, depending), { open: count(3, open) })).toBe(
    '3 కోర్సులకు అర్హత ఉంది. మరో 2 కోర్సులకు అర్హత ఉండవచ్చు. ఇంకా ఏం కావాలో చూడండి.',
  );
  expect(count(2, onlyDepending)).toBe('2 కోర్సులకు అర్హత ఉండవచ్చు.');
});

test('a course sheet and the fee list say whole sentences', () => {
  const sheet = courseSheet(edition, 'gnm');
  expect(sheet.description).toBe(
    'జనరల్ నర్సింగ్ అండ్ మిడ్‌వైఫరీ ఒక్క పేజీలో: కాలవ్యవధి, సీట్లు, అర్హత, తర్వాత ఏం చేయవచ్చు, ఎలా అడగాలి.',
  );
  const { source } = edition.content.programmes.gnm.selection;
  expect(untiedText(sheet.selection.source ?? '')).toBe(
    untiedText(`ఆధారం: ${source?.title} (2025 ఏప్రిల్ 11)`),
  );
  expect(fill(words.source.checked, { day: '2026 నవంబర్ 23' })).toBe('2026 నవంబర్ 23న సరిచూశాం');
  expect(untiedText(sheet.issued)).toMatch(/^విడుదల తేదీ: \d{4} [ఀ-౿]+ \d{1,2}\.$/u);
  expect(untiedText(feeStructure(edition).asKnown)).toMatch(
    /^ఇవి \d{4} [ఀ-౿]+ \d{1,2} నాటికి తెలిసిన వివరాలు\./u,
  );
});

test.each([
  [
    words.finder.card.message.open,
    'నమస్కారం, నేను 2027లో BPT కోర్సులో చేరాలనుకుంటున్నాను. ‘నేను ఏ కోర్సు చదవవచ్చు?’ పేజీ ప్రకారం నాకు ఈ కోర్సుకు అర్హత ఉంది. తర్వాత ఏం చేయాలి?',
  ],
  [
    words.finder.card.message['open-if'],
    'నమస్కారం, నేను 2027లో BPT కోర్సులో చేరాలనుకుంటున్నాను. ‘నేను ఏ కోర్సు చదవవచ్చు?’ పేజీ ప్రకారం నాకు ఈ కోర్సుకు అర్హత ఉండవచ్చు. ఇంకా ఏయే వివరాలు సరిచూడాలి?',
  ],
  [
    words.finder.card.message['not-open'],
    'నమస్కారం, నాకు BPT కోర్సు గురించి అడగాలని ఉంది. ‘నేను ఏ కోర్సు చదవవచ్చు?’ పేజీ ప్రకారం నేను 2027లో ఇందులో చేరలేను. నేను ఇంకేం చేయవచ్చు?',
  ],
  [words.finder.shared.open, '2027లో నాకు అర్హత ఉన్న కోర్సులు: BPT. ప్రవేశ పరీక్షలు ఉండవచ్చు.'],
  [words.finder.shared['open-if'], '2027లో అర్హత ఉండవచ్చు: BPT.'],
  [words.finder.shared.none, '2027లో చేరడానికి నాకు ఇంకా ఏ కోర్సుకూ అర్హత లేదు.'],
  [words.section.greeting, 'నమస్కారం, నాకు BPT గురించి తెలుసుకోవాలని ఉంది.'],
  [words.enquiryForm.about, 'నేను BPT గురించి అడుగుతున్నాను.'],
])('a message about a course reads: %s', (phrase, text) => {
  expect(untiedText(fill(phrase, { course: 'BPT', courses: 'BPT', year: 2027 }))).toBe(text);
});

test.each([
  [100_000, 'లక్ష'],
  [200_000, '2 లక్షల'],
  [120_000, '1,20,000'],
])('%i graduates are %s in a sentence', (graduates, said) => {
  const { site } = edition.content;
  const ours = { ...site, claims: { ...site.claims, graduates } };
  expect(siteWords(ours, '', 'te', words).graduates).toBe(said);
});
