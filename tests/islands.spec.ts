import { defaultLang, type Lang, langs } from '#src/languages.ts';
import { type Path, pathIn } from '#src/routes.ts';
import { alertsOf, applicant, fillContact, fillEnquiry, visitor } from './support/forms.ts';
import { holdIslands, islandScript } from './support/held-islands.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, openPage } from './support/pages.ts';
import { expect, expectErrors, type Page, test } from './support/test.ts';
import { translate } from './support/translate.ts';

declare global {
  interface Window {
    /** Whether an island that reads its props throws. */
    faulty: boolean;
  }
}

/** Makes an island throw while it renders, as long as `window.faulty` is set. */
function breakIslands({ atStart, island }: { atStart: boolean; island: string }): void {
  window.faulty = atStart;
  const parse = JSON.parse;
  JSON.parse = (text: string) => {
    const isProps = document.querySelector(island)?.getAttribute('data-props') === text;
    return isProps ? throwing(parse(text), true) : parse(text);
  };
  function throwing<Value extends object>(value: Value, isTop = false): Value {
    return new Proxy(value, {
      get(target, key) {
        if (window.faulty && !isTop) throw new Error('on purpose');
        const part = Reflect.get(target, key);
        return typeof part === 'object' && part !== null ? throwing(part) : part;
      },
    });
  }
}

/** Built-in methods that browsers of the last years lack. */
function removeNewMethods(): void {
  for (const name of ['toWellFormed', 'isWellFormed']) {
    Reflect.deleteProperty(String.prototype, name);
  }
  for (const name of ['toSorted', 'toReversed', 'with', 'findLast', 'findLastIndex']) {
    Reflect.deleteProperty(Array.prototype, name);
  }
  for (const name of ['hasOwn', 'groupBy']) Reflect.deleteProperty(Object, name);
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
}

type Form = {
  path: Path;
  island: string;
  fill: (page: Page) => Promise<void>;
  /** Makes the island render again. */
  use: (page: Page) => Promise<void>;
  kept: Record<string, string>;
};

const forms: Form[] = [
  {
    path: '/contact',
    island: '#write [data-island]',
    fill: fillContact,
    use: (page) => page.locator('#write button[type="submit"]').click(),
    kept: visitor,
  },
  {
    path: '/admissions',
    island: '#enquiry [data-island]',
    fill: (page) => fillEnquiry(page, { ...applicant, phone: '' }),
    use: (page) => page.locator('#enquiry button[type="submit"]').click(),
    kept: { ...applicant, phone: '' },
  },
  {
    path: '/admissions/costs',
    island: '[data-island="cost-sheet"]',
    fill: async (page) => {
      await page.locator('[name="tuition"]').fill('18000');
      await page.locator('[name="years"]').selectOption('3');
    },
    use: (page) => page.locator('[name="hostel"]').fill('100'),
    kept: { tuition: '18000', years: '3' },
  },
  {
    path: '/courses/what-can-i-study',
    island: 'main [data-island]',
    fill: (page) => page.locator('[name="aggregate"]').fill('72'),
    use: (page) => page.locator('[name="passed"]').nth(1).check(),
    kept: { aggregate: '72' },
  },
  {
    path: '/courses',
    island: 'main [data-island]',
    fill: (page) => page.locator('[name="q"]').fill('bpt'),
    use: (page) => page.locator('main [data-island] button[type="submit"]').click(),
    kept: { q: 'bpt' },
  },
];

async function expectKept(page: Page, { island, kept }: Form, served: string) {
  await expect(page.locator(island)).toHaveAttribute('data-failed', '');
  expect(await page.locator(island).innerHTML()).toBe(served);
  for (const [name, value] of Object.entries(kept)) {
    await expect(page.locator(`${island} [name="${name}"]`)).toHaveValue(value);
  }
}

function errorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}

// One form on each change and the others each night: what keeps an island is one part, and unit
// tests break every island.
const each = langs.flatMap((lang) =>
  forms.map((form) => {
    const when = lang !== defaultLang && form.path === '/contact' ? {} : nightly;
    return { ...form, address: at(lang, form), when };
  }),
);

function at(lang: Lang, { path }: Form): string {
  return pathIn(lang, path);
}

