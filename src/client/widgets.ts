/** Runs on pages with parts that turn, count, are tabs or open dialogs: no need for React. */

import { startCarousels } from './carousel.ts';
import { startCountUp } from './count-up.ts';
import { startDialogs } from './dialogs.ts';
import { startAll } from './start-all.ts';
import { startTabs } from './tabs.ts';

startAll(startTabs, startDialogs, startCarousels, startCountUp);

// Older addresses name what is now on the page behind this link, or hold the amounts of its sheet.
const costs = document.querySelector<HTMLAnchorElement>('a#scholarships');
if (costs && /=|#scholarships$/.test(location.hash))
  location.replace(costs.pathname + location.hash);
