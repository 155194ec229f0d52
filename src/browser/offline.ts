/**
 * Starts the service worker, and tells it what this page has shown so far, since all of that was
 * fetched without it. Where it cannot be started, the site is the same without it.
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

async function tell(): Promise<void> {
  const { active } = await serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ pages: [location.href, document.referrer], files });
}

/** The one policy that the site allows, and it makes no other address. */
const address =
  trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => workerAddress })
    .createScriptURL('') ?? workerAddress;

// Private windows and old browsers have none.
if (serviceWorker) {
  tell();
  // The worker of a new release starts with nothing.
  serviceWorker.addEventListener('controllerchange', tell);
  // What was still on its way when the worker took over has arrived by the time that one leaves.
  addEventListener('visibilitychange', tell);
  serviceWorker.register(address, { updateViaCache: 'none' }).catch(() => {});
}
