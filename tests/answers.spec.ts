import { defaultLang } from '../src/languages.ts';
import { pathIn } from '../src/routes.ts';
import { editions } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

/** Thursday noon in Guntur, long after any build; the 26th of January after it is closed by law. */
const thursday = '2083-01-21T06:30:00Z';

const fragment = (page: Page) => new URLSearchParams(new URL(page.url()).hash.slice(1));
const pick = (page: Page, name: string, value: string) =>
  page.locator(`input[name="${name}"][value="${value}"]`).check();
const chatText = async (page: Page, part: string) => {
  const link = page.locator(`${part} a[href^="https://wa.me/"]`).first();
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
};

for (const edition of editions) {
  const { lang, content, words } = edition;
  const { help, schemes } = content.costs.scholarships;

  // Each form in one language on each change, in the other each night.
  const [forHelp, forVisit] = lang === defaultLang ? [{}, nightly] : [nightly, {}];

  test(
    `a family sees which help fits, and sends its answers (${lang})`,
    forHelp,
    async ({ page }) => {
      await openPage(page, pathIn(lang, '/admissions/costs'));
      const part = page.locator('#scholarships');
      const status = part.getByRole('status').first();
      await expect(status).toHaveText(help.result.start);
      await pick(page, 'category', 'BC');
      await pick(page, 'category', 'none');
      expect(fragment(page).getAll('category')).toEqual(['none']);
      await pick(page, 'category', 'BC');
      expect(fragment(page).getAll('category')).toEqual(['BC']);
      await pick(page, 'level', 'degree');
      await pick(page, 'local', 'yes');
      await part.locator('input[name="income"]').first().check();
      await expect(status).not.toHaveText(help.result.start);
      // The household may have land, a car or a house: until it tells, no scheme is said to fit.
      await expect(part.locator('[data-verdict="fits"] h4')).toHaveCount(0);
      await pick(page, 'household', 'tax');
      await expect(part.locator('[data-verdict="does-not-fit"] h4')).toHaveCount(3);
      await pick(page, 'household', 'none');
      expect(fragment(page).getAll('household')).toEqual(['none']);
      const fit = schemes.filter(
        ({ conditions: { levels, categories, competitive } }) =>
          levels.includes('degree') && !competitive && (categories?.includes('BC') ?? true),
      );
      await expect(part.locator('[data-verdict="fits"] h4')).toHaveText(
        fit.map(({ name }) => name),
      );
      for (const { name } of fit) await expect(status).toContainText(name);
      for (const { name, gives } of fit) {
        await expect(part.getByRole('article').filter({ hasText: name }).first()).toContainText(
          gives,
        );
      }
      await expect(part).toContainText(help.result.promise);
      const text = await chatText(page, '#scholarships');
      expect(text).toContain(help.level.choices.degree);
      for (const { name } of fit) expect(text).toContain(name);
      await page.reload();
      await islandsReady(page);
      await expect(part.locator('[data-verdict="fits"] h4')).toHaveCount(fit.length);
      await part.getByRole('button', { name: help.clear }).click();
      expect(fragment(page).toString()).toBe('');
      await expect(status).toHaveText(help.result.start);
    },
  );

  test(`a family plans a visit (${lang})`, forVisit, async ({ page }) => {
    const { plan } = content.contact;
    await page.clock.setFixedTime(thursday);
    await openPage(page, pathIn(lang, '/contact?course=bpt#plan'));
    const part = page.locator('#plan');
    const days = part.locator('input[name="day"]');
    await expect(days).toHaveCount(12);
    await expect(part.locator('select[name="course"]')).toHaveValue('bpt');
    const offered = await days.evaluateAll((all) =>
      all.map((one) => (one as HTMLInputElement).value),
    );
    expect(offered).toContain('2083-01-25');
    expect(offered).not.toContain('2083-01-26');
    for (const day of offered) {
      const weekday = new Date(day).getUTCDay();
      expect(content.site.hours.some((line) => line.days.includes(weekday))).toBe(true);
    }
    await days.nth(1).check();
    await part.locator('input[name="time"]').first().check();
    await part.locator('select[name="people"]').selectOption('3');
    const said = await part.getByRole('status').first().textContent();
    expect(await chatText(page, '#plan')).toBe(said);
    expect(said).toContain(content.programmes.bpt.name);
    await expect(part).toContainText(plan.promise);
    const file = decodeURIComponent(
      (await part.locator('a[download]').getAttribute('href')) ?? '',
    ).replaceAll('\r\n ', '');
    expect(file).toContain(`DTSTART:${offered[1]?.replaceAll('-', '')}T`);
    expect(file).toMatch(/TRIGGER:-PT\d+M/);
    expect(file).toContain(`URL:${content.site.mapUrl}`);
    // The tab stays open overnight.
    await page.clock.setFixedTime(`${offered[1]}T16:00:00Z`);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(part.getByRole('status').first()).toHaveText(plan.gone);
    await expect(days).toHaveCount(12);
    await expect(part.locator(`input[name="day"][value="${offered[1]}"]`)).toHaveCount(0);
  });

  test(`both answers are there without script (${lang})`, forHelp, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(pathIn(lang, '/admissions/costs'));
    await page.getByRole('heading', { name: content.costs.scholarships.help.list.heading }).click();
    for (const { name, gives } of schemes) {
      const scheme = page.getByRole('listitem').filter({ hasText: gives });
      await expect(scheme.getByRole('heading', { name })).toBeVisible();
      await expect(scheme.getByRole('definition').first()).toBeVisible();
    }
    await expect(page.locator('#scholarships form')).toBeHidden();
    await page.goto(pathIn(lang, '/contact'));
    const part = page.locator('#plan');
    await expect(part).toContainText(content.contact.plan.withoutScript);
    await expect(part.getByRole('link', { name: words.actions.chat })).toBeVisible();
    await expect(part.locator('form')).toBeHidden();
    await context.close();
  });
}

test('the answers and the sheet of costs share the address', nightly, async ({ page }) => {
  await openPage(page, '/admissions/costs#tuition=10000&level=degree');
  await pick(page, 'local', 'yes');
  await page.locator('input[name="hostel"]').fill('5000');
  await expect.poll(() => fragment(page).toString()).toContain('hostel=5000');
  const given = Object.fromEntries(fragment(page));
  expect(given).toEqual({ tuition: '10000', hostel: '5000', level: 'degree', local: 'yes' });
});

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the days are those of India', async ({ page }) => {
    // Friday evening there is Saturday morning in Guntur; the year is later than any build.
    await page.clock.setFixedTime('2082-11-28T01:00:00Z');
    await openPage(page, '/contact#plan');
    await page.locator('#plan').scrollIntoViewIfNeeded();
    await expect(page.locator('#plan input[name="day"]').first()).toHaveValue('2082-11-28');
  });
});

test('home, admissions and each course lead to the visit', nightly, async ({ page }) => {
  for (const path of ['/', '/admissions', '/courses/bachelor/bpt/about-bpt']) {
    await page.goto(path);
    await expect(page.locator('main a[href*="/contact"][href$="#plan"]').first()).toBeAttached();
  }
});
