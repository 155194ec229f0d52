import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const server = [base.webServer ?? []].flat().map((one) => ({ ...one, cwd: process.cwd() }));

/** Outside `npm test`: another system draws letters otherwise. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  webServer: server,
  globalTeardown: './shrink.ts',
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.0005, animations: 'disabled' } },
});
