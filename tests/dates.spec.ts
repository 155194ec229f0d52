import ICAL from 'ical.js';
import {
  admissionInShort,
  calendarEvents,
  pastInWords,
} from '#src/content/views/admission-dates.ts';
import { langs } from '../src/languages.ts';
import { chatLink } from '../src/lib/contact-links.ts';
import { indianDay } from '../src/lib/indian-day.ts';
import { pathIn } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { expect, test } from './support/test.ts';

const { words } = edition;

for (const lang of langs) {
  test(`every calendar file that the ${lang} dates link to is one`, async ({ page, request }) => {
    await page.goto(pathIn(lang, '/admissions/dates'));
    const links = page.getByRole('main').locator('a[href$=".ics"]');
    const files = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href')));
    expect(files.length).toBeGreaterThan(5);
    const ids: string[] = [];
    for (const file of files) {
      const answer = await request.get(file ?? '');
      expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
      const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
      expect(events.length).toBeGreaterThan(0);
      for (const { startDate, endDate, uid } of events) {
        expect(startDate.isDate && endDate.compare(startDate) > 0).toBe(true);
        ids.push(uid);
      }
    }
    // Each is in the file of the whole year and in one of its own.
    expect(new Set(ids).size * 2).toBe(ids.length);
  });
}

test('what opens next is said once, and a course tells the days of its last notice', async ({
  page,
}) => {
  await page.goto('/admissions/dates');
  const main = page.getByRole('main');
  const today = indianDay(new Date());
  const [now] = admissionInShort(edition, today);
  for (const line of now?.text.split('\n') ?? []) {
    await expect(main.locator('p').filter({ hasText: line })).toHaveCount(1);
  }
  const chat = main.getByRole('link', { name: words.dates.ask });
  await expect(chat).toHaveAttribute('href', chatLink(content.site.phone, words.dates.greeting));
  const reminders = calendarEvents(edition, today).filter(
    ({ of, step }) => of === 'gnm' && step === 'watch',
  );
  await expect(page.locator('#gnm').getByRole('link', { name: 'Remind me in' })).toHaveCount(
    reminders.length,
  );
  const nursing = page.locator('#bsc-nursing');
  const [last] = content.dates.programmes['bsc-nursing'].past;
  if (!last) throw new Error('B.Sc Nursing has no past dates.');
  await expect(nursing.getByText(pastInWords(edition, last))).toBeHidden();
  const source = nursing.getByRole('link', { name: /^Source: .*new tab/ }).first();
  await expect(source).toBeHidden();
  await nursing.locator('summary').click();
  await expect(nursing.getByText(pastInWords(edition, last))).toBeVisible();
  await expect(source).toBeVisible();
});

test('on paper every course and test shows who announces its dates', async ({ page }) => {
  await page.goto('/admissions/dates');
  await page.emulateMedia({ media: 'print' });
  const { programmes, tests } = content.dates;
  const all = [...Object.entries(programmes), ...tests.list.map((one) => [one.id, one] as const)];
  for (const [id, { body }] of all) {
    const card = page.locator(`article#${id}`);
    const announcer = body && `${body.name} ${words.actions.newTab}`;
    if (announcer)
      await expect(card.getByRole('link', { name: announcer, exact: true })).toBeVisible();
    else await expect(card).toContainText(words.dates.byCollege);
  }
});

test('home, admissions and every criteria page lead to the dates in one tap', async ({ page }) => {
  for (const [from, to] of [
    ['/', '/admissions/dates'],
    ['/admissions', '/admissions/dates'],
    ['/courses/bachelor/gnw/gnw-criteria', '/admissions/dates#gnm'],
    ['/courses/bachelor/bpt/bpt-criteria', '/admissions/dates#bpt'],
    ['/courses/inter-&-vocational/intermediate-requirements', '/admissions/dates#intermediate'],
    ['/courses/academies/about-academy', '/admissions/dates#academy'],
  ] as const) {
    await page.goto(from);
    const link = page.getByRole('main').getByRole('link', { name: 'All dates' });
    await expect(link).toHaveAttribute('href', to);
  }
});
