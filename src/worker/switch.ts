/**
 * The one switch. With `false`, the next deploy takes the worker and all that it kept out of every
 * browser that comes back, and no page starts another.
 */
export const readsWithoutSignal: boolean = true;

/** The worker's address. It must never change: browsers look for updates only there. */
export const workerAddress = '/worker.js';
