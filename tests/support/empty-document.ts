import { beforeEach, vi } from 'vitest';
import { forgetChanges } from '../../src/lib/page-address.ts';

// The test files of a worker share its document, its clock and its globals. A file that fails in the
// middle leaves them changed, and the next one must not find that.
vi.useRealTimers();
vi.unstubAllGlobals();
if (typeof document !== 'undefined') {
  const { documentElement, head, body } = document;
  for (const { name } of [...documentElement.attributes]) documentElement.removeAttribute(name);
  head.replaceChildren();
  body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
}

// They share its modules too.
beforeEach(forgetChanges);
