import { type Result, startFlow } from 'lighthouse';
import puppeteer, { type Page } from 'puppeteer-core';
import { needChromium } from '#tests/tools/programs.ts';
import { kilobytes, milliseconds, type Row } from './report.ts';

type Reading = Row & { read: (result: Result) => number | undefined };

/** The readings of a page by Lighthouse, on its own phone and slow 4G. */
export const readings: readonly Reading[] = [
  { title: 'score', show: String, read: ({ categories }) => scoreOf(categories) },
  { title: 'bytes', show: kilobytes, read: sent('total', 'transferSize') },
  { title: 'HTML', show: kilobytes, read: sent('document', 'transferSize') },
  { title: 'CSS', show: kilobytes, read: sent('stylesheet', 'transferSize') },
  { title: 'JavaScript', show: kilobytes, read: sent('script', 'transferSize') },
  { title: 'fonts', show: kilobytes, read: sent('font', 'transferSize') },
  { title: 'pictures', show: kilobytes, read: sent('image', 'transferSize') },
  { title: 'requests', show: String, read: sent('total', 'requestCount') },
  { title: 'FCP', show: milliseconds, read: value('first-contentful-paint') },
  { title: 'LCP', show: milliseconds, read: value('largest-contentful-paint') },
  { title: 'speed index', show: milliseconds, read: value('speed-index') },
  { title: 'CLS', show: (shift) => shift.toFixed(3), read: value('cumulative-layout-shift') },
  { title: 'total blocking time', show: milliseconds, read: value('total-blocking-time') },
  { title: 'script time', show: milliseconds, read: value('bootup-time') },
];

/** How long the slowest of the menu, another tab and a dialog takes. */
export const slowestTap: Reading = {
  title: 'slowest of menu, tab, dialog',
  show: milliseconds,
  read: value('interaction-to-next-paint'),
};

/** Lighthouse now and then loses the start of its own recording; another try is no better result. */
const tries = 3;

/**
 * Audits a page once, in a browser of its own.
 *
 * @param isUsed whether menu, tab and dialog are tapped afterwards
 * @returns one value for each reading, and for the slowest tap
 * @throws Error if Lighthouse cannot load the page
 */
export async function audit(
  address: string,
  isUsed: boolean,
  left = tries,
): Promise<(number | undefined)[]> {
  const browser = await puppeteer.launch({
    executablePath: needChromium(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const page = await browser.newPage();
  const flow = await startFlow(page, { flags: { logLevel: 'silent' } });
  await flow.navigate(address, { onlyCategories: ['performance'] });
  if (isUsed) {
    await flow.startTimespan();
    await operate(page);
    await flow.endTimespan();
  }
  const [load, use] = (await flow.createFlowResult()).steps.map(({ lhr }) => lhr);
  await browser.close();
  if (load && scoreOf(load.categories) !== undefined) {
    return [...readings.map(({ read }) => read(load)), use && slowestTap.read(use)];
  }
  if (left > 1) return audit(address, isUsed, left - 1);
  throw new Error(`Lighthouse cannot audit ${address}: ${load?.runtimeError?.message}`);
}

function scoreOf(categories: Result['categories']): number | undefined {
  const score = categories['performance']?.score;
  return typeof score === 'number' ? Math.round(100 * score) : undefined;
}

function value(name: string): Reading['read'] {
  return ({ audits }) => audits[name]?.numericValue;
}

type Summary = { items?: Record<string, unknown>[] };

function sent(kind: string, what: 'transferSize' | 'requestCount'): Reading['read'] {
  return ({ audits }) => {
    const { items = [] } = (audits['resource-summary']?.details ?? {}) as Summary;
    return Number(items.find(({ resourceType }) => resourceType === kind)?.[what] ?? 0);
  };
}

async function operate(page: Page): Promise<void> {
  const tap = (selector: string) => page.locator(selector).click();
  await tap('button[popovertarget="menu"]');
  await page.keyboard.press('Escape');
  await tap('[role="tab"]:nth-of-type(2)');
  await tap('main button[commandfor][aria-haspopup="dialog"]');
  await page.waitForSelector('dialog[open]');
}
