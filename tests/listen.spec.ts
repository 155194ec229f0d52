import { edition, editionIn } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { expect, type Page, test } from './support/test.ts';

const { listen } = edition.words;

type Voice = { lang: string; localService: boolean; name: string };

declare global {
  interface Window {
    /** Every sentence given to the stubbed voice, and what stopped it. */
    said: { text: string; lang: string; voice: string | undefined }[];
    /** The voice comes to the end of its sentence. */
    finish(): void;
    findVoices(voices: Voice[]): void;
  }
}

const telugu = { lang: 'te_IN', localService: true, name: 'Telugu' };
const english = { lang: 'en-IN', localService: true, name: 'Indian English' };

/** Puts a voice that says nothing in place of the browser's. */
async function stubSpeech(page: Page, voices: Voice[]): Promise<void> {
  await page.addInitScript((known) => {
    type Utterance = { text: string; lang: string; voice: Voice | null; onend?: () => void };
    let current: Utterance | undefined;
    window.said = [];
    window.finish = () => {
      const done = current;
      current = undefined;
      done?.onend?.();
    };
    const speech = {
      onvoiceschanged: () => {},
      getVoices: () => known,
      speak: (utterance: Utterance) => {
        // An empty utterance only unlocks speech synthesis, so it is not recorded.
        if (!utterance.text) return;
        current = utterance;
        const { text, lang, voice } = utterance;
        window.said.push({ text, lang, voice: voice?.name });
      },
      // Like Firefox and Safari: what is cut off has ended as well.
      cancel: () => window.finish(),
    };
    window.findVoices = (found) => {
      known = found;
      speech.onvoiceschanged();
    };
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
  }, voices);
}

const control = (page: Page) => page.locator('[data-listen]');
const spoken = (page: Page) => page.locator('[data-spoken]');
/** The first sign that somebody reads on; what reads aloud is fetched then. */
async function moveMouse(page: Page): Promise<void> {
  const script = page.waitForResponse(/\/assets\/listen-/);
  await page.mouse.move(5, 300);
  await page.mouse.move(9, 300);
  await (await script).finished();
}
const said = (page: Page) => page.evaluate(() => window.said);
const finish = (page: Page) => page.evaluate(() => window.finish());

test('a Telugu page is read aloud by a Telugu voice, sentence by sentence', async ({ page }) => {
  await stubSpeech(page, [english, { ...telugu, localService: false, name: 'far' }, telugu]);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/te/courses/bachelor/bpt/about-bpt');
  expect(scripts.filter((path) => path.includes('/listen-'))).toEqual([]);
  await moveMouse(page);
  await expect(control(page)).toHaveRole('group');
  await control(page)
    .getByRole('button', { name: editionIn('te').words.listen.play })
    .click();
  await expect.poll(() => said(page)).toHaveLength(1);
  const heading = await page.locator('h1').textContent();
  expect(await said(page)).toEqual([{ text: heading, lang: 'te', voice: 'Telugu' }]);
  await expect(spoken(page)).toHaveText(heading ?? '');
  await finish(page);
  await expect(spoken(page)).not.toHaveText(heading ?? '');
  await expect(spoken(page)).toBeInViewport();
  const [, second] = await said(page);
  expect(await spoken(page).textContent()).toContain(second?.text);
});

test('it pauses, goes on with the same sentence, and stops, by keyboard too', async ({ page }) => {
  await stubSpeech(page, [english]);
  await page.goto('/courses/bachelor/gnw/about-gnw');
  await moveMouse(page);
  const button = (name: string) => control(page).getByRole('button', { name, exact: true });
  await button(listen.play).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => said(page)).toHaveLength(1);
  await finish(page);
  await button(listen.pause).click();
  await expect(spoken(page)).toHaveCount(1);
  await button(listen.resume).click();
  await expect.poll(() => said(page)).toHaveLength(3);
  const [, second, third] = await said(page);
  expect(third).toEqual(second);
  await button(listen.stop).focus();
  await page.keyboard.press('Space');
  await expect(button(listen.play)).toBeFocused();
  await expect(button(listen.stop)).toBeHidden();
  await expect(spoken(page)).toHaveCount(0);
  expect(await said(page)).toHaveLength(3);
});

test('it reads what is seen and in the language of the page, and ends by itself', async ({
  page,
}) => {
  await stubSpeech(page, [english]);
  await page.goto('/examinations');
  await moveMouse(page);
  await control(page).getByRole('button', { name: listen.play }).click();
  await expect.poll(() => said(page)).toHaveLength(1);
  const texts = await page.evaluate(() => {
    for (let before = 0; before < window.said.length; ) {
      before = window.said.length;
      window.finish();
    }
    return window.said.map(({ text }) => text);
  });
  await expect(control(page)).toHaveAttribute('data-listen', 'idle');
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.join()).not.toMatch(/[\u0c00-\u0c7f]/);
  expect(texts).not.toContain('Home');
  // A row of a table is told in one go.
  expect(texts.some((text) => /^General Nursing and Midwifery, .*80% in theory/.test(text))).toBe(
    true,
  );
});

test('a voice that is found late moves nothing', nightly, async ({ page }) => {
  await stubSpeech(page, []);
  await page.goto('/te/admissions');
  await moveMouse(page);
  await expect(control(page)).toBeHidden();
  const before = await page.locator('h1').boundingBox();
  await page.evaluate((voice) => window.findVoices([voice]), telugu);
  await expect(control(page)).toBeVisible();
  expect(await page.locator('h1').boundingBox()).toEqual(before);
});

for (const [what, address, voices] of [
  ['a voice of another language', '/te/contact', [english]],
  ['no voice', '/contact', []],
] as const) {
  test(`with ${what} nothing is offered`, voices.length > 0 ? nightly : {}, async ({ page }) => {
    await stubSpeech(page, [...voices]);
    await page.goto(address);
    await moveMouse(page);
    await expect(control(page)).toBeHidden();
    await expect(page.getByRole('button', { name: /^(Listen|వినండి)$/ })).toHaveCount(0);
  });
}

test('a browser that cannot speak offers nothing and complains of nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'speechSynthesis', { value: undefined });
  });
  await page.goto('/te/about-us');
  await moveMouse(page);
  await expect(control(page)).toBeHidden();
  expect(errors).toEqual([]);
});
