import * as attribute from './attributes.ts';
import { createTour } from './tour.ts';

/** Milliseconds before a change at which the next item is named, so that its picture can load. */
const notice = 1500;

/**
 * Turns through the items of every `[data-carousel]`, whose value is the interval in milliseconds.
 *
 * A carousel stops while it is out of sight, pointed at or focused, stays stopped after a choice or
 * the pause button, and does not start where reduced motion is asked for (WCAG 2.2.2). So does the
 * tour of the rooms in a slide, which fills the time of that slide.
 */
export function startCarousels(): void {
  for (const root of document.querySelectorAll<HTMLElement>(`[${attribute.carousel}]`)) turn(root);
}

function turn(root: HTMLElement): void {
  const items = [...root.querySelectorAll<HTMLElement>(`[${attribute.carouselItem}]`)];
  const choices = [...root.querySelectorAll<HTMLElement>(`[${attribute.carouselChoice}]`)];
  const pause = root.querySelector<HTMLElement>(`[${attribute.carouselPause}]`);
  const interval = Number(root.getAttribute(attribute.carousel));
  let index = 0;
  let playing = !prefersStillness();
  let held = false;
  let inSight = true;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const tour = createTour(root);

  function wait(): void {
    for (const timer of timers) clearTimeout(timer);
    tour.stop();
    if (!playing || held || !inSight) return;
    const next = (index + 1) % items.length;
    timers = [
      setTimeout(() => load(items[next]), interval - notice),
      setTimeout(() => show(next), interval),
    ];
    tour.start(items[index]);
  }

  function show(chosen: number): void {
    index = chosen;
    load(items[index]);
    items.forEach((item, position) => {
      item.setAttribute(attribute.active, String(position === index));
    });
    choices.forEach((choice, position) => {
      choice.setAttribute('aria-current', String(position === index));
    });
    const ground = items[index]?.dataset['ground'];
    if (ground) root.dataset['ground'] = ground;
    root.dataset['turned'] = 'true';
    wait();
  }

  function play(on: boolean): void {
    playing = on;
    if (pause) {
      pause.setAttribute(attribute.playing, String(on));
      const label = pause.getAttribute(on ? attribute.pauseLabel : attribute.playLabel);
      pause.setAttribute('aria-label', label ?? '');
    }
    wait();
  }

  function hold(on: boolean): void {
    held = on;
    wait();
  }

  for (const sign of ['pointerenter', 'focusin']) root.addEventListener(sign, () => hold(true));
  for (const sign of ['pointerleave', 'focusout']) root.addEventListener(sign, () => hold(false));
  new IntersectionObserver((entries) => {
    const before = inSight;
    inSight = entries.at(-1)?.isIntersecting ?? true;
    if (inSight !== before) wait();
  }).observe(root);
  pause?.addEventListener('click', () => play(!playing));
  choices.forEach((choice, position) => {
    choice.addEventListener('click', () => {
      play(false);
      show(position);
    });
  });
  play(playing);
}

/** Lazy images load only near the viewport; this fetches the next one in time. */
function load(item: HTMLElement | undefined): void {
  for (const image of item?.querySelectorAll('img') ?? []) image.loading = 'eager';
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
