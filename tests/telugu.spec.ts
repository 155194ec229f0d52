import { offered } from './support/content.ts';
import {
  alertsOf,
  applicant,
  catchHandOver,
  fillContact,
  fillEnquiry,
  handedOver,
  visitor,
} from './support/forms.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

/**
 * Words in small Latin letters that somebody sees or hears: names and abbreviations have capitals,
 * addresses have a dot or an at sign.
 */
async function englishWords(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll('[aria-label], [alt], [title], [placeholder]')];
    return [
      document.title,
      document.body.innerText,
      ...spoken.flatMap((element) =>
        ['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ),
    ].join('\n');
  });
  return texts.match(/(?<![\w@./:-])[a-z]{2,}(?![\w@/:-]|\.\w)/g) ?? [];
}

const textOf = (href: string | null) => new URL(href ?? '').searchParams.get('text') ?? '';

test('these checks find English', async ({ page }) => {
  await page.goto('/about-us');
  expect((await englishWords(page)).length).toBeGreaterThan(100);
});

test('from the Telugu home to a WhatsApp enquiry no English sentence is met', async ({ page }) => {
  const alerts = alertsOf(page);
  await page.goto('/te');
  expect(await englishWords(page)).toEqual([]);
  await page.getByRole('banner').getByRole('link', { name: 'కోర్సులు' }).first().click();
  await expect(page).toHaveURL('/te/courses');
  expect(await englishWords(page)).toEqual([]);
  await page.goto('/te/courses/bachelor/bsc-nursing/about-nursing');
  expect(await englishWords(page)).toEqual([]);
  await page.locator('main a[href*="#enquiry"]').first().click();
  await islandsReady(page);
  const form = page.locator('#enquiry form');
  await expect(form.locator('[name="program"]')).toHaveValue('B.Sc. Nursing');
  await form.locator('[type="submit"]').click();
  await expect.poll(() => alerts).toEqual(['తప్పనిసరి వివరాలన్నీ నింపండి.']);
  await expect(form.locator('[aria-invalid="true"]')).toHaveCount(3);
  expect(await englishWords(page)).toEqual([]);
  const { program: _, ...answers } = applicant;
  await fillEnquiry(page, { ...answers, email: 'ravi@gmail', phone: '12' });
  await form.locator('[type="submit"]').click();
  await expect(page.locator('#enquiry')).toContainText('ఇంకొక్క అడుగే: WhatsAppలో');
  expect(await englishWords(page)).toEqual([]);
  const chat = page.locator('#enquiry').getByRole('link', { name: 'WhatsAppలో పంపండి' });
  const text = textOf(await chat.getAttribute('href'));
  expect(text).toContain('పేరు: Ravi Kumar');
  expect(text).toContain('కోర్సు: B.Sc నర్సింగ్ (B.Sc. Nursing)');
});

test('the contact form speaks Telugu in its errors and its message', async ({ page }) => {
  await openPage(page, '/te/contact');
  await catchHandOver(page);
  const form = page.locator('#write form');
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toHaveText('మీ పూర్తి పేరు రాయండి');
  await fillContact(page, { ...visitor, email: 'lakshmi' });
  await form.locator('[type="submit"]').click();
  await expect(form.getByRole('alert')).toHaveText('ఈమెయిల్ సరిగా లేదు, సరిచూడండి');
  expect(await englishWords(page)).toEqual([]);
  await fillContact(page);
  await form.locator('[type="submit"]').click();
  await expect.poll(() => handedOver(page)).toHaveLength(2);
  const [mail = '', chat = ''] = await handedOver(page);
  expect(new URL(mail).searchParams.get('subject')).toBe('వివరాల కోసం: కోర్సు వివరాలు');
  expect(textOf(chat)).toContain('పేరు: Lakshmi Devi');
  expect(await englishWords(page)).toEqual([]);
});

test(
  'a form of the home page tells the office which kind of course is meant',
  nightly,
  async ({ page }) => {
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/te');
    await page.locator('[commandfor="admission-form"]').first().click();
    const popup = page.locator('#admission-form');
    await islandsReady(page);
    await popup.locator('[name="fullName"]').fill('Ravi Kumar');
    await popup.locator('[name="email"]').fill('ravi@example.in');
    await popup.locator('[name="program"]').selectOption('vocational');
    await popup.locator('[type="submit"]').click();
    const chat = popup.getByRole('link', { name: 'WhatsAppలో పంపండి' });
    expect(textOf(await chat.getAttribute('href'))).toContain('కోర్సు: వొకేషనల్ (Vocational)');
    expect(await englishWords(page)).toEqual([]);
  },
);

test(
  'courses that no form lists carry their English name to the office',
  nightly,
  async ({ page }) => {
    await page.goto('/te/courses/master');
    await page.locator('a[href^="/te/admissions?notes="]').click();
    await islandsReady(page);
    await expect(page.locator('[name="notes"]')).toHaveValue(/పీజీ కోర్సు \(a master course\)/);
    await openPage(page, '/te/courses/what-can-i-study#passed=gnm&born=2004');
    const chats = page.locator('#result article a[href^="https://wa.me/"]');
    const texts = await chats.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('text') ?? ''),
    );
    expect(texts).toHaveLength(offered.length);
    expect(texts.join('\n')).toContain('B.Sc నర్సింగ్ (B.Sc Nursing) ');
    expect(texts.join('\n')).toContain('M.Sc నర్సింగ్ (M.Sc in Nursing) ');
    expect(texts.join('\n')).not.toContain('BPT (BPT)');
    expect(await englishWords(page)).toEqual([]);
  },
);

test('Telugu courses are found by words of either language', nightly, async ({ page }) => {
  await openPage(page, '/te/courses');
  for (const [search, name] of [
    ['physiotherapy', 'ఫిజియోథెరపీ'],
    ['ఫిజియోథెరపీ', 'ఫిజియోథెరపీ'],
    ['midwifery', 'GNM'],
    ['bipc', 'BiPC'],
    ['neet', 'NEET'],
  ] as const) {
    await page.getByRole('searchbox').fill(search);
    await page.getByRole('searchbox').press('Enter');
    await expect(page.locator('main li:visible article')).toHaveCount(1);
    await expect(page.locator('main li:visible article')).toContainText(name);
  }
});

test('what greets in Telugu on English pages is not said again on Telugu ones', async ({
  page,
}) => {
  await page.goto('/admissions');
  await expect(page.locator('main [lang="te"]').first()).toBeVisible();
  await page.goto('/te/admissions');
  for (const line of await page.locator('body [lang="te"]').all()) await expect(line).toBeHidden();
});
