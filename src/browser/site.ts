/** Runs on every page. Everything here improves a page that already works without it. */
import { startDates } from './dates.ts';
import { startDialogs } from './dialogs.ts';
import { startLanguages } from './languages.ts';
import { startMenu } from './menu.ts';
import { startScrollTop } from './scroll-top.ts';

startMenu();
startLanguages();
startDialogs();
startScrollTop();
startDates();
