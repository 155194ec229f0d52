import type { Page } from '@playwright/test';

/** The kinds of fault that `layoutFaults` names at the beginning of a line. */
export const faultKinds = [
  'on a picture',
  'on each other',
  'cut off',
  'broken word',
  'empty',
  'narrow',
  'outside',
  'covered',
  'out of line',
] as const;

type FaultKind = (typeof faultKinds)[number];

/**
 * For tests: what is wrong with the layout of a page as it is open now, scrolled to its top.
 *
 * @param without kinds that are not asked for
 * @returns one line a fault, which begins with its kind
 */
export async function layoutFaults(
  page: Page,
  without: readonly FaultKind[] = [],
): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.evaluate(pictureChoiceSettled);
  const faults = await page.evaluate(findFaults, without);
  if (without.includes('covered')) return faults;
  return [...faults, ...(await page.evaluate(findCovers))];
}

/**
 * Waits until the pictures in sight have loaded the file for the present width: until then they show
 * the file of the width before. Runs in the page.
 */
async function pictureChoiceSettled(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  const isAwaited = (image: HTMLImageElement) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return !image.complete && width > 0 && top < innerHeight && bottom > 0;
  };
  await frame();
  await frame();
  for (let tries = 0; tries < 300 && [...document.images].some(isAwaited); tries += 1) {
    await frame();
  }
}

