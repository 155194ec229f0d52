import type { Page } from '@playwright/test';

/** Puts each text of the page into two elements of their own, as browsers' translators do. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      const inner = document.createElement('font');
      // The translated text is another node than the one that React knows.
      inner.textContent = text.data;
      font.append(inner);
      text.replaceWith(font);
    }
  });
}
