// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AdmissionState } from '#src/components/admission-state/admission-state.tsx';
import { type Lang, languages } from '#src/languages.ts';
import { startDates } from './dates.ts';

const said = [
  { from: '', text: 'Opens on 1 March 2027' },
  { from: '2027-03-01', text: 'Open until 31 March 2027' },
  { from: '2027-03-31', text: 'Today is the last day' },
  { from: '2027-04-01', text: 'Closed' },
];

/** What a page built in November says when it is read. */
function readAt(time: string): string | null {
  document.body.innerHTML = renderToStaticMarkup(<AdmissionState said={said} />);
  expect(document.body.textContent).toBe('Opens on 1 March 2027');
  startDates(new Date(time));
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
  expect(html).toBe('<span>Dates not announced yet</span>');
});

test('a date that only paper shows is said when the page is printed', () => {
  writeIn('en');
  document.body.innerHTML = '<time data-today></time>';
  const time = document.querySelector('time');
  startDates();
  expect(time?.textContent).toBe('');
  dispatchEvent(new Event('beforeprint'));
  expect(time?.textContent).toMatch(/20\d\d$/);
  expect(time?.dateTime).toMatch(/^20\d\d-\d\d-\d\d$/);
});

test.each([
  ['en', '3\u00a0February\u00a02027'],
  ['te', '2027\u00a0ఫిబ్రవరి\u00a03'],
] as const)('a date on a page in %s is that of the visit at once', (lang, text) => {
  writeIn(lang);
  document.body.innerHTML = '<time data-today datetime="2026-11-01">1 November 2026</time>';
  startDates(new Date('2027-02-03T12:00:00+05:30'));
  expect(document.querySelector('time')?.textContent).toBe(text);
});

function writeIn(lang: Lang): void {
  const { tag, date } = languages[lang];
  document.documentElement.lang = tag;
  document.documentElement.dataset['day'] = date.full;
}
