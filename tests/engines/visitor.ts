import { setTimeout as sleep } from 'node:timers/promises';
import type { Engine, Key, Place } from './engine.ts';
import type { Scripts, Site } from './site.ts';
import { addSight, complaintsKey } from './watch.ts';

/** Milliseconds in which a page must answer, on a crowded machine too. */
const patience = 20_000;

/** Steps by name. */
export type Steps = Readonly<Record<string, (visitor: Visitor) => Promise<void>>>;

/** Actions of a visitor, the same in every engine. CSS selectors name the elements. */
export class Visitor {
  private readonly engine: Engine;
  private readonly site: Site;

  constructor(engine: Engine, site: Site) {
    this.engine = engine;
    this.site = site;
  }

  /** Opens a page and waits until all of it answers. */
  async open(address: string, width = 1280): Promise<void> {
    await this.resize(width);
    await this.engine.open(this.site.origins['at once'] + address);
    await this.settle();
  }

  /** Opens a page whose scripts do not come in time. */
  async openWithScripts(scripts: Scripts, address: string, width = 1280): Promise<void> {
    await this.resize(width);
    await this.engine.open(this.site.origins[scripts] + address);
  }

  /** Opens a page with scripts switched off, which driver commands are not. */
  async openScriptless(address: string, width = 1280): Promise<void> {
    await this.engine.allowScripts?.(false);
    await this.resize(width);
    await this.engine.open(this.site.origins['at once'] + address);
  }

  async allowScripts(): Promise<void> {
    await this.engine.allowScripts?.(true);
  }

  /** Opens a page of the site that the steps on signal have to themselves, with its worker. */
  async openWithSignal(address: string): Promise<void> {
    this.site.hasSignal = true;
    await this.engine.open(this.site.origins['by signal'] + address);
  }

  /** Opens a page of that site and waits for nothing that it lacks. */
  async openWithoutSignal(address: string): Promise<void> {
    this.site.hasSignal = false;
    await this.engine.open(this.site.origins['by signal'] + address);
  }

  findSignal(): void {
    this.site.hasSignal = true;
  }

  async reload(): Promise<void> {
    await this.engine.reload();
    await this.settle();
  }

  async resize(width: number, height = 844): Promise<void> {
    await this.engine.resize(width, height);
  }

  run: Engine['run'] = (task, ...args) => this.engine.run(task, ...args);

  /** Scrolls to every island and touches it, until each of them answers. */
  async settle(): Promise<void> {
    await this.until('islands ready', () => {
      // One in a closed window has nobody to answer yet.
      const waiting = [...document.querySelectorAll('[data-island]:not([data-ready])')].find(
        // An island has no box of its own.
        ({ firstElementChild }) => firstElementChild && window.isSeen(firstElementChild),
      );
      waiting?.firstElementChild?.scrollIntoView({ behavior: 'instant', block: 'center' });
      waiting?.firstElementChild?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
      return document.readyState === 'complete' && !waiting;
    });
    await this.run(() => scrollTo({ top: 0, behavior: 'instant' }));
  }

  /** Waits until something holds in the page, and gives it. */
  async until<Args extends unknown[], Found>(
    what: string,
    find: (...args: Args) => Found,
    ...args: Args
  ): Promise<Awaited<Found>> {
    const end = Date.now() + patience;
    while (true) {
      // A page may just have come, by a link or from the worker.
      await this.run(addSight);
      const found = await this.run(find, ...args);
      if (found) return found;
      if (Date.now() > end) throw new Error(`In ${patience} ms it did not come to: ${what}`);
      await sleep(50);
    }
  }

  async shows(selector: string): Promise<void> {
    await this.until(`${selector} shown`, isShown, selector);
  }

  async hides(selector: string): Promise<void> {
    await this.showsCount(selector, 0);
  }

  /** Waits until as many such elements are shown. */
  async showsCount(selector: string, count: number): Promise<void> {
    await this.until(`${count} of ${selector}`, isCount, selector, count);
  }

  /** Notes from now on whether something changes in such an element, however short it lasts. */
  async watch(selector: string): Promise<void> {
    await this.run((wanted) => {
      const note = () => document.body.setAttribute('data-changed', '');
      const watched = document.querySelector(wanted) as HTMLElement;
      new MutationObserver(note).observe(watched, { childList: true, subtree: true });
    }, selector);
  }

  /** Waits until what is watched has changed. */
  async sawChange(): Promise<void> {
    await this.shows('[data-changed]');
  }

  /** Waits until the first such element says something else than before. */
  async changes(selector: string, before: string): Promise<void> {
    await this.until(`another text of ${selector}`, isOther, selector, before);
  }

  async click(selector: string): Promise<void> {
    const place = await this.placeOf(selector);
    await this.engine.drag(place, place);
  }

  async clickAt(place: Place): Promise<void> {
    await this.engine.drag(place, place);
  }

