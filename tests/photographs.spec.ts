import sharp from 'sharp';
import { expect, type Page, test } from './support/test.ts';

/** Photographs that text cannot stand on: white, black, and squares of both. */
const light = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="300"><rect width="640" height="300" fill="#fff"/></svg>',
);
const dark = Buffer.from(light.toString().replace('#fff', '#000'));
const squares = [...Array(40 * 19).keys()].map((index) => {
  const [x, y] = [index % 40, Math.floor(index / 40)];
  const fill = (x + y) % 2 ? '#fff' : '#000';
  return `<rect x="${x * 16}" y="${y * 16}" width="16" height="16" fill="${fill}"/>`;
});
const busy = Buffer.from(light.toString().replace(/<rect.*\/>/, squares.join('')));
const photographs = { light, dark, busy };

/** Pages with slides and with heads of each kind, one with figures. */
const places = ['/', '/about-us', '/admissions', '/courses/bachelor/bsc-nursing/about-nursing'];
const widths = [320, 768, 1024, 1440, 1920];

/** Puts a photograph into every head and slide, as the build marks one. */
async function usePhotograph(page: Page, photograph: Buffer): Promise<void> {
  const body = await sharp(photograph).png().toBuffer();
  await page.route('**/pictures/**', (route) => route.fulfill({ body, contentType: 'image/png' }));
}

const mark = () => {
  const parts = document.querySelectorAll<HTMLElement>(
    '[data-shape="hero"], [data-shape="plate"], [data-shape="band"], [role="group"][data-open="false"]',
  );
  for (const part of parts) part.dataset['photograph'] = 'true';
  // All slides but that of the open building are alike: the last one stands for them.
  const slides = [...document.querySelectorAll<HTMLElement>('[role="group"][data-open]')];
  for (const slide of slides) slide.dataset['active'] = String(slide === slides.at(-1));
};

type Text = { text: string; color: number[]; x: number; y: number; width: number; height: number };

/** The lines of text in heads and slides in sight, with their colours; then it hides them. */
function takeTexts(): Text[] {
  const shown = new CSSStyleSheet();
  shown.replaceSync(
    '[role="group"][data-open]:not(:last-child) { display: none !important; } [role="group"][data-open]:last-child { visibility: visible !important; } [role="group"][data-open]:last-child img { display: block !important; }',
  );
  document.adoptedStyleSheets = [shown];
  const texts: Text[] = [];
  for (const part of document.querySelectorAll<HTMLElement>('[data-photograph]')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim()) continue;
      const style = getComputedStyle(parent);
      if (style.visibility !== 'visible') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const color = (style.color.match(/[\d.]+/g) ?? []).map(Number);
      for (const { x, y, width, height } of range.getClientRects()) {
        if (width < 2 || height < 2 || x < 0 || y + height > innerHeight) continue;
        texts.push({ text: node.textContent.trim(), color, x, y, width, height });
      }
    }
  }
  const hide = new CSSStyleSheet();
  hide.replaceSync(
    '*, *::before, *::after { color: transparent !important; animation: none !important; transition: none !important; }',
  );
  document.adoptedStyleSheets = [shown, hide];
  return texts;
}

function luminance(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  const [low = 0, high = 0] = [one, other].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** The lines whose contrast against what is behind them is below 4.5; a twentieth may be an ornament beside it. */
async function faintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(takeTexts);
  expect(texts.length).toBeGreaterThan(0);
  const { data, info } = await sharp(await page.screenshot({ scale: 'css' }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts.flatMap(({ text, color, x, y, width, height }) => {
    const own = luminance(color);
    let faint = 0;
    let count = 0;
    for (let row = Math.ceil(y); row < Math.min(y + height, info.height); row += 2) {
      for (let column = Math.ceil(x); column < Math.min(x + width, info.width); column += 2) {
        const at = (row * info.width + column) * info.channels;
        count += 1;
        if (contrast(own, luminance([...data.subarray(at, at + 3)])) < 4.5) faint += 1;
      }
    }
    return faint > count * 0.05 ? [`${text}: ${faint} of ${count}`] : [];
  });
}

for (const [kind, photograph] of Object.entries(photographs)) {
  test(`text can be read beside a ${kind} photograph in every head and slide @nightly`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    // Slides do not turn by themselves then.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await usePhotograph(page, photograph);
    for (const path of places) {
      for (const address of [path, `/te${path === '/' ? '' : path}`]) {
        await page.goto(address);
        await page.evaluate(mark);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 1000 });
          expect.soft(await faintTexts(page), `${address} at ${width}`).toEqual([]);
        }
      }
    }
  });
}
