import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '#tests/tools/programs.ts';

/**
 * Chromium loads two lists of suggestions under its address bar with every window: half of what a
 * new page costs, for an address bar that no test has. The flag replaces Playwright's own, so the
 * features that Playwright switches off follow.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

const executablePath = findProgram('chromium');

/** How every test starts the Chromium of this machine. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
    `--disable-features=${disabledFeatures.join()}`,
  ],
} satisfies LaunchOptions;

/** A browser of its own, for a test that needs it started differently. */
export function launchBrowser(args: string[], without: string[] = []): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, ...args],
    ignoreDefaultArgs: without,
  });
}