  /** Presses the mouse on an element and lets go in the corner of the screen. */
  async dragOut(selector: string): Promise<void> {
    await this.engine.drag(await this.placeOf(selector), { x: 5, y: 5 });
  }

  async hover(selector: string): Promise<void> {
    await this.engine.point(await this.placeOf(selector));
  }

  async pointAt(place: Place): Promise<void> {
    await this.engine.point(place);
  }

  async fill(selector: string, text: string): Promise<void> {
    const end = Date.now() + patience;
    do {
      await this.click(selector);
      // Firefox reports a click before the page has got it, and the page may move in between.
      for (const next = Date.now() + 1000; Date.now() < next; await sleep(50)) {
        if (await this.run(selectFocused, selector)) return this.engine.type(text);
      }
    } while (Date.now() < end);
    throw new Error(`The focus is not in ${selector}.`);
  }

  /** Chooses in a list; its window belongs to the system and cannot be clicked. */
  async choose(selector: string, value: string): Promise<void> {
    await this.run(
      (wanted, chosen) => {
        const list = document.querySelector(wanted) as HTMLSelectElement;
        list.value = chosen;
        list.dispatchEvent(new Event('input', { bubbles: true }));
        list.dispatchEvent(new Event('change', { bubbles: true }));
      },
      selector,
      value,
    );
  }

  async press(key: Key): Promise<void> {
    await this.engine.press(key);
  }

  /** The text of the alert that opens now. */
  async alert(): Promise<string> {
    const end = Date.now() + patience;
    while (Date.now() < end) {
      const text = await this.engine.answerAlert();
      if (text !== undefined) return text;
      await sleep(50);
    }
    throw new Error('No alert opened.');
  }

  /** The text of the first such element that is shown. */
  async text(selector: string): Promise<string> {
    await this.shows(selector);
    return this.run(
      (wanted) =>
        [...document.querySelectorAll<HTMLElement>(wanted)].find(window.isSeen)?.innerText ?? '',
      selector,
    );
  }

  /**
   * Pixels by which the page is too wide for the screen. A page that keeps room for a scrollbar is
   * narrower than one whose scrollbars the browser hides.
   */
  excess(): Promise<number> {
    return this.run(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return Math.max(0, scrollWidth - clientWidth);
    });
  }

  async wait(milliseconds: number): Promise<void> {
    await sleep(milliseconds);
  }

  /** Errors reported by the pages of this site since the last call. */
  async complaints(): Promise<string[]> {
    const found = await this.run((key) => {
      const noted = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
      sessionStorage.removeItem(key);
      return noted;
    }, complaintsKey);
    const origin = await this.run(() => location.origin);
    const lacksScripts = origin === this.site.origins.never;
    return found.filter((complaint) => !(lacksScripts && complaint.startsWith('lost: <script')));
  }

  /** Brings an element into sight, and says where it can be clicked once nothing covers it. */
  private async placeOf(selector: string): Promise<Place> {
    const find = (isFound: boolean) =>
      this.until(`${selector} open to a click`, findPlace, selector, isFound);
    let place = await find(false);
    const end = Date.now() + patience;
    do {
      const before = place;
      place = await find(true);
      // The page may still move by what was filled in just before.
      if (place?.x === before?.x && place?.y === before?.y) return place as Place;
    } while (Date.now() < end);
    throw new Error(`In ${patience} ms it did not come to rest: ${selector}`);
  }
}

function isShown(selector: string): boolean {
  return [...document.querySelectorAll(selector)].some(window.isSeen);
}

/** Selects what is in the field with the focus, if it is the wanted one. */
function selectFocused(selector: string): boolean {
  const field = document.activeElement as HTMLInputElement;
  if (!field.matches(selector)) return false;
  field.select();
  return true;
}

/** One that was found is scrolled to again only when it has left its place to be clicked. */
function findPlace(selector: string, isFound: boolean): Place | undefined {
  const found = [...document.querySelectorAll(selector)].find(window.isSeen);
  // A box or a choice is ticked by its label, which is larger.
  const isTicked = found?.matches('[type="checkbox"], [type="radio"]');
  const element = isTicked ? ((found as HTMLInputElement).labels?.[0] ?? found) : found;
  const openPlace = () => {
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const place = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(place.x, place.y);
    const label = hit?.closest('label');
    const isHit = hit && (element?.contains(hit) || label?.contains(element ?? null));
    return isHit ? place : undefined;
  };
  // Firefox rounds: each further scroll to the middle may move it by a pixel, to and fro.
  const place = isFound ? openPlace() : undefined;
  if (place) return place;
  // The label may have a place of its own to which links scroll.
  found?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return openPlace();
}

function isCount(selector: string, count: number): boolean {
  const all = [...document.querySelectorAll(selector)];
  return all.filter(window.isSeen).length === count;
}

function isOther(selector: string, before: string): boolean {
  const now = document.querySelector<HTMLElement>(selector)?.innerText;
  return now !== undefined && now !== before;
}
