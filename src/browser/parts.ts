/** Runs on pages with parts that turn, count, are tabs or open dialogs: no need for React. */
import { startCountUp } from './count-up.ts';
import { startDialogs } from './dialogs.ts';
import { startRotation } from './rotation.ts';
import { startTabs } from './tabs.ts';

startTabs();
startDialogs();
startRotation();
startCountUp();
