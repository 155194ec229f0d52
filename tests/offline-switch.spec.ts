import { expect } from '@playwright/test';
import { workerScript } from '../build/files/worker.ts';
import { nightly } from './support/nightly.ts';
import { test } from './support/own-site.ts';

test(
  'switched off, the worker leaves every browser with all that it kept',
  nightly,
  async ({ page, site }) => {
    const built = { release: 'switched', stylesAhead: [] };
    site.instead.set('/worker.js', await workerScript(built, true));
    await page.goto('/contact');
    // No page does this any more while the switch is off.
    await page.evaluate(async () => {
      const types = Reflect.get(window, 'trustedTypes');
      const policy = types.createPolicy('worker', { createScriptURL: (path: string) => path });
      await navigator.serviceWorker.register(policy.createScriptURL('/worker.js'));
      await navigator.serviceWorker.ready;
    });
    const kept = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    expect(await kept()).toEqual(['site-switched', `${site.address}/`]);
    site.instead.set('/worker.js', await workerScript(built, false));
    await page.goto('/about-us');
    await expect.poll(kept).toEqual([]);
  },
);
