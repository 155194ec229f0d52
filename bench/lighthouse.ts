import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { needChromium } from '../scripts/find-chromium.ts';

/** One audit with Lighthouse's own phone and slow 4G. Score up to 100, times in milliseconds. */
export type Audit = { score: number; fcp: number; lcp: number; si: number; tbt: number };

const audits: Readonly<Record<Exclude<keyof Audit, 'score'>, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
};

/**
 * Audits the performance of each page once, in a browser of its own.
 *
 * @throws Error if Lighthouse cannot load a page
 */
export async function auditPages(addresses: readonly string[]): Promise<Audit[]> {
  const port = 9333;
  const results: Audit[] = [];
  for (const address of addresses) {
    const browser = await chromium.launch({
      executablePath: needChromium(),
      args: ['--no-sandbox', '--disable-background-networking', `--remote-debugging-port=${port}`],
    });
    const result = await lighthouse(address, {
      port,
      logLevel: 'silent',
      onlyCategories: ['performance'],
    });
    await browser.close();
    const { score } = result?.lhr.categories['performance'] ?? {};
    if (!result || typeof score !== 'number') {
      throw new Error(`Lighthouse cannot audit ${address}: ${result?.lhr.runtimeError?.message}`);
    }
    const value = (name: keyof typeof audits) =>
      result.lhr.audits[audits[name]]?.numericValue ?? Number.NaN;
    results.push({
      score: 100 * score,
      fcp: value('fcp'),
      lcp: value('lcp'),
      si: value('si'),
      tbt: value('tbt'),
    });
  }
  return results;
}