/** Runs in the page. */
async function findFaults(without: readonly string[]): Promise<string[]> {
  type Box = { left: number; top: number; right: number; bottom: number };
  type Line = Box & { text: string; element: Element };
  const faults = new Set<string>();
  const add = (kind: string, text: string) => {
    if (!without.includes(kind)) faults.add(`${kind}: ${text}`);
  };
  const styles = new Map<Element, CSSStyleDeclaration>();
  const laidOver = new Map<Element, boolean>();
  const clips = new Map<Element, Box>();
  const lines = textLines();
  const counters = drawnCounters();
  onEachOther();
  await onPictures();
  brokenWords();
  emptyAreas();
  narrowElements();
  outsideWindow();
  outOfLine();
  return [...faults];

  function styleOf(element: Element): CSSStyleDeclaration {
    const known = styles.get(element) ?? getComputedStyle(element);
    styles.set(element, known);
    return known;
  }

  function short(text: string): string {
    return text.trim().replace(/\s+/g, ' ').slice(0, 50);
  }

  function nameOf(element: Element): string {
    const name = element.id || element.className.toString().split(' ').slice(-1)[0];
    return `${element.tagName.toLowerCase()}.${name} “${short(element.textContent ?? '')}”`;
  }

  /** Also not in a fold that is closed. */
  function isShown(element: Element): boolean {
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  }

  /** Bars that are fixed to the window, and windows, lie on the page by design. */
  function isLaidOver(element: Element | null): boolean {
    if (!element) return false;
    const known = laidOver.get(element);
    if (known !== undefined) return known;
    const isOver =
      styleOf(element).position === 'fixed' ||
      element.matches('dialog, [popover]') ||
      isLaidOver(element.parentElement);
    laidOver.set(element, isOver);
    return isOver;
  }

  /** The box outside which an element, scrolled or clipped by its ancestors, is not seen. */
  function clipOf(element: Element | null): Box {
    if (!element || element === document.body) {
      const [far, near] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      return { left: near, top: near, right: far, bottom: far };
    }
    const known = clips.get(element);
    if (known) return known;
    const box = { ...clipOf(element.parentElement) };
    const { overflowX, overflowY, clipPath } = styleOf(element);
    const outer = element.getBoundingClientRect();
    const inset = /^inset\(([^)]*)\)/.exec(clipPath)?.[1]?.split(/\s+/);
    if (inset) {
      const [top = '0', right = top, bottom = top, left = right] = inset;
      const part = (side: string, whole: number) =>
        side.endsWith('%') ? (Number.parseFloat(side) * whole) / 100 : Number.parseFloat(side);
      box.left = Math.max(box.left, outer.left + part(left, outer.width));
      box.right = Math.min(box.right, outer.right - part(right, outer.width));
      box.top = Math.max(box.top, outer.top + part(top, outer.height));
      box.bottom = Math.min(box.bottom, outer.bottom - part(bottom, outer.height));
    }
    if (overflowX !== 'visible') {
      box.left = Math.max(box.left, outer.left);
      box.right = Math.min(box.right, outer.right);
    }
    if (overflowY !== 'visible') {
      box.top = Math.max(box.top, outer.top);
      box.bottom = Math.min(box.bottom, outer.bottom);
    }
    clips.set(element, box);
    return box;
  }

  function visiblePart(element: Element, box: Box): Box {
    const clip = clipOf(element);
    const [left, top] = [Math.max(box.left, clip.left), Math.max(box.top, clip.top)];
    const right = Math.max(left, Math.min(box.right, clip.right));
    return { left, top, right, bottom: Math.max(top, Math.min(box.bottom, clip.bottom)) };
  }

  /** The lines of text that are shown, without the room that fonts keep above and below letters. */
  function textLines(): Line[] {
    const found: Line[] = [];
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest('select, option')) continue;
      if (!isShown(element) || isLaidOver(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = short(node.textContent);
      for (const rect of range.getClientRects()) {
        const part = visiblePart(element, rect);
        if (part.right - part.left < 2 || part.bottom - part.top < 2) continue;
        const room = (rect.bottom - rect.top) * 0.28;
        const { left, right } = part;
        const top = Math.max(part.top, rect.top + room);
        const bottom = Math.min(part.bottom, rect.bottom - room);
        if (bottom > top) found.push({ text, element, left, right, top, bottom });
      }
      const cut = cutBy(element, range);
      if (cut) add('cut off', `“${text}” by ${cut}`);
    }
    return found.sort((one, other) => one.top - other.top);
  }

  /** The element that hides a part of a text for good: it clips and does not scroll. */
  function cutBy(element: Element, range: Range): string | undefined {
    const box = range.getBoundingClientRect();
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, clipPath } = styleOf(one);
      if (clipPath.startsWith('inset(50%')) return undefined;
      if (/auto|scroll/.test(overflowX + overflowY)) return undefined;
      const outer = one.getBoundingClientRect();
      const isCut =
        (/hidden|clip/.test(overflowX) &&
          (box.left < outer.left - 2 || box.right > outer.right + 2)) ||
        (/hidden|clip/.test(overflowY) &&
          (box.top < outer.top - 4 || box.bottom > outer.bottom + 4));
      if (isCut) return nameOf(one);
    }
    return undefined;
  }

  /** Numerals and marks that a style sheet writes and places, which are in no text node. */
  function drawnCounters(): Line[] {
    const found: Line[] = [];
    for (const element of document.querySelectorAll('main *, footer *')) {
      for (const pseudo of ['::before', '::after']) {
        const style = getComputedStyle(element, pseudo);
        if (!/counter|"[^"]*[^"\s][^"]*"/.test(style.content)) continue;
        if (style.position !== 'absolute' || style.display === 'none' || !isShown(element))
          continue;
        const outer = element.getBoundingClientRect();
        const left = outer.left + Number.parseFloat(style.left);
        const top = outer.top + Number.parseFloat(style.top);
        const [width, height] = [Number.parseFloat(style.width), Number.parseFloat(style.height)];
        if (![left, top, width, height].every(Number.isFinite)) continue;
        const text = `numeral of ${short(element.textContent ?? '')}`;
        found.push({ text, element, left, top, right: left + width, bottom: top + height });
      }
    }
    return found;
  }

  function meets(one: Box, other: Box, least = 2): boolean {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across >= least && down >= least;
  }

  function onEachOther(): void {
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next] as Line;
        if (other.top >= one.bottom) break;
        if (one.element !== other.element && meets(one, other)) {
          add('on each other', `“${one.text}” and “${other.text}”`);
        }
      }
    }
    const controls = [...document.querySelectorAll('main a, main button, main summary')]
      .filter((element) => isShown(element) && !isLaidOver(element))
      .map((element) => ({ element, box: element.getBoundingClientRect() }));
    for (const numeral of counters) {
      const own = numeral.element;
      for (const line of lines) {
        if (meets(numeral, line)) {
          add('on each other', `${numeral.text} and “${line.text}”`);
        }
      }
      for (const { element, box } of controls) {
        if (element.contains(own) || own.contains(element) || !meets(numeral, box)) continue;
        add('on each other', `${numeral.text} and ${nameOf(element)}`);
      }
    }
  }

  /** Text on what a picture shows; its bare ground, which has the exact colour of the page's, is free. */
  async function onPictures(): Promise<void> {
    for (const picture of document.images) {
      const box = picture.getBoundingClientRect();
      if (box.width < 48 || box.height < 48 || !isShown(picture) || isLaidOver(picture)) continue;
      const seen = visiblePart(picture, box);
      const holder = (picture.closest('picture') ?? picture).parentElement;
      const met = lines.filter((line) => meets(line, seen) && !belongs(line.element, holder));
      if (met.length === 0) continue;
      const pixels = await pixelsOf(picture, box);
      for (const line of met) {
        if (drawnShare(pixels, picture, box, line, seen) > 0.02) {
          add('on a picture', `“${line.text}” on ${picture.currentSrc.split('/').pop()}`);
        }
      }
    }
  }

  /** A name that is placed on a picture by intention is in one frame with it. */
  function belongs(element: Element, holder: Element | null): boolean {
    if (!holder?.contains(element)) return false;
    for (let one: Element | null = element; one && one !== holder; one = one.parentElement) {
      if (styleOf(one).position === 'absolute') return true;
    }
    return false;
  }

  /** The picture drawn into its box, a point for each pixel of the page. */
  async function pixelsOf(picture: HTMLImageElement, box: DOMRect): Promise<ImageData> {
    const file = Object.assign(new Image(), { src: picture.currentSrc || picture.src });
    await file.decode();
    const canvas = new OffscreenCanvas(Math.ceil(box.width), Math.ceil(box.height));
    const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    const { objectFit, objectPosition } = getComputedStyle(picture);
    const { naturalWidth, naturalHeight } = file;
    const scales = [box.width / naturalWidth, box.height / naturalHeight];
    const scale = { cover: Math.max(...scales), contain: Math.min(...scales) }[objectFit];
    const width = naturalWidth * (scale ?? (scales[0] as number));
    const height = naturalHeight * (scale ?? (scales[1] as number));
    const [x = 50, y = 50] = objectPosition.split(' ').map(Number.parseFloat);
    const [left, top] = [((box.width - width) * x) / 100, ((box.height - height) * y) / 100];
    pen.drawImage(file, left, top, width, height);
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  }

  /** The share of a line behind which the picture is not bare ground. */
  function drawnShare(
    { data, width, height }: ImageData,
    picture: Element,
    box: Box,
    line: Box,
    seen: Box,
  ): number {
    const ground = (styleOf(
      picture.closest('[data-ground]') ?? document.body,
    ).backgroundColor.match(/[\d.]+/g) ?? [0, 0, 0]) as (string | number)[];
    let drawn = 0;
    let count = 0;
    for (let y = Math.ceil(line.top); y < line.bottom; y += 2) {
      for (let x = Math.ceil(line.left); x < line.right; x += 2) {
        count += 1;
        if (x < seen.left || x >= seen.right || y < seen.top || y >= seen.bottom) continue;
        const column = Math.floor(x - box.left);
        const row = Math.floor(y - box.top);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const at = (row * width + column) * 4;
        const far = [0, 1, 2].reduce(
          (sum, channel) =>
            sum + Math.abs((data[at + channel] as number) - Number(ground[channel])),
          0,
        );
        if ((data[at + 3] as number) > 25 && far > 36) drawn += 1;
      }
    }
    return drawn / count;
  }

  /**
   * A word that goes on in the next line without a hyphen. With letters so large that the window is
   * narrower than 320 pixels of usual ones, only those of headings count, and below 180 none; with
   * letters spaced as in WCAG 1.4.12, only those in columns as wide as a long word then is.
   */
  function brokenWords(): void {
    const usual = (innerWidth * 16) / Number.parseFloat(styleOf(document.documentElement).fontSize);
    const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      const element = node.parentElement;
      if (!element || !isShown(element) || element.closest('select, option')) continue;
      if (usual < 180 || (usual < 320 && !element.closest('h1, h2, h3'))) continue;
      if (isSpaced(element) && columnOf(element) < 10) continue;
      const all = document.createRange();
      all.selectNodeContents(node);
      const rects = [...all.getClientRects()];
      if (rects.length < 2 || styleOf(element).clipPath.startsWith('inset(50%')) continue;
      const words = /[\p{L}\p{M}\p{N}\u200c\u200d]{2,}/gu;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(words)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
        const [first] = tops;
        if (first && tops.some(({ top }) => top > first.bottom - 4)) {
          add('broken word', `“${word}” in “${short(node.textContent ?? '')}”`);
        }
      }
    }
  }

  function isSpaced(element: Element): boolean {
    const { letterSpacing, fontSize } = styleOf(element);
    return Number.parseFloat(letterSpacing) > 0.1 * Number.parseFloat(fontSize);
  }

  /** The width of the block that holds a text, in em. */
  function columnOf(element: Element): number {
    let block = element;
    while (styleOf(block).display === 'inline' && block.parentElement) block = block.parentElement;
    const { paddingLeft, paddingRight } = styleOf(block);
    const width =
      block.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return width / Number.parseFloat(styleOf(element).fontSize);
  }

  /** A field inside a block without anything in it, larger than a third of the window. */
  function emptyAreas(): void {
    const step = 16;
    const limit = (innerWidth * innerHeight) / 3;
    const things = [...lines, ...counters, ...shownThings()];
    const blocks = document.querySelectorAll(
      'main > :not(section, article, .wrap), main section, main article, footer',
    );
    for (const block of blocks) {
      if (!isShown(block) || isLaidOver(block) || block.querySelector('section, article')) continue;
      const outer = block.getBoundingClientRect();
      const inside = things.filter((thing) => meets(thing, outer, 1));
      if (inside.length === 0) continue;
      // From the first thing to the last, in the width of the page's column.
      const column = Math.min(outer.width, Math.max(0, innerWidth - 0.08 * innerWidth), 1280);
      const middle = (outer.left + outer.right) / 2;
      const left = Math.max(outer.left, middle - column / 2);
      const top = Math.max(outer.top, Math.min(...inside.map((thing) => thing.top)));
      const bottom = Math.min(outer.bottom, Math.max(...inside.map((thing) => thing.bottom)));
      const across = Math.floor(column / step);
      const down = Math.floor((bottom - top) / step);
      if (across < 1 || down < 1) continue;
      const taken = new Uint8Array(across * down);
      for (const thing of inside) {
        const [x0, x1] = [thing.left - left, thing.right - left].map((x) => x / step) as [
          number,
          number,
        ];
        const [y0, y1] = [thing.top - top, thing.bottom - top].map((y) => y / step) as [
          number,
          number,
        ];
        for (let y = Math.max(0, Math.floor(y0)); y < Math.min(down, Math.ceil(y1)); y += 1) {
          for (let x = Math.max(0, Math.floor(x0)); x < Math.min(across, Math.ceil(x1)); x += 1) {
            taken[y * across + x] = 1;
          }
        }
      }
      const hole = largestHole(taken, across, down);
      const [width, height] = [hole.width * step, hole.height * step];
      if (width * height > limit && width > 160 && height > 160) {
        const place = `at ${Math.round(left + hole.x * step)}, ${Math.round(top + scrollY + hole.y * step)}`;
        add('empty', `${width} by ${height} pixels ${place} in ${nameOf(block)}`);
      }
    }
  }

  /**
   * What fills a place beside text: pictures, controls, bars that travel with the reader in their
   * whole column, and fields of a colour of their own.
   */
  function shownThings(): Box[] {
    const found: Box[] = [];
    for (const element of document.querySelectorAll('main *, footer *')) {
      if (!isShown(element) || isLaidOver(element)) continue;
      const box = element.getBoundingClientRect();
      const style = styleOf(element);
      if (style.position === 'sticky' && element.parentElement) {
        const travels = element.parentElement.getBoundingClientRect();
        found.push({ left: box.left, right: box.right, top: travels.top, bottom: travels.bottom });
      }
      const isThing = element.matches(
        'img, svg, video, button, input, select, textarea, table, summary, .zari',
      );
      const isDrawn = style.backgroundImage !== 'none' || style.maskImage !== 'none';
      const isSmall = box.width * box.height < (innerWidth * innerHeight) / 3;
      const hasOwnColour =
        !/^rgba\(0, 0, 0, 0\)$|^transparent$/.test(style.backgroundColor) && !isWide(box);
      if (isThing || isDrawn || (hasOwnColour && isSmall)) {
        const seen = visiblePart(element, box);
        if (seen.right > seen.left && seen.bottom > seen.top) found.push(seen);
      }
    }
    return found;
  }

  /** Fields of colour from edge to edge are the ground that things are on. */
  function isWide({ left, right }: Box): boolean {
    return right - left > 0.9 * innerWidth;
  }

  /** The largest rectangle of untaken cells. */
  function largestHole(taken: Uint8Array, across: number, down: number) {
    let best = { x: 0, y: 0, width: 0, height: 0 };
    const heights = new Array<number>(across).fill(0);
    for (let y = 0; y < down; y += 1) {
      for (let x = 0; x < across; x += 1) {
        heights[x] = taken[y * across + x] ? 0 : (heights[x] as number) + 1;
      }
      const starts: { x: number; height: number }[] = [];
      for (let x = 0; x <= across; x += 1) {
        const height = heights[x] ?? 0;
        let start = x;
        while (starts.length > 0 && (starts.at(-1)?.height as number) >= height) {
          const last = starts.pop() as { x: number; height: number };
          start = last.x;
          const width = x - last.x;
          if (width * last.height > best.width * best.height) {
            best = { x: last.x, y: y - last.height + 1, width, height: last.height };
          }
        }
        if (height > 0) starts.push({ x: start, height });
      }
    }
    return best;
  }

  /** A block that would fill its column but for margins that nobody meant. */
  function narrowElements(): void {
    for (const element of document.querySelectorAll('main *, footer *')) {
      const parent = element.parentElement;
      if (!parent || !isShown(element) || isLaidOver(element)) continue;
      const style = styleOf(element);
      const outer = styleOf(parent);
      if (!/^(block|grid|flex|list-item|table)$/.test(style.display)) continue;
      if (!/^(static|relative|sticky)$/.test(style.position) || style.float !== 'none') continue;
      if (element.matches('img, picture, svg, button, input, select, textarea')) continue;
      const given = element.computedStyleMap();
      const isFree =
        given.get('width')?.toString() === 'auto' &&
        given.get('max-width')?.toString() === 'none' &&
        given.get('aspect-ratio')?.toString() === 'auto';
      if (!isFree) continue;
      const stretches = (own: string, items: string) =>
        /^(normal|stretch)$/.test(own === 'auto' ? items : own);
      let column = parent.clientWidth;
      column -= Number.parseFloat(outer.paddingLeft) + Number.parseFloat(outer.paddingRight);
      const box = element.getBoundingClientRect();
      if (/grid$/.test(outer.display)) {
        if (!stretches(style.justifySelf, outer.justifyItems)) continue;
        column = trackOf(parent, box) ?? column;
      } else if (/flex$/.test(outer.display)) {
        if (!outer.flexDirection.startsWith('column')) continue;
        if (!stretches(style.alignSelf, outer.alignItems)) continue;
      } else continue;
      const margins = ['margin-left', 'margin-right'].map((side) => given.get(side)?.toString());
      if (!margins.includes('auto')) continue;
      if (box.width < 0.85 * column && column > 160) {
        const [width, room] = [box.width, column].map(Math.round);
        add('narrow', `${width} of ${room} pixels: ${nameOf(element)}`);
      }
    }
  }

  /** The width of the column of a grid that the middle of a box is in. */
  function trackOf(grid: Element, box: Box): number | undefined {
    const { gridTemplateColumns, columnGap, paddingLeft } = styleOf(grid);
    const gap = Number.parseFloat(columnGap) || 0;
    let left = grid.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    for (const track of gridTemplateColumns.split(' ').map(Number.parseFloat)) {
      if (!Number.isFinite(track)) return undefined;
      const middle = (box.left + box.right) / 2;
      if (middle >= left && middle <= left + track) return track;
      left += track + gap;
    }
    return undefined;
  }

  /** Controls of which a part cannot be reached, and a page that scrolls sideways. */
  function outsideWindow(): void {
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) {
      const last = [...document.body.querySelectorAll('*')]
        .reverse()
        .find((element) => element.getBoundingClientRect().right > wide - 1);
      const by = last ? ` by ${nameOf(last)}` : '';
      add('outside', `the page is ${wide} of ${innerWidth} pixels wide${by}`);
    }
    const controls = 'a[href], button, input, select, textarea, summary';
    for (const element of document.querySelectorAll(controls)) {
      if (!isShown(element) || element.closest('dialog:not([open]), [popover]')) continue;
      const { left, right, bottom, width } = element.getBoundingClientRect();
      // The skip link waits beyond the left or upper edge.
      if (width < 2 || right <= 0 || bottom <= 0) continue;
      if (left > -1 && right < innerWidth + 1) continue;
      let isReached = false;
      for (let one = element.parentElement; one && one !== document.body; one = one.parentElement) {
        if (/auto|scroll|hidden|clip/.test(styleOf(one).overflowX)) isReached = true;
        if (styleOf(one).clipPath.startsWith('inset(50%')) isReached = true;
      }
      if (styleOf(element).clipPath.startsWith('inset(50%')) isReached = true;
      if (!isReached) add('outside', nameOf(element));
    }
  }

  /** Neighbours whose words begin a little higher, or further in, than those beside or above them. */
  function outOfLine(): void {
    const starts = new Map<Element, Line>();
    const lists = 'main :is(ul, ol, dl, tbody, [role="list"]), footer :is(ul, ol, dl), main div';
    for (const list of document.querySelectorAll(lists)) {
      const items = [...list.children].filter((item) => isShown(item) && !isLaidOver(item));
      if (items.length < 2 || new Set(items.map(({ tagName }) => tagName)).size > 1) continue;
      const classes = new Set(items.map((item) => item.className));
      if (list.matches('div') && (classes.size > 1 || items[0]?.matches('div:not([class])'))) {
        continue;
      }
      if (/^(center|baseline|end|flex-end)/.test(styleOf(list).alignItems)) continue;
      const firsts = items.map((item) => firstLine(item));
      for (const [index, one] of firsts.entries()) {
        const other = firsts[index + 1];
        const [item, next] = [items[index], items[index + 1]];
        if (!one || !other || !item || !next || !isAlike(one, other)) continue;
        const [a, b] = [item.getBoundingClientRect(), next.getBoundingClientRect()];
        const isRow = a.right <= b.left + 1 && Math.abs(a.top - b.top) < 40;
        if (isRow && isCentred(item, a) && isCentred(next, b)) continue;
        const isColumn = a.bottom <= b.top + 1 && Math.abs(a.left - b.left) < 40;
        const pairs = isRow
          ? [
              [one.top, other.top],
              [a.top, b.top],
            ]
          : isColumn
            ? [[one.left, other.left]]
            : [];
        const far = pairs
          .map(([x = 0, y = 0]) => Math.abs(x - y))
          .find((by) => by > 2 && by < 12.5);
        if (far) {
          const way = isRow ? 'higher or lower' : 'further in or out';
          add('out of line', `“${one.text}” and “${other.text}”, ${far.toFixed(1)} px ${way}`);
        }
      }
    }

    function firstLine(item: Element): Line | undefined {
      const known = starts.get(item);
      if (known) return known;
      const first = lines.find((line) => item.contains(line.element));
      if (first) starts.set(item, first);
      return first;
    }

    /** A button's words are in its middle, however many lines they have. */
    function isCentred(item: Element, { top, bottom }: Box): boolean {
      const own = lines.filter((line) => item.contains(line.element));
      const first = Math.min(...own.map((line) => line.top));
      const last = Math.max(...own.map((line) => line.bottom));
      return Math.abs((first + last) / 2 - (top + bottom) / 2) < 4;
    }

    function isAlike(one: Line, other: Line): boolean {
      const [a, b] = [styleOf(one.element), styleOf(other.element)];
      return (
        a.fontSize === b.fontSize &&
        a.fontWeight === b.fontWeight &&
        !/center|end|right/.test(a.textAlign + b.textAlign)
      );
    }
  }
}

