import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.ts';

const server = [base.webServer ?? []].flat().map((one) => ({ ...one, cwd: process.cwd() }));

/** Outside `npm test`: another system draws letters otherwise. Update with `-- -u`. */
export default defineConfig({
  ...base,
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: [],
  webServer: server,
  snapshotPathTemplate: '{testDir}/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.002, animations: 'disabled' } },
});
