/** Runs on pages with parts that turn, count, keep a tick or are tabs: no need for React. */
import { startCountUp } from './count-up.ts';
import { startRemembering } from './remember.ts';
import { startRotation } from './rotation.ts';
import { startTabs } from './tabs.ts';

startTabs();
startRotation();
startCountUp();
startRemembering();