/**
 * Bars that stay in sight and take more than a quarter of the window from what is read. Runs in the
 * page, and scrolls it.
 */
async function findCovers(): Promise<string[]> {
  if (innerHeight < 480) return [];
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
    const { position } = getComputedStyle(element);
    return /fixed|sticky/.test(position) && element.checkVisibility() && !element.closest('dialog');
  });
  const found = new Set<string>();
  const height = document.documentElement.scrollHeight;
  for (let place = 0; place < height - innerHeight; place += Math.max(innerHeight, height / 12)) {
    scrollTo({ top: place, behavior: 'instant' });
    await new Promise((done) => requestAnimationFrame(done));
    // A bar over the column of reading covers it; a panel beside the text covers nothing.
    const covers = bars
      .map((bar) => ({ bar, box: bar.getBoundingClientRect() }))
      .filter(({ bar, box }) => {
        const { position, top, bottom } = getComputedStyle(bar);
        const isStuck =
          position === 'fixed' ||
          (top !== 'auto' && Math.abs(box.top - Number.parseFloat(top)) < 1) ||
          (bottom !== 'auto' && Math.abs(innerHeight - box.bottom - Number.parseFloat(bottom)) < 1);
        return isStuck && box.width > 0.55 * innerWidth && box.height < innerHeight;
      });
    const rows = new Set<number>();
    for (const { box } of covers) {
      for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(innerHeight, box.bottom); y += 1)
        rows.add(y);
    }
    if (rows.size > innerHeight / 4) {
      const names = covers.map(({ bar, box }) => `${bar.className || bar.tagName} ${box.height}`);
      found.add(`covered: ${rows.size} of ${innerHeight} pixels by ${names.join(', ')}`);
    }
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...found];
}

