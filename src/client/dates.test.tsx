// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Lang, languages } from '#src/languages.ts';
import { AdmissionState } from '#src/ui/admission-state/admission-state.tsx';
import { type SaidOfOffice, sayDates, startDates } from './dates.ts';

const said = [
  { from: '', text: 'Opens on 1 March 2027' },
  { from: '2027-03-01', text: 'Open until 31 March 2027' },
  { from: '2027-03-31', text: 'Today is the last day' },
  { from: '2027-04-01', text: 'Closed' },
];

/** Text of a page that was built in November, when it is read at this time. */
function readAt(time: string): string | null {
  document.body.innerHTML = renderToStaticMarkup(<AdmissionState said={said} />);
  expect(document.body.textContent).toBe('Opens on 1 March 2027');
  sayDates(new Date(time));
  return document.body.textContent;
}

test.each([
  ['2026-11-22T12:00:00+05:30', 'Opens on 1 March 2027'],
  ['2027-03-30T23:59:59+05:30', 'Open until 31 March 2027'],
  ['2027-03-31T23:59:59+05:30', 'Today is the last day'],
  ['2027-04-01T00:00:00+05:30', 'Closed'],
  // In New York it is still 31 March.
  ['2027-03-31T14:30:00-04:00', 'Closed'],
])('read at %s, an old page says “%s”', (time, text) => {
  expect(readAt(time)).toBe(text);
});

test('a text that no day changes is left as it was built', () => {
  const html = renderToStaticMarkup(
    <AdmissionState said={[{ from: '', text: 'Dates not announced yet' }]} />,
  );
  expect(html).toMatch(/^<span class="\w+"><span>Dates not announced yet<\/span><\/span>$/);
});

beforeEach(() => {
  vi.useFakeTimers();
  document.documentElement.dataset['built'] = '2026-11-22';
});
afterEach(() => {
  vi.useRealTimers();
});

const office: SaidOfOffice = {
  hours: [{ days: [1, 2, 3, 4, 5], opens: '10:00', closes: '17:00' }],
  daysOff: [{ from: '2027-01-14', to: '2027-01-15', text: 'Sankranti' }, { from: '2027-04-14' }],
  open: 'open',
  closed: 'closed',
  holidays: ['Republic Day', 'Independence Day', 'Gandhi Jayanti'],
};

function showOffice(): void {
  document.body.innerHTML = '<p data-office-hours>Hours</p><span data-year>2026</span>';
  document.querySelector('p')?.setAttribute('data-office-hours', JSON.stringify(office));
}
const state = () => document.querySelector('p')?.textContent;

test.each([
  ['2027-01-13T11:00:00+05:30', 'open'],
  ['2027-01-14T11:00:00+05:30', 'Sankranti'],
  ['2027-01-26T11:00:00+05:30', 'Republic Day'],
  ['2027-04-14T11:00:00+05:30', 'closed'],
  ['2028-10-02T11:00:00+05:30', 'Gandhi Jayanti'],
  ['1970-01-02T11:00:00+05:30', 'Hours'],
])('at %s the page says “%s”', (time, text) => {
  showOffice();
  sayDates(new Date(time));
  expect(state()).toBe(text);
});

test('a tab that stays open changes when the office closes and when the year ends', () => {
  vi.setSystemTime(new Date('2026-12-31T16:30:00+05:30'));
  showOffice();
  sayDates(new Date());
  expect(state()).toBe('open');
  vi.advanceTimersByTime(31 * 60_000);
  expect(state()).toBe('closed');
  vi.advanceTimersByTime(24 * 3600_000);
  expect(document.querySelector('span')?.textContent).toBe('2027');
});

test('a tab that was asleep is right when it is shown again', () => {
  vi.setSystemTime(new Date('2027-01-13T16:30:00+05:30'));
  showOffice();
  startDates();
  expect(state()).toBe('open');
  vi.setSystemTime(new Date('2027-01-14T00:15:00+05:30'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(state()).toBe('Sankranti');
  vi.setSystemTime(new Date('2027-01-18T11:00:00+05:30'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(state()).toBe('open');
});

test('a clock before the build shows the year and the day of the build', () => {
  writeIn('en');
  document.body.innerHTML =
    '<span data-year>2026</span><time data-today datetime="2026-11-22">22 November 2026</time>';
  sayDates(new Date('2019-03-01T12:00:00+05:30'));
  expect(document.querySelector('span')?.textContent).toBe('2026');
  expect(document.querySelector('time')?.dateTime).toBe('2026-11-22');
});

test('a date that only paper shows is said when the page is printed', () => {
  writeIn('en');
  document.body.innerHTML = '<span data-today></span>';
  const day = document.querySelector('span');
  startDates();
  expect(day?.textContent).toBe('');
  dispatchEvent(new Event('beforeprint'));
  expect(day?.textContent).toMatch(/20\d\d$/);
});

test.each([
  ['en', '3\u00a0February\u00a02027'],
  ['te', '2027\u00a0ఫిబ్రవరి\u00a03'],
] as const)('a date on a page in %s is that of the visit at once', (lang, text) => {
  writeIn(lang);
  document.body.innerHTML = '<time data-today datetime="2026-11-01">1 November 2026</time>';
  sayDates(new Date('2027-02-03T12:00:00+05:30'));
  expect(document.querySelector('time')?.textContent).toBe(text);
});

function writeIn(lang: Lang): void {
  const { tag, date } = languages[lang];
  document.documentElement.lang = tag;
  document.documentElement.dataset['day'] = date.full;
}
