// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sayDates } from '#src/client/dates.ts';
import { makeEditions } from '#src/content/check/edition.ts';
import { untiedText } from '#src/lib/tied-text.ts';
import { notFoundRoute, type Route, routes } from '#src/routes.ts';
import { changedFiles } from '#tests/support/fixture.ts';
import { Notices } from './notices.tsx';

const list = `list:
  - text: Counselling is moved to 12 March.
    link: { title: See the dates, path: /admissions/dates }
    where: bpt
    from: '2027-03-01'
    until: '2027-03-12'
  - text: Come and see the laboratories.
    where: everywhere
    from: '2027-03-05'
    until: '2027-03-20'
    event: { name: Open day, day: '2027-03-20', starts: '10:00', ends: '13:30' }
`;
const telugu = `list:
  - text: కౌన్సెలింగ్ మార్చి 12కు మారింది.
    link: { title: తేదీలు చూడండి }
  - text: ల్యాబ్‌లు చూడటానికి రండి.
    event: { name: ఓపెన్ డే }
`;
const editions = makeEditions(
  changedFiles({
    'notices.yaml': () => list,
    'te/notices.yaml': () => telugu,
  }),
);
const routeOf = (path: string) => routes.find((route) => route.path === path) as Route;
const bpt = routeOf('/courses/bachelor/bpt/bpt-career');

/** The notices that a visitor sees on a day, on a page that was built on another. */
function seen(route: Route, builtOn: string, day: string, edition = editions[0]): string[] {
  const noon = (date: string) => new Date(`${date}T12:00:00+05:30`);
  document.documentElement.setAttribute('data-built', builtOn);
  document.body.innerHTML = renderToStaticMarkup(
    <Notices edition={edition} route={route} builtOn={noon(builtOn)} />,
  );
  sayDates(noon(day));
  const isShown = (element: Element) => !element.closest('[hidden]');
  const shown = [...document.querySelectorAll('aside > div')].filter(isShown);
  return shown.map((one) => untiedText(one.querySelector('p')?.textContent ?? '').trim());
}
const moved = 'Counselling is moved to 12 March.';
const openDay = 'Come and see the laboratories.';

test.each([
  ['2027-02-20', []],
  ['2027-03-01', [moved]],
  ['2027-03-05', [openDay, moved]],
  ['2027-03-12', [openDay, moved]],
  ['2027-03-13', [openDay]],
  ['2027-03-20', [openDay]],
  ['2027-03-21', []],
])('on %s a page that was built before shows %j', (day, notices) => {
  expect(seen(bpt, '2027-02-20', day)).toEqual(notices);
});

test('a notice of a course is on the pages of that course, one of all pages everywhere', () => {
  const on = (route: Route) => seen(route, '2027-03-06', '2027-03-06');
  expect(on(bpt)).toEqual([openDay, moved]);
  for (const path of ['/', '/courses/bachelor/gnw/gnw-career', '/contact']) {
    expect(on(routeOf(path)), path).toEqual([openDay]);
  }
  expect(on(notFoundRoute)).toEqual([openDay]);
  expect(seen(bpt, '2027-03-21', '2027-03-21')).toEqual([]);
  expect(document.querySelector('aside')).toBeNull();
});

test('a notice leads on, in the language of its page', () => {
  seen(bpt, '2027-03-06', '2027-03-06', editions[1]);
  const link = document.querySelector('aside a:not([download])');
  expect(link?.getAttribute('href')).toBe('/te/admissions/dates');
  expect(link?.textContent).toBe('తేదీలు చూడండి');
});

test('the event goes into a calendar at its time in India, in each language', () => {
  for (const [index, name] of ['Open day', 'ఓపెన్ డే'].entries()) {
    seen(bpt, '2027-03-06', '2027-03-06', editions[index]);
    const link = document.querySelector('a[download]');
    const file = decodeURIComponent(link?.getAttribute('href') ?? '');
    expect(file).toContain('DTSTART:20270320T043000Z\r\nDTEND:20270320T080000Z');
    expect(file).toContain(`SUMMARY:${name}\r\n`);
    expect(untiedText(document.body.textContent ?? '')).toContain(
      ['Open day: Saturday, 20 March 2027, 10:00 AM - 1:30 PM', 'ఓపెన్ డే: శనివారం'][index],
    );
    expect(link?.textContent).toContain(name);
  }
});
