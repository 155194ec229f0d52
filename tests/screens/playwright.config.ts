import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { launchOptions } from '../support/browser.ts';

const server = [base.webServer ?? []].flat().map((one) => ({ ...one, cwd: process.cwd() }));

/** Outside `npm test`: another system draws letters otherwise. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  webServer: server,
  // The shell smooths the edges of letters in another way.
  use: { ...base.use, launchOptions: launchOptions('chromium') },
  globalTeardown: './shrink.ts',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled' } },
});
