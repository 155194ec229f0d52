import { expect } from 'vitest';
import type { Steps } from '../visitor.ts';

/** Steps for the service worker's cache, in engines that route every request through it. */
export const signalSteps: Steps = {
  async 'without signal a page that was read opens again, and another says what can be read'(
    visitor,
  ) {
    // Left without a sign of a reader, it leaves its pictures to the browser alone.
    await visitor.openWithSignal('/contact');
    await visitor.openWithSignal('/about-us');
    // The worker starts at the first sign.
    await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }));
    const loaded = () =>
      [...document.images]
        .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
        .map(({ currentSrc }) => new URL(currentSrc).pathname);
    const pictures = await visitor.run(loaded);
    expect(pictures).toContain('/patterns/mark.svg');
    expect(pictures.length).toBeGreaterThan(1);
    for (const address of ['/about-us', '/offline', ...pictures]) {
      await visitor.until(`${address} kept`, isKept, address);
    }
    await visitor.openWithoutSignal('/about-us');
    await visitor.shows('[data-kept] time');
    await visitor.until('its styles and first picture', () => {
      const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const isStyled = styles.every(({ sheet }) => sheet && sheet.cssRules.length > 0);
      return isStyled && [...document.images].some(({ naturalWidth }) => naturalWidth > 300);
    });
    await visitor.openWithoutSignal('/facilities');
    await visitor.shows('[data-kept-pages] a[href="/about-us"]');
    visitor.findSignal();
    await visitor.click('main a[href="/facilities"]');
    await visitor.until('the page itself', () => document.body?.dataset['page'] === 'facilities');
    await visitor.hides('[data-kept]');
  },

  async 'what was read again leads the list of what can be read'(visitor) {
    for (const address of ['/privacy-policy', '/terms-and-conditions', '/privacy-policy']) {
      await visitor.openWithSignal(address);
      await visitor.run(() => scrollTo({ top: 400, behavior: 'instant' }));
      await visitor.until(`${address} kept`, isKept, address);
      // Copies bear the second in which they were made.
      await visitor.wait(1100);
    }
    await visitor.openWithoutSignal('/examinations');
    await visitor.shows('[data-kept-pages] li:first-child a[href="/privacy-policy"]');
    await visitor.shows('[data-kept-pages] li:nth-child(2) a[href="/terms-and-conditions"]');
  },
};

async function isKept(address: string): Promise<boolean> {
  return (await caches.match(address)) !== undefined;
}
