import { expect, expectErrors, type Page, test } from './support/test.ts';

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

test('the policy stops what it must stop', async ({ page }) => {
  expectErrors(page, /requires 'Trusted|Content Security Policy/);
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
