/** Leaves a test to `npm run test:all`, which runs each night; `npm test` does without it. */
export const nightly = { tag: '@nightly' };
