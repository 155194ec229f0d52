import type { Browser } from '@playwright/test';
import { langs } from '#src/languages.ts';
import { pathIn } from '#src/routes.ts';
import { openPhone } from './phone.ts';
import { kilobytes, milliseconds, type Row } from './report.ts';
import { slowLine } from './slow-line.ts';

/** The pages whose first view is compared; the same addresses with scripts and without. */
export const viewed = langs.flatMap((lang) =>
  [
    '/',
    '/courses',
    '/courses/bachelor/bpt/bpt-curriculum',
    '/courses/what-can-i-study',
    '/admissions',
    '/contact',
  ].map((address) => pathIn(lang, address)),
);

export const viewReadings: readonly Row[] = [
  { title: 'LCP', show: milliseconds },
  { title: 'FCP', show: milliseconds },
  { title: 'bytes', show: kilobytes },
  { title: 'blocking', show: milliseconds },
];

/** So long after it has loaded does a page come to rest, in milliseconds. */
const rest = 1000;

/**
 * Loads a page once on a slow phone and slow 4G, with an empty cache.
 *
 * @returns a value for each of `viewReadings`
 */
export async function view(browser: Browser, port: number, address: string): Promise<number[]> {
  const line = await slowLine(port);
  const page = await openPhone(browser);
  await page.goto(line.origin + address, { waitUntil: 'load' });
  await page.waitForTimeout(rest);
  const [largest, first, blocking] = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntryList>((resolve) => {
        const observer = new PerformanceObserver((list) => resolve(list.getEntries()));
        observer.observe({ type, buffered: true });
        // Nothing is told where there is nothing.
        setTimeout(() => resolve([]), 500);
      });
    const start = async (type: string) => (await entries(type)).at(-1)?.startTime ?? Number.NaN;
    const blocked = (await entries('longtask')).map(({ duration }) => duration - 50);
    return [
      await start('largest-contentful-paint'),
      await start('paint'),
      blocked.reduce((sum, time) => sum + time, 0),
    ] as const;
  });
  await page.context().close();
  line.close();
  return [largest, first, line.bytes, blocking];
}
