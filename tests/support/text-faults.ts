import type { Page } from '@playwright/test';

/** For tests: texts of a page that lie on each other, and texts that are cut off. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Run = { text: string; element: Element; boxes: DOMRect[] };
    const runs: Run[] = [];
    const faults: string[] = [];
    const short = (text: string) => text.trim().replace(/\s+/g, ' ').slice(0, 50);
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const element = node.parentElement;
      if (!element || !node.textContent?.trim()) continue;
      // Fixed and sticky bars lie on the page by design.
      if (!isShown(element) || isLaidOver(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()]
        .map((box) => visiblePart(element, box))
        .filter((box) => box.width > 2 && box.height > 2);
      if (boxes.length > 0) runs.push({ text: short(node.textContent), element, boxes });
      const cut = cutBy(element, range);
      if (cut) faults.push(`cut off: “${short(node.textContent)}” by ${cut}`);
    }
    const lines = runs
      .flatMap(({ boxes, ...run }) => boxes.map((box) => ({ ...run, box: core(box) })))
      .sort((a, b) => a.box.top - b.box.top);
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (other.box.top >= one.box.bottom) break;
        const across =
          Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - other.box.top;
        if (one.element === other.element || across < 2 || down < 2) continue;
        faults.push(`on each other: “${one.text}” and “${other.text}”`);
      }
    }
    return [...new Set(faults)];

    /** Also not in a fold that is closed. */
    function isShown(element: Element): boolean {
      return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    }

    function isLaidOver(element: Element): boolean {
      for (let one: Element | null = element; one; one = one.parentElement) {
        if (/fixed|sticky/.test(getComputedStyle(one).position)) return true;
        if (one.matches('dialog, [popover]')) return true;
      }
      return false;
    }

    /** The middle of a line, without the room that its font keeps above and below letters. */
    function core({ left, right, top, bottom }: DOMRect) {
      const room = (bottom - top) * 0.28;
      return { left, right, top: top + room, bottom: bottom - room };
    }

    /** A box without what its scrolling or clipping ancestors hide. */
    function visiblePart(element: Element, box: DOMRect): DOMRect {
      let { left, right, top, bottom } = box;
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (one === document.body || one === document.documentElement) break;
        if (clipPath.startsWith('inset(50%')) return new DOMRect();
        const outer = one.getBoundingClientRect();
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, outer.left), Math.min(right, outer.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, outer.top), Math.min(bottom, outer.bottom)];
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
    }

    /** The element that hides a part of a text for good: it clips and does not scroll. */
    function cutBy(element: Element, range: Range): string | undefined {
      const box = range.getBoundingClientRect();
      for (
        let one: Element | null = element;
        one && one !== document.body;
        one = one.parentElement
      ) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(one);
        if (clipPath.startsWith('inset(50%')) return undefined;
        const outer = one.getBoundingClientRect();
        const scrolls = /auto|scroll/.test(overflowX) || /auto|scroll/.test(overflowY);
        if (scrolls) return undefined;
        const isCut =
          (/hidden|clip/.test(overflowX) &&
            (box.left < outer.left - 2 || box.right > outer.right + 2)) ||
          (/hidden|clip/.test(overflowY) &&
            (box.top < outer.top - 4 || box.bottom > outer.bottom + 4));
        if (isCut) return `${one.tagName.toLowerCase()}.${one.className}`;
      }
      return undefined;
    }
  });
}
