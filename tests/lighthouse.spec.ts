import { chromium, expect, test } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findChromium } from '../scripts/find-chromium.ts';
import { templates } from './support/templates.ts';

/** Speed is measured by `npm run bench`: machines are noisy, and a test must not be. */
const onlyCategories = ['accessibility', 'best-practices', 'seo'];

/** Nothing is timed, so nothing is waited for; with any other throttling it waits ten seconds a page. */
const flags = {
  onlyCategories,
  logLevel: 'silent',
  throttlingMethod: 'simulate',
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: 0,
  networkQuietThresholdMs: 0,
  cpuQuietThresholdMs: 0,
} as const;

const listed = templates.filter((one) => !isUnlisted(one));

// Lighthouse waits more than it works, so two run side by side, each through half of the pages.
for (const half of [0, 1]) {
  test(`Lighthouse gives 100 for accessibility, practice and search (half ${half + 1})`, async ({
    baseURL,
  }, { workerIndex }) => {
    test.setTimeout(400_000);
    const executablePath = findChromium();
    const port = 4316 + (workerIndex % 10);
    const browser = await chromium.launch({
      ...(executablePath ? { executablePath } : {}),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    const faults: string[] = [];
    for (const address of listed.filter((_, index) => index % 2 === half)) {
      const result = await lighthouse(`${baseURL}${address}`, { port, ...flags }, desktopConfig);
      if (!result) throw new Error(`Lighthouse says nothing of ${address}.`);
      const { categories, audits } = result.lhr;
      expect(Object.keys(categories).sort()).toEqual([...onlyCategories].sort());
      for (const { id, score, auditRefs } of Object.values(categories)) {
        if (score === 1) continue;
        const lost = auditRefs.filter(({ id: audit, weight }) => {
          return weight > 0 && (audits[audit]?.score ?? 1) < 1;
        });
        faults.push(`${address}: ${id} ${score} for ${lost.map((ref) => ref.id).join(', ')}`);
      }
    }
    await browser.close();
    expect(faults).toEqual([]);
  });
}

/** Pages that search engines are told to leave out cannot score on search. */
function isUnlisted(address: string): boolean {
  return address === '/no-such-page' || address === '/under-development';
}
