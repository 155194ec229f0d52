/** Runs on every page. Everything here improves a page that already works without it. */
import { startDates } from './dates.ts';
import { startLanguages } from './languages.ts';
import { startLazyScripts } from './lazy-scripts.ts';
import { startMenu } from './menu.ts';
import { startScrollTop } from './scroll-top.ts';

startMenu();
startLanguages();
startScrollTop();
startDates();
startLazyScripts();
