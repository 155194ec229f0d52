/** Leaves a browser test to `npm run test:all`, which runs each night; `npm test` does without it. */
export const nightly = { tag: '@nightly' };

/** Whether a unit test runs in `npm run test:all`, and so tries everything rather than one of a kind. */
export const isNightly = process.env['NIGHTLY'] === '1';
