/** Name in the session storage under which a page notes its complaints. */
export const complaintsKey = 'complaints';

declare global {
  interface Window {
    /** Whether an element has a box and is not hidden; `checkVisibility` came with Chromium 105. */
    isSeen(element: Element): boolean;
  }
}

/** Adds `isSeen` to the page, which scrolls at once from now on. */
export function addSight(): void {
  // Chromium 113 scrolls smoothly even when it is asked for 'instant'.
  const root = document.documentElement as HTMLElement | null;
  root?.style.setProperty('scroll-behavior', 'auto');
  window.isSeen = (element) => {
    // Its option for `visibility` has this name only from Chromium 121 on.
    if (getComputedStyle(element).visibility !== 'visible') return false;
    return element.checkVisibility?.() ?? element.getClientRects().length > 0;
  };
}

/**
 * Runs first in a watched page, and notes errors, warnings, what the policy stops and files that do
 * not arrive. Every engine tells it alike; WebKit's driver itself tells nothing.
 */
export function watch(key: string): void {
  const note = (...what: unknown[]) => {
    const before = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify([...before, what.map(String).join(' ')]));
  };
  console.error = note;
  console.warn = note;
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy:', violatedDirective, blockedURI),
  );
  // A file that does not arrive tells only its own element, on the way down.
  addEventListener(
    'error',
    (event) => {
      if (event.target instanceof Element) note('lost:', event.target.outerHTML.slice(0, 200));
      else note(event.message);
    },
    true,
  );
}
