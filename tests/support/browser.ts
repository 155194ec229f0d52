import { type Browser, chromium, type LaunchOptions } from '@playwright/test';
import { findProgram } from '#tests/support/programs.ts';

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

/** How tests start Chromium: without windows where that can be had, else as it is. */
export function launchOptions(program: 'shell' | 'chromium' = 'shell') {
  return {
    executablePath: findProgram(program) ?? findProgram('chromium') ?? '',
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      // The shell would else widen letters to whole pixels, as no phone does.
      '--font-render-hinting=none',
      `--disable-features=${disabledFeatures.join()}`,
    ],
  } satisfies LaunchOptions;
}

/** A browser that keeps pages for the way back, which Playwright switches off and the shell lacks. */
export function launchWithCache(): Promise<Browser> {
  const ignoreDefaultArgs = ['--disable-back-forward-cache'];
  return chromium.launch({ ...launchOptions('chromium'), ignoreDefaultArgs });
}

/**
 * Keeps from a page that the mouse is in its corner, as the shell tells each one: nobody has given
 * a sign yet. Runs in the page.
 */
export function ignoreCorner(): void {
  const ignore = (event: PointerEvent) => {
    if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
  };
  addEventListener('pointermove', ignore, true);
}
