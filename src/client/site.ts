/** Runs on every page. Everything here improves a page that already works without it. */
import { startBorders } from './borders.ts';
import { startDates } from './dates.ts';
import { startFolds } from './folds.ts';
import { startLanguages } from './languages.ts';
import { startLazyScripts } from './lazy-scripts.ts';
import { startMenu } from './menu.ts';
import { startScrollTop } from './scroll-top.ts';
import { startAll } from './start-all.ts';
import { startStillness } from './stillness.ts';

// For style sheets in browsers that do not know `@media (scripting)`, see build/lower-styles.ts.
if (!matchMedia('(scripting: enabled)').matches) document.documentElement.dataset['scripted'] = '';
startAll(
  startMenu,
  startFolds,
  startStillness,
  startLanguages,
  startScrollTop,
  startDates,
  startLazyScripts,
  startBorders,
);
