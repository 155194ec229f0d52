import type { Browser, Page } from '@playwright/test';

/** How many times slower than here the processor of a mid-range phone of 2026 is. */
const slowdown = 4;

/**
 * Opens an empty page on a mid-range phone of 2026 that has never been here. Whoever opens it closes
 * its context.
 */
export async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
}
