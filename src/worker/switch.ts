/**
 * The one switch. With `false`, the next deploy takes the worker and all that it kept out of every
 * browser that comes back, and no page starts another.
 */
export const readsWithoutSignal: boolean = true;

/** Where the worker is served. Its address must never change: browsers ask for news only there. */
export const workerAddress = '/worker.js';
