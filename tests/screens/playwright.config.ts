import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';
import { launchOptions } from '../support/browser.ts';
import { screensDay } from './day.ts';

/** A page says what is true on the day of its build, so the build is of the day of the pictures. */
const server = [base.webServer ?? []].flat().map((one) => ({
  ...one,
  command: `npm run --silent build && ${one.command}`,
  env: { ...one.env, SOURCE_DATE_EPOCH: String(screensDay.getTime() / 1000) },
  reuseExistingServer: false,
  timeout: 600_000,
  cwd: process.cwd(),
}));

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
