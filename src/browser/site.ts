/** Runs on every page. Everything here improves a page that already works without it. */
import { startDates } from './dates.ts';
import { startDialogs } from './dialogs.ts';
import { startMenu } from './menu.ts';
import { startScrollTop } from './scroll-top.ts';

startMenu();
startDialogs();
startScrollTop();
startDates();

// Needed on a page or two, so they are not part of what every page loads.
if (document.querySelector('[data-remember]')) {
  import('./remember.ts').then(({ startRemembering }) => startRemembering());
}
if (document.querySelector('[data-mouse-trail]')) {
  import('./mouse-trail.ts').then(({ startMouseTrail }) => startMouseTrail());
}
