import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from '../support/browser.ts';

/** An officer at the desk of a copy of this project: `npm run test:desk`. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env['CI']),
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // One desk, one officer: the tests follow each other.
  workers: 1,
  reporter: [['list', { printSteps: false }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // What a form no longer shows ends a test in a minute, as an expectation does.
    actionTimeout: 60_000,
    launchOptions: launchOptions(),
  },
});
