/** Runs on pages with parts that turn, count or are tabs: no need for React. */
import { startCountUp } from './count-up.ts';
import { startRotation } from './rotation.ts';
import { startTabs } from './tabs.ts';

startTabs();
startRotation();
startCountUp();
