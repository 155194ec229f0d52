/**
 * Starts the islands of a page: after load when the browser is idle, or at once when the visitor
 * first touches one. What was clicked or submitted before that is done again afterwards.
 */
import type { PlacedIsland } from './hydrate.ts';

type Islands = Record<string, { View: PlacedIsland['View']; islandName: string }>;

/** The islands of each page, in one file a page. */
const pages = {
  ...import.meta.glob<Islands>(['../pages/*/islands.ts', '!../pages/components/**']),
  ...(import.meta.env.DEV && import.meta.glob<Islands>('../pages/components/islands.ts')),
};

type Held = { event: 'click' | 'submit'; target: HTMLElement; submitter?: HTMLElement | null };

const held: Held[] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  // Both at once: on a slow line each round trip is felt.
  Promise.all([import('./hydrate.ts'), placedIslands()])
    .then(([{ hydrate }, islands]) => hydrate(islands, held.length > 0))
    .then(replay, recover);
}

async function placedIslands(): Promise<PlacedIsland[]> {
  const islands = await pages[`../pages/${document.body.dataset['page']}/islands.ts`]?.();
  return [...document.querySelectorAll<HTMLElement>('[data-island]')].map((element) => {
    const name = element.dataset['island'];
    const island = Object.values(islands ?? {}).find(({ islandName }) => islandName === name);
    if (!island) throw new Error(`This page's islands.ts has no island called '${name}'.`);
    return { element, View: island.View };
  });
}

function replay(): void {
  for (const type of ['click', 'submit'] as const) removeEventListener(type, hold, true);
  for (const { event, target, submitter } of held.splice(0)) {
    if (event === 'click') target.click();
    else (target as HTMLFormElement).requestSubmit(submitter ?? undefined);
  }
}

/** After a deploy an old page may ask for a file that is gone: the new page is one reload away. */
function recover(error: unknown): void {
  console.error(error);
  const [navigation] = performance.getEntriesByType('navigation');
  const reloaded = (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
  if (navigator.onLine && !reloaded && !hasTyped()) location.reload();
}

/** Nothing that the visitor wrote is thrown away for a reload. */
function hasTyped(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some((field) => {
    if (field instanceof HTMLSelectElement) return field.selectedIndex > 0;
    const { type, checked, defaultChecked, value, defaultValue } = field as HTMLInputElement;
    if (type === 'checkbox' || type === 'radio') return checked !== defaultChecked;
    return value !== defaultValue;
  });
}

function hold(event: Event): void {
  const target = event.target instanceof Element ? event.target : undefined;
  if (!target?.closest('[data-island]')) return;
  if (event.type === 'submit') {
    event.preventDefault();
    held.push({
      event: 'submit',
      target: target as HTMLFormElement,
      submitter: (event as SubmitEvent).submitter,
    });
  } else {
    const button = target.closest<HTMLElement>('button:not([type="submit"]), summary');
    if (!button) return;
    event.preventDefault();
    event.stopPropagation();
    held.push({ event: 'click', target: button });
  }
  start();
}

addEventListener('click', hold, true);
addEventListener('submit', hold, true);
for (const type of ['pointerdown', 'keydown', 'focusin']) {
  addEventListener(
    type,
    ({ target }) => target instanceof Element && target.closest('[data-island]') && start(),
    { capture: true, passive: true },
  );
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2000 });
  else setTimeout(start, 200);
}

if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle, { once: true });
