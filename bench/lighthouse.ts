import { type Result, startFlow } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { needChromium } from '#tests/support/programs.ts';
import { milliseconds, type Row } from './report.ts';

/** The pages that Lighthouse audits. */
export const audited = ['/', '/te', '/courses', '/courses/what-can-i-study', '/admissions'];

/** All categories of Lighthouse, in the order of its own report. */
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const metrics = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  'speed index': 'speed-index',
  blocking: 'total-blocking-time',
} as const;

/** What Lighthouse says of a page on its own phone and slow 4G. */
export const auditReadings: readonly Row[] = [
  ...categories.map((title) => ({ title, show: String })),
  ...Object.keys(metrics).map((title) => ({ title, show: milliseconds })),
];

/** Lighthouse now and then loses the start of its own recording; another try is no better result. */
const tries = 3;

/**
 * Audits a page once, in a browser of its own.
 *
 * @returns a value for each of `auditReadings`
 * @throws Error if Lighthouse cannot load the page
 */
export async function audit(address: string, left = tries): Promise<(number | undefined)[]> {
  const browser = await puppeteer.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const flow = await startFlow(await browser.newPage(), { flags: { logLevel: 'silent' } });
  await flow.navigate(address);
  const [report] = (await flow.createFlowResult()).steps.map(({ lhr }) => lhr);
  await browser.close();
  if (report && scoreOf(report, 'performance') !== undefined) {
    return [
      ...categories.map((category) => scoreOf(report, category)),
      ...Object.values(metrics).map((metric) => report.audits[metric]?.numericValue),
    ];
  }
  if (left > 1) return audit(address, left - 1);
  throw new Error(`Lighthouse cannot audit ${address}: ${report?.runtimeError?.message}`);
}

function scoreOf({ categories: scores }: Result, category: string): number | undefined {
  const score = scores[category]?.score;
  return typeof score === 'number' ? Math.round(100 * score) : undefined;
}
