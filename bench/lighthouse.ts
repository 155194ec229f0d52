import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { needChromium } from '#tests/tools/programs.ts';

/** One audit with Lighthouse's own phone and slow 4G. Score up to 100, times in milliseconds. */
export type Audit = { score: number; fcp: number; lcp: number; si: number; tbt: number };

const audits: Readonly<Record<Exclude<keyof Audit, 'score'>, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  si: 'speed-index',
  tbt: 'total-blocking-time',
};

/** Lighthouse now and then loses the start of its own recording; another try is no better result. */
const tries = 3;

/**
 * Audits the performance of each page once, in a browser of its own.
 *
 * @throws Error if Lighthouse cannot load a page
 */
export async function auditPages(addresses: readonly string[]): Promise<Audit[]> {
  const results: Audit[] = [];
  for (const address of addresses) results.push(await audit(address));
  return results;
}

async function audit(address: string, left = tries): Promise<Audit> {
  const port = 9333;
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
  const { categories, audits: found, runtimeError } = result?.lhr ?? {};
  const score = categories?.['performance']?.score;
  if (typeof score !== 'number') {
    if (left > 1) return audit(address, left - 1);
    throw new Error(`Lighthouse cannot audit ${address}: ${runtimeError?.message}`);
  }
  const value = (name: keyof typeof audits) => found?.[audits[name]]?.numericValue ?? Number.NaN;
  return {
    score: 100 * score,
    fcp: value('fcp'),
    lcp: value('lcp'),
    si: value('si'),
    tbt: value('tbt'),
  };
}
