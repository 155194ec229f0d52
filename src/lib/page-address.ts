/**
 * The page's address, as forms write into it. Browsers refuse changes that come too often: Safari
 * throws after a hundred in thirty seconds. So after a few quick changes the next ones wait, and one
 * that is refused is tried again; whoever asks here is told the newest address, written or not.
 */

/** Changes that are written at once, and milliseconds until one more may be: 94 in thirty seconds. */
const quick = 40;
const pause = 550;
/** Milliseconds after which a refused change is tried again. */
const rest = 5000;

/** The change that waits, and the address at which it was made: a link followed since makes it void. */
let waiting: { address: string; at: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Quick changes that are left, and when they were counted. */
let left = quick;
let countedAt = 0;

export function pageAddress(): URL {
  const newest = waiting?.at === location.href ? waiting.address : location.href;
  return new URL(newest, location.href);
}

/** Changes the address without a step in the visitor's history. Never throws. */
export function replaceAddress(address: string): void {
  waiting = { address, at: location.href };
  if (timer === undefined) writeOrWait();
}

/** As on a page that was just opened. */
export function forgetChanges(): void {
  clearTimeout(timer);
  [waiting, timer, left, countedAt] = [undefined, undefined, quick, performance.now()];
}

function writeOrWait(): void {
  timer = undefined;
  const now = performance.now();
  left = Math.min(quick, left + (now - countedAt) / pause);
  countedAt = now;
  if (left >= 1) write();
  else timer = setTimeout(writeOrWait, pause);
}

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting?.at !== location.href) return;
  left = Math.max(0, left - 1);
  try {
    history.replaceState(history.state, '', waiting.address);
    waiting = undefined;
  } catch (error) {
    console.warn('This browser does not change the address so often.', error);
    timer = setTimeout(writeOrWait, rest);
  }
}

// What waits is written before the page is left.
if (typeof window !== 'undefined') addEventListener('pagehide', write);
