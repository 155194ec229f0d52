/** Served instead of a worker that is switched off: unregisters it and deletes its caches. */
export {};

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(clearUp()));

async function clearUp(): Promise<void> {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}
