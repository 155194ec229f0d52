import type { ElementHandle, Page } from '@playwright/test';

type Control = ElementHandle<Node>;

/**
 * Presses what opens and shuts a part of a page, until it was open and shut, and finds what has not
 * stayed as it was pressed. Of an accordion, in which one row shuts another, three rows are pressed.
 * The presses are real ones: after a script's `click()` React renders later than after a visitor's.
 *
 * @returns a line each, none where all stay
 */
export async function restlessParts(page: Page): Promise<string[]> {
  const faults: string[] = [];
  // A press on a page that still scrolls to it may begin on one part and end on another.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const rows = new Map<string, Control[]>();
  const controls = page.locator('summary, [aria-expanded]:not([popovertarget])');
  for (const control of await controls.filter({ visible: true }).elementHandles()) {
    const group = await control.evaluate(({ parentElement }) =>
      parentElement?.getAttribute('name'),
    );
    const key = group ?? String(rows.size);
    rows.set(key, [...(rows.get(key) ?? []), control].slice(0, 3));
  }
  const groups = [...rows.values()].map((group) => [...group, ...group.slice(-1)]);
  for (let round = 0; round < Math.max(...groups.map(({ length }) => length)); round += 1) {
    const pressed = [];
    for (const control of groups.flatMap((group) => group[round] ?? [])) {
      pressed.push({ control, wasOpen: await isOpen(control) });
      await control.click();
    }
    await page.waitForTimeout(300);
    for (const { control, wasOpen } of pressed) {
      if ((await isOpen(control)) !== wasOpen) continue;
      const name = (await control.textContent())?.trim().slice(0, 60);
      faults.push(`${name}: does not stay ${wasOpen ? 'shut' : 'open'}`);
    }
  }
  return groups.length > 0 ? faults : ['Nothing opens or shuts here.'];
}

function isOpen(control: Control): Promise<boolean> {
  return control.evaluate((element) => {
    const { parentElement: part } = element;
    return part instanceof HTMLDetailsElement
      ? part.open
      : (element as Element).ariaExpanded === 'true';
  });
}