/**
 * For tests: texts of two slides that can be read on each other at this moment, with whatever covers
 * them taken into account. Runs in the page.
 */
export function mixedSlides(show: Element): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { pointer-events: auto !important; }');
  document.adoptedStyleSheets.push(sheet);
  const slides = [...show.querySelectorAll('[data-carousel-item]')];
  const texts = slides.flatMap((slide) => {
    const nodes = document.createTreeWalker(slide, NodeFilter.SHOW_TEXT);
    const found: { slide: Element; element: Element; text: string; box: DOMRect }[] = [];
    while (nodes.nextNode()) {
      const { parentElement: element, textContent } = nodes.currentNode;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(nodes.currentNode);
      const text = (textContent ?? '').trim();
      for (const box of range.getClientRects()) found.push({ slide, element, text, box });
    }
    return found;
  });
  const mixed = new Set<string>();
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.slide === other.slide) continue;
      const left = Math.max(one.box.left, other.box.left);
      const right = Math.min(one.box.right, other.box.right);
      const top = Math.max(one.box.top, other.box.top);
      const bottom = Math.min(one.box.bottom, other.box.bottom);
      if (right - left < 2 || bottom - top < 2) continue;
      const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
      const [first, second] = [one, other]
        .map(({ element }) => stack.indexOf(element))
        .sort((a, b) => a - b) as [number, number];
      if (first < 0) continue;
      const isCovered = stack
        .slice(first, second)
        .some((element) => isOpaque(element) && !element.contains(stack[second] ?? null));
      if (!isCovered) mixed.add(`“${one.text}” and “${other.text}”`);
    }
  }
  document.adoptedStyleSheets.pop();
  return [...mixed];

  function isOpaque(element: Element): boolean {
    const style = getComputedStyle(element);
    let opacity = 1;
    for (let one: Element | null = element; one; one = one.parentElement) {
      opacity *= Number(getComputedStyle(one).opacity);
    }
    return opacity > 0.9 && (element.matches('img') || /^rgb\(/.test(style.backgroundColor));
  }
}
