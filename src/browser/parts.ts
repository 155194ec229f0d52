/** Runs on pages with parts that turn, count, keep a tick or are tabs: no need for React. */
import { startCountUp } from './count-up.ts';
import { startRotation } from './rotation.ts';
import { startTabs } from './tabs.ts';

startTabs();
startRotation();
startCountUp();
// Few pages have these, so only they fetch them.
if (document.querySelector('[data-remember]')) {
  import('./remember.ts').then(({ startRemembering }) => startRemembering());
}
if (document.querySelector('[data-mouse-trail]')) {
  import('./mouse-trail.ts').then(({ startMouseTrail }) => startMouseTrail());
}
