import * as attribute from './attributes.ts';
import { createTour } from './tour.ts';

/** Milliseconds before a change at which the picture of the next item begins to load. */
const notice = 3500;

/** Milliseconds that an item which somebody has chosen waits for its picture at most. */
const patience = 2000;

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
  let wanted: number | undefined;
  let isTurning = false;
  let playing = !prefersStillness();
  let held = false;
  let inSight = true;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const tour = createTour(root);

  function wait(): void {
    for (const timer of timers) clearTimeout(timer);
    tour.stop();
    if (!playing || held || !inSight) {
      // What somebody has chosen still comes.
      if (isTurning) wanted = undefined;
      return;
    }
    const next = (index + 1) % items.length;
    timers = [
      setTimeout(() => load(items[next]), interval - notice),
      setTimeout(() => prepare(next), interval),
    ];
    tour.start(items[index]);
  }

  /** Shows an item as soon as its picture is decoded: it would else open as an empty field. */
  function prepare(chosen: number, most?: number): void {
    for (const timer of timers) clearTimeout(timer);
    wanted = chosen;
    isTurning = !most;
    const drawn = load(items[chosen]);
    const begin = () => {
      if (wanted === chosen) show(chosen);
    };
    if (!drawn) {
      begin();
      return;
    }
    drawn.then(begin);
    if (most) setTimeout(begin, most);
  }

  /** Marks the button of an item: at once, also where its picture is still on its way. */
  function mark(chosen: number): void {
    choices.forEach((choice, position) => {
      choice.setAttribute('aria-current', String(position === chosen));
    });
  }

  function show(chosen: number): void {
    wanted = undefined;
    index = chosen;
    items.forEach((item, position) => {
      item.setAttribute(attribute.active, String(position === index));
    });
    mark(index);
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
      mark(position);
      prepare(position, patience);
    });
  });
  play(playing);
}

/**
 * Fetches the pictures of an item, which are lazy until then.
 *
 * @returns when all are decoded, or have failed; nothing where all are there already
 */
function load(item: HTMLElement | undefined): Promise<unknown> | undefined {
  const images = [...(item?.querySelectorAll('img') ?? [])];
  const missing = images.filter((image) => image.loading === 'lazy' || !image.complete);
  for (const image of images) image.loading = 'eager';
  if (missing.length === 0) return undefined;
  return Promise.all(missing.map((image) => image.decode().catch(() => {})));
}

export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
