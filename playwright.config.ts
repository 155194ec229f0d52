import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './tests/support/browser.ts';
import { port } from './tests/support/port.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  // Commands of their own: screenshots, as fonts look a little different on every system, edits and the desk.
  testIgnore: ['screens/**', 'edits/**', 'desk/**'],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  // Nothing is tried twice: a crowded machine may be slow, but it gets the time that it needs.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: launchOptions(),
    // Tests hold back and change what pages ask for, which a worker would ask for in their place.
    serviceWorkers: 'block',
  },
  webServer: [
    {
      command: 'node commands/run.js serve/preview.ts',
      env: { PORT: String(port) },
      url: `http://localhost:${port}/robots.txt`,
      // Only a server that PORT names is used again: one that was left behind may serve an old build.
      reuseExistingServer: Boolean(process.env['PORT']),
    },
  ],
});
