/**
 * Starts the service worker, and tells it what this page shows: it is not asked for files. Where it
 * cannot be started, the site is the same without it.
 */
import { workerAddress } from '#src/worker/switch.ts';

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(): string },
  ): { createScriptURL(text: string): string };
};

const { serviceWorker } = navigator;
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

async function tell(fetched: readonly PerformanceEntry[], ...pictures: string[]): Promise<void> {
  const { active } = await serviceWorker.ready;
  const files = [...new Set([...fetched.map(({ name }) => name), ...pictures])];
  active?.postMessage({ pages: [location.href, document.referrer], files });
}

function tellAll(): void {
  // Firefox lists no pictures that it still has from an earlier page.
  const pictures = [...document.images].filter(({ complete }) => complete);
  tell(performance.getEntriesByType('resource'), ...pictures.map(({ currentSrc }) => currentSrc));
}

/** The only Trusted Types policy of the site; it accepts only the worker's URL. */
const address =
  trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => workerAddress })
    .createScriptURL('') ?? workerAddress;

// Private windows and old browsers have none.
if (serviceWorker) {
  tellAll();
  // As they come, so that nothing is left to tell while the next page is on its way.
  new PerformanceObserver((list) => tell(list.getEntries())).observe({ type: 'resource' });
  // The worker of a new release starts with nothing.
  serviceWorker.addEventListener('controllerchange', tellAll);
  serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {});
}