for (const form of each) {
  const { address, island, fill, use, when } = form;

  test(`${address}: an island that cannot start stays as it was served`, when, async ({ page }) => {
    const errors = errorsOf(page);
    expectErrors(page, /on purpose/);
    await page.addInitScript(breakIslands, { atStart: true, island });
    const release = await holdIslands(page);
    await page.goto(address);
    const served = await page.locator(island).innerHTML();
    await fill(page);
    await release();
    await expectKept(page, form, served);
    expect(errors).toEqual([expect.stringContaining('on purpose')]);
  });

  test(
    `${address}: an island that breaks in use is again as it was served`,
    when,
    async ({ page }) => {
      const errors = errorsOf(page);
      expectErrors(page, /on purpose/);
      alertsOf(page);
      await page.addInitScript(breakIslands, { atStart: false, island });
      await page.goto(address);
      const served = await page.locator(island).innerHTML();
      await islandsReady(page);
      await fill(page);
      await page.evaluate(() => {
        window.faulty = true;
      });
      await use(page);
      await expectKept(page, form, served);
      await use(page);
      await expectKept(page, form, served);
      // A handler that reads the same words throws as well.
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.filter((error) => !error.includes('on purpose'))).toEqual([]);
    },
  );

  test(`${address}: a browser without the newest methods loses nothing`, when, async ({ page }) => {
    await page.addInitScript(removeNewMethods);
    const release = await holdIslands(page);
    await page.goto(address);
    await fill(page);
    await release();
    await expect(page.locator(`${island}:is([data-ready], [data-failed])`)).toHaveCount(1);
    for (const [name, value] of Object.entries(form.kept)) {
      await expect(page.locator(`${island} [name="${name}"]`)).toHaveValue(value);
    }
  });

  test(
    `${address}: what is typed before a translated island starts is kept`,
    when,
    async ({ page }) => {
      const release = await holdIslands(page);
      await page.goto(address);
      await translate(page);
      await fill(page);
      const [first = ''] = Object.keys(form.kept);
      const field = page.locator(`${island} [name="${first}"]`);
      await field.focus();
      await release();
      await expect(page.locator(island)).toHaveAttribute('data-ready', '');
      for (const [name, value] of Object.entries(form.kept)) {
        await expect(page.locator(`${island} [name="${name}"]`)).toHaveValue(value);
      }
      await expect(field).toBeFocused();
    },
  );
}

test(
  'a pop-up whose files are missing keeps what is typed when it is sent',
  nightly,
  async ({ page }) => {
    expectErrors(page, /Failed to fetch dynamically imported module/);
    await page.route(islandScript, (route) => route.abort());
    await page.goto('/');
    await page.locator('button[command="show-modal"][commandfor="admission-form"]').click();
    const dialog = page.getByRole('dialog');
    const name = dialog.locator('[name="fullName"]');
    await name.fill(visitor.fullName);
    await expect(dialog.locator('[data-failed]')).toHaveCount(1);
    await dialog.locator('button[type="submit"]').click();
    await expect(name).toBeVisible();
    await expect(name).toHaveValue(visitor.fullName);
  },
);

test('the first press on a translated page is not lost', async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto('/contact');
  await translate(page);
  await page.locator('#write button[type="submit"]').click();
  await release();
  await expect(page.locator('#write [aria-invalid="true"]')).toHaveCount(4);
});

test('sums and results follow what is typed after the page was translated', async ({ page }) => {
  await openPage(page, '/admissions/costs');
  await translate(page);
  await page.locator('[name="tuition"]').fill('100000');
  const sums = page.locator('main output b');
  await expect(sums).toHaveText([/\b1,00,000$/, /\b4,00,000$/]);
  await page.locator('[name="tuition"]').fill('20000');
  await translate(page);
  await page.locator('[name="tuition"]').fill('nothing');
  await expect(page.locator('#costs-tuition-error')).toBeVisible();
  await page.locator('[name="tuition"]').fill('50000');
  await expect(sums).toHaveText([/\b50,000$/, /\b2,00,000$/]);
});

test(
  'the finder and the search go on while the page is translated again and again',
  nightly,
  async ({ page }) => {
    const errors = errorsOf(page);
    await openPage(page, '/courses/what-can-i-study');
    const main = page.locator('main [data-island]');
    for (const passed of [1, 0, 1]) {
      await translate(page);
      await page.locator('[name="passed"]').nth(passed).check();
      await expect(page.locator('#result article').first()).toBeVisible();
    }
    for (const marks of ['72', '30', '', '95', '200']) {
      await translate(page);
      await page.locator('[name="aggregate"]').fill(marks);
      await page.locator('[name="aggregate"]').blur();
    }
    for (const stream of await page.locator('[name="stream"]').all()) {
      await translate(page);
      await stream.check();
    }
    await expect(main).toHaveAttribute('data-ready', '');
    await page.goto('/search');
    await islandsReady(page);
    for (const query of ['hostel', 'fees', 'hostel fees', 'xyzzy', 'bus']) {
      await translate(page);
      await page.locator('[name="q"]').fill(query);
      await page.locator('[name="q"]').press('Enter');
      await expect(page.locator('main [role="status"]')).toContainText(query);
    }
    await expect(main).toHaveAttribute('data-ready', '');
    expect(errors).toEqual([]);
  },
);
