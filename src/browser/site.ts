/** Runs on every page. Everything here improves a page that already works without it. */
import { startDates } from './dates.ts';
import { startKeeping } from './keeping.ts';
import { startLanguages } from './languages.ts';
import { startListening } from './listening.ts';
import { startMenu } from './menu.ts';
import { startScrollTop } from './scroll-top.ts';

startMenu();
startLanguages();
startScrollTop();
startDates();
startListening();
startKeeping();
