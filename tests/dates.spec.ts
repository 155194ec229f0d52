import ICAL from 'ical.js';
import { calendarEvents, pastInWords } from '#src/content/views/admission-dates.ts';
import { langs } from '../src/languages.ts';
import { addDays } from '../src/lib/add-days.ts';
import { chatLink } from '../src/lib/contact-links.ts';
import { indianDay } from '../src/lib/indian-day.ts';
import { pathIn } from '../src/routes.ts';
import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, test } from './support/test.ts';

const { words } = edition;

for (const lang of langs) {
  test(
    `every calendar file that the ${lang} dates link to is one`,
    lang === 'te' ? {} : nightly,
    async ({ page, request }) => {
      await page.goto(pathIn(lang, '/admissions/dates'));
      const links = page.getByRole('main').locator('a[href$=".ics"]');
      const files = await links.evaluateAll((list) =>
        list.map((link) => link.getAttribute('href')),
      );
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
    },
  );
}

test('a press on a weft opens its days, its sources and its reminder', async ({ page }) => {
  await page.goto('/admissions/dates');
  const main = page.getByRole('main');
  const today = indianDay(new Date());
  const chat = main.getByRole('link', { name: words.dates.ask });
  await expect(chat).toHaveAttribute('href', chatLink(content.site.phone, words.dates.greeting));
  const nursing = page.locator('#bsc-nursing');
  const [last] = content.dates.programmes['bsc-nursing'].past;
  if (!last) throw new Error('B.Sc Nursing has no past dates.');
  const told = nursing.getByText(pastInWords(edition, last));
  const source = nursing.getByRole('link', { name: /^Source: .*new tab/ }).first();
  await expect(told).toBeHidden();
  await expect(source).toBeHidden();
  const pressWeft = async () => {
    const box = await nursing.getByRole('row').first().boundingBox();
    if (!box) throw new Error('The weft is not shown.');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  };
  await nursing.scrollIntoViewIfNeeded();
  await pressWeft();
  await expect(told).toBeVisible();
  await expect(source).toBeVisible();
  const [event] = calendarEvents(edition, today).filter(({ of }) => of === 'bsc-nursing');
  const links = nursing.getByRole('link', { name: event?.title ?? 'no event' });
  await expect(links).toHaveCount(2);
  const google = new URL((await links.nth(1).getAttribute('href')) ?? '');
  const day = event?.day.replaceAll('-', '') ?? '';
  expect(google.searchParams.get('dates')).toMatch(new RegExp(`^${day}/\\d{8}$`));
  // The links of an open fold are links, not the weft; a second press shuts it.
  await pressWeft();
  await expect(told).toBeHidden();
});

test('the cloth is a table that is read row by row, and opens by keyboard', async ({ page }) => {
  await page.goto('/admissions/dates');
  const table = page.getByRole('table', { name: words.dates.woven.caption });
  await expect(table.getByRole('columnheader')).toHaveCount(12);
  const name = content.programmes.gnm.name;
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
  await expect(row.getByRole('cell').filter({ hasText: /\d{4}/ })).not.toHaveCount(0);
  await page.locator('#gnm summary').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#gnm details')).toHaveAttribute('open');
});

test('the gold thread stands at the day of the visit', async ({ page }) => {
  const placeOf = async (day: string) => {
    await page.clock.setFixedTime(new Date(`${day}T12:00:00+05:30`));
    await page.goto('/admissions/dates');
    const thread = page.locator('svg[data-today-from] rect');
    return { x: Number.parseFloat((await thread.getAttribute('x')) ?? ''), thread };
  };
  const today = indianDay(new Date());
  const built = await placeOf(today);
  const later = await placeOf(addDays(today, 31));
  expect(later.x - built.x).toBeGreaterThan(7);
  expect(later.x - built.x).toBeLessThan(9);
  // After a year the cloth is over, and so is its thread.
  await expect((await placeOf(addDays(today, 400))).thread).toBeHidden();
});

test('on paper every course and test shows who announces its dates', async ({ page }) => {
  await page.goto('/admissions/dates');
  await page.emulateMedia({ media: 'print' });
  const { programmes, tests } = content.dates;
  const all = [...Object.entries(programmes), ...tests.list.map((one) => [one.id, one] as const)];
  for (const [id, { body }] of all) {
    const card = page.locator(`tbody#${id}`);
    const announcer = body && `${body.name} ${words.actions.newTab}`;
    if (announcer)
      await expect(card.getByRole('link', { name: announcer, exact: true })).toBeVisible();
    else await expect(card).toContainText(words.dates.byCollege);
  }
});

for (const lang of langs) {
  test(
    `on paper the dates are one sheet for a notice board (${lang})`,
    lang === 'te' ? {} : nightly,
    async ({ page }) => {
      await page.goto(pathIn(lang, '/admissions/dates'));
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      const sheets = pdf.match(/\/Type \/Page\b/g);
      const remedy = `Shorten content/dates.yaml or its print styles: sheets of A4 in ${lang}`;
      expect(sheets, remedy).toHaveLength(1);
    },
  );
}

test(
  'home, admissions and every criteria page lead to the dates in one tap',
  nightly,
  async ({ page }) => {
    for (const [from, to] of [
      ['/', '/admissions/dates'],
      ['/courses/bachelor/gnw/gnw-criteria', '/admissions/dates#gnm'],
      ['/courses/bachelor/bpt/bpt-criteria', '/admissions/dates#bpt'],
      ['/courses/inter-&-vocational/intermediate-requirements', '/admissions/dates#intermediate'],
      ['/courses/academies/about-academy', '/admissions/dates#academy'],
    ] as const) {
      await page.goto(from);
      const link = page.getByRole('main').getByRole('link', { name: words.dates.all });
      await expect(link).toHaveAttribute('href', to);
    }
  },
);

test(
  'the head of the admissions has the line of the course that is chosen',
  nightly,
  async ({ page }) => {
    await page.goto('/admissions');
    const tabs = page.getByRole('tablist', { name: words.dates.woven.heading });
    await tabs.getByRole('tab', { name: content.programmes.bpt.name, exact: true }).click();
    const link = page.locator('main a:visible', { hasText: words.dates.all });
    await expect(link).toHaveCount(1);
    await expect(link).toHaveAttribute('href', '/admissions/dates#bpt');
  },
);
