import puppeteer from 'puppeteer-core';
import { findProgram } from '#tests/support/programs.ts';
import type { Engine } from './engine.ts';

/** Firefox over WebDriver BiDi. */
export async function startFirefox(): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findProgram('firefox') ?? '',
    // Its list of earlier entries opens some time after typing, and scrolls back to the field.
    extraPrefsFirefox: { 'browser.formfill.enable': false },
  });
  const page = await browser.newPage();
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });

  return {
    async open(address) {
      await page.goto(address);
    },
    async reload() {
      await page.reload();
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (task, ...args) => page.evaluate(task as never, ...args) as never,
    async drag(from, to) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y);
      await page.mouse.up();
    },
    point: ({ x, y }) => page.mouse.move(x, y),
    async type(text) {
      await page.keyboard.type(text);
      // The caret is scrolled into sight with the next frame, wherever the page is by then.
      await page.evaluate(() => new Promise(requestAnimationFrame));
    },
    press: (key) => page.keyboard.press(key),
    answerAlert: async () => alerts.shift(),
    close: () => browser.close(),
  };
}
