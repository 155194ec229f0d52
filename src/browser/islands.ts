/**
 * Starts the islands of a page: after load when the browser is idle, or at once when the visitor
 * first touches one. What was clicked or submitted before that is done again afterwards.
 */
type Held = { event: 'click' | 'submit'; target: HTMLElement; submitter?: HTMLElement | null };

const held: Held[] = [];
let started = false;

function start(): void {
  if (started) return;
  started = true;
  import('./hydrate.ts').then(({ hydrate }) => hydrate()).then(replay, recover);
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
    if (field instanceof HTMLInputElement && field.type === 'checkbox') return field.checked;
    return (field as HTMLInputElement).value !== (field as HTMLInputElement).defaultValue;
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
