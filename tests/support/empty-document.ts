import { beforeAll } from 'vitest';

// Files of one worker share its document, so that each begins with an empty one.
beforeAll(() => {
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});
