import { beforeAll, beforeEach } from 'vitest';
import { forgetChanges } from '../../src/lib/page-address.ts';

// The test files of a worker share its document: a page left by one would be found by the next.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

// They share its modules too.
beforeEach(forgetChanges);
