import { expect, type Page, test } from '@playwright/test';
import { securityHeaders } from '../hosting/headers.ts';
import { addresses, islandsReady } from './support/pages.ts';

/** Everything that the policy stops, and everything that a page throws. */
async function watch(page: Page): Promise<string[]> {
  const found: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => found.push(what));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'reportViolation')(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  page.on('pageerror', (error) => found.push(error.message));
  return found;
}

for (const address of addresses) {
  test(`the policy holds on ${address} while everything on it is used`, async ({
    page,
    baseURL,
  }) => {
    const found = await watch(page);
    const answer = await page.goto(address);
    const headers = answer?.headers() ?? {};
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(headers[name.toLowerCase()]).toBe(value);
    }
    await islandsReady(page);
    page.on('dialog', (dialog) => dialog.accept());
    page.context().on('page', (opened) => opened.close().catch(() => {}));
    await useEverything(page);
    // What is chosen may stand in the query; the page is still the same.
    expect(new URL(page.url()).pathname).toBe(new URL(address, baseURL).pathname);
    expect(found).toEqual([]);
  });
}

/** Fills every field and presses every button, the last of them those that send. */
function useEverything(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
    // Links out would end the page; everything else is meant to stay on it.
    addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
    });
    window.open = () => null;
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      if (!field.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true }))) {
        throw new Error(`Nothing can be pasted into ${field.name}.`);
      }
      if (/checkbox|radio/.test(field.type)) field.click();
      else field.value = field.type === 'email' ? 'a@b.in' : '12';
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const field of document.querySelectorAll('select')) {
      field.selectedIndex = field.options.length - 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
    for (const summary of document.querySelectorAll('summary')) summary.click();
    const buttons = [...document.querySelectorAll('button')];
    const sends = ({ type, form }: HTMLButtonElement) => type === 'submit' && form !== null;
    for (const button of [...buttons.filter((one) => !sends(one)), ...buttons.filter(sends)]) {
      button.click();
      await pause();
    }
    scrollTo(0, document.body.scrollHeight);
    await pause();
  });
}

test('the policy stops what it must stop', async ({ page }) => {
  const found = await watch(page);
  await page.goto('/about-us');
  const outcome = await page.evaluate(async () => {
    const tried: Record<string, string> = {};
    const attempt = async (name: string, action: () => unknown) => {
      tried[name] = await Promise.resolve()
        .then(action)
        .then(() => 'allowed')
        .catch(() => 'stopped');
    };
    await attempt('html as text', () => {
      document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">';
    });
    await attempt('a script of another server', () => {
      document.createElement('script').src = 'https://example.org/a.js';
    });
    await attempt('another server', () => fetch('https://example.org/'));
    return tried;
  });
  expect(outcome).toEqual({
    'html as text': 'stopped',
    'a script of another server': 'stopped',
    'another server': 'stopped',
  });
  await expect.poll(() => found.join('\n')).toMatch(/connect-src/);
});
