/**
 * Starts each island of a page where it is needed: when it is touched, when the address holds
 * something for it or, from the first use of the page on, when it comes near the screen. Clicks and
 * submits before that are done again afterwards; texts and choices stay in their fields.
 */
import { savesData } from '#src/lib/saves-data.ts';
import * as attribute from './attributes.ts';
import type { hydrate, PlacedIsland } from './hydrate.ts';
import { findPlace, type Place, placeOf } from './places.ts';

type Hydrate = { hydrate: typeof hydrate };
type Islands = Record<string, { View: PlacedIsland['View']; islandName: string }>;
/** Stored as places, not elements, since React may replace the elements of an island. */
type Held = { type: string; target: Place; submitter: Place | undefined };

/** The margin around the viewport within which an island counts as near. */
const margin = '200px';

const started = new Map<Element, Held[]>();
let missed: unknown;
let leaving = false;
let loading: Promise<readonly unknown[]> | undefined;

/**
 * React and the page's islands, once. The document names `hydrate.ts`, the page's `islands.ts` and
 * what they import: all at once, since on a slow line each round trip is felt.
 */
function load(): Promise<[Hydrate, Islands]> {
  const files = document.body.getAttribute(attribute.islandFiles)?.split(' ') ?? [];
  // For this while only, since Firefox keeps no page for the way back that listens to it.
  addEventListener('beforeunload', leave);
  loading ??= Promise.all(files.map((file) => import(/* @vite-ignore */ file)));
  return loading.finally(() => removeEventListener('beforeunload', leave)) as Promise<
    [Hydrate, Islands]
  >;
}

function leave(): void {
  leaving = true;
}

function start(element: HTMLElement): Held[] {
  const known = started.get(element);
  if (known) return known;
  const held: Held[] = [];
  started.set(element, held);
  // In a task of its own: starting the fetch takes a slow phone longer than a frame, and the touch shows first.
  setTimeout(() =>
    load()
      .then(([{ hydrate }, islands]) => {
        const name = element.getAttribute(attribute.island);
        // The page was rendered from the same file, which has the island.
        const island = Object.values(islands).find(({ islandName }) => islandName === name);
        return hydrate({ element, View: (island as Islands[string]).View }, held.length > 0);
      })
      .catch((error) => {
        // From now on the form works as it does without scripts.
        element.dataset['failed'] = '';
        recover(error);
      })
      .then(() => replay(element, held)),
  );
  return held;
}

function replay(island: HTMLElement, held: Held[]): void {
  for (const { type, target, submitter } of held.splice(0)) {
    const part = findPlace(island, target);
    const button = submitter && findPlace(part ?? island, submitter);
    if (type === 'click') part?.click();
    else if (button) button.click();
    // Safari has no `requestSubmit()` before 16.
    else part?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  }
}

/** After a deploy an old page may name a deleted file: a reload brings the new page. */
function recover(error: unknown): void {
  // Islands that wait for the same file miss it together.
  if (error === missed) return;
  missed = error;
  // Firefox and Safari drop what is on its way as soon as a link is followed, which must lead on.
  if (leaving) return;
  console.error(error);
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (navigator.onLine && !reloaded && !hasTyped()) location.reload();
}

/** Whether a field of the page holds anything that the visitor wrote or chose. */
function hasTyped(): boolean {
  return (
    document.querySelector('option:checked:not([selected], :first-child)') !== null ||
    [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
      ({ checked, defaultChecked, value, defaultValue }) =>
        checked !== defaultChecked || value !== defaultValue,
    )
  );
}

/** The island around an element, if it is not hydrated yet, or no longer. */
function islandOf(target: EventTarget | null): HTMLElement | null {
  const waiting = `[${attribute.island}]:not([data-ready])`;
  return target instanceof Element ? target.closest(waiting) : null;
}

function hold(event: Event): void {
  const island = islandOf(event.target);
  if (!island) return;
  const { type, submitter } = event as SubmitEvent;
  if (island.dataset['failed'] !== undefined) {
    // The form of a dialog would close it.
    if (type !== 'submit') return;
    event.preventDefault();
    helpBeside(island);
    return;
  }
  const target =
    type === 'submit'
      ? event.target
      : (event.target as Element).closest('button:not([type="submit"]), summary');
  if (!target) return;
  event.preventDefault();
  event.stopPropagation();
  start(island).push({
    type,
    target: placeOf(island, target as HTMLElement),
    // A button may appear beside the form meanwhile, so the place is counted in the form.
    submitter: submitter ? placeOf(target as HTMLElement, submitter) : undefined,
  });
}

// From here on nothing that is clicked or sent is lost. An async script can run before there is a body.
document.documentElement.dataset['listens'] = '';
addEventListener('click', hold, true);
addEventListener('submit', hold, true);

/** A form that cannot be sent leads to the other ways to reach the office. */
function helpBeside(island: HTMLElement): void {
  const call = '[href^="tel:"]';
  const { parentElement } = island;
  const link = parentElement?.querySelector<HTMLElement>(`:scope > p ${call}`);
  (link ?? island.querySelector<HTMLElement>(call))?.focus();
}

const used = new Promise<void>((use) => {
  for (const sign of ['scroll', 'pointermove', 'pointerdown', 'focusin', 'input']) {
    addEventListener(
      sign,
      ({ target }) => {
        use();
        const island = islandOf(target);
        if (island) start(island);
      },
      true,
    );
  }
});

/** Whether the address holds something for a field here; those that an advertisement adds do not count. */
function isGiven(part: ParentNode): boolean {
  const given = new URLSearchParams(`${location.search}&${location.hash.slice(1)}`);
  const fields = part.querySelectorAll<HTMLInputElement>('[name]');
  return [...fields].some(({ name }) => given.has(name));
}

function startNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        // An island that has started meanwhile may have replaced its first element.
        if (isIntersecting && target.parentElement) start(target.parentElement);
      }
    },
    { rootMargin: margin },
  );
  for (const island of document.querySelectorAll<HTMLElement>(`[${attribute.island}]`)) {
    // Answers in the address are shown at once, wherever the page is scrolled to.
    if (isGiven(island)) start(island);
    // An island has no box of its own, so what is first in it is watched.
    else if (!island.hasAttribute(attribute.islandStart) && !savesData())
      observer.observe(island.firstElementChild as Element);
  }
}

// On the way back a browser shows the page as it was left, without its scripts.
addEventListener('pageshow', ({ persisted }) => {
  if (persisted && missed) location.reload();
});

addEventListener('load', async () => {
  // A page that is only looked at needs no React, unless its address or a field has something in it.
  if (!isGiven(document) && !hasTyped()) await used;
  startNear();
});
