import { content, edition } from './support/content.ts';
import { nightly } from './support/nightly.ts';
import { islandsReady, slidesDecoded } from './support/pages.ts';
import { expect, type Page, test } from './support/test.ts';

const { members } = content['about-us'].governingBody;
const nameOf = ({ name, designation }: (typeof members)[number]) => name ?? designation;
const people = members.map(nameOf);
const [director = ''] = members.filter(({ id }) => id === 'director').map(nameOf);
const portrait = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name} (enlarge portrait)` });

test('mission and vision have a description and points', async ({ page }) => {
  await page.goto('/about-us');
  for (const { heading: name, points } of [
    content['about-us'].mission,
    content['about-us'].vision,
  ]) {
    const card = page.locator('section').filter({
      has: page.getByRole('heading', { name, level: 2 }),
    });
    await expect(card.getByRole('listitem')).toHaveCount(points.length);
    await expect(card.getByRole('heading', { level: 3 })).toHaveCount(points.length);
  }
});

test('each portrait opens enlarged', nightly, async ({ page }) => {
  await page.goto('/about-us');
  for (const name of people) {
    await portrait(page, name).click();
    const dialog = page.getByRole('dialog', { name });
    await expect(dialog).toBeVisible();
    const [small, large] = await Promise.all(
      [
        portrait(page, name),
        dialog.getByRole('button', { name: edition.words.about.closePortrait }),
      ].map((place) => place.boundingBox()),
    );
    expect(large?.width).toBeGreaterThan(small?.width ?? 0);
    await page.keyboard.press('Escape');
  }
});

test('a portrait closes in four ways, and the focus goes back', async ({ page }) => {
  await page.goto('/about-us');
  for (const close of [
    () => page.getByRole('button', { name: edition.words.about.closePortrait }).click(),
    () => page.getByRole('button', { name: 'Close', exact: true }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
  ]) {
    await portrait(page, director).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await close();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(portrait(page, director)).toBeFocused();
  }
});

test('the director has a mail address', nightly, async ({ page }) => {
  await page.goto('/about-us');
  await expect(page.getByRole('link', { name: 'Write to the director' })).toHaveAttribute(
    'href',
    /^mailto:[^@?]+@[^@?]+$/,
  );
});

test('the bodies are named, each with a logo of ours and a link to its site in a new tab', async ({
  page,
}) => {
  await page.goto('/about-us');
  const bodies = page.locator('#affiliations li');
  await expect(bodies).toHaveCount(content['about-us'].affiliations.bodies.length);
  for (const body of await bodies.all()) {
    await expect(body.locator('img')).toHaveAttribute('src', /^\/patterns\/seal-\w+\.svg$/);
    const link = body.getByRole('link');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});

test('Vibrant Campus Life leads to the facilities', nightly, async ({ page }) => {
  await page.goto('/about-us');
  const life = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Vibrant Campus Life' }),
  });
  await expect(life.getByRole('link')).toHaveAttribute('href', '/facilities');
});

test(
  'the facilities hero turns through four titled pictures, one every five seconds',
  nightly,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/facilities');
    await slidesDecoded(page);
    await page.clock.runFor(3000);
    await islandsReady(page);
    await page.mouse.move(5, 890);
    const slides = page.getByRole('group', { name: /of 4$/, includeHidden: true });
    await expect(slides).toHaveCount(content.facilities.hero.slides.length);
    const active = page.locator('[role="group"][data-active="true"]');
    const seen = new Set<string>();
    for (let step = 0; step < 4; step += 1) {
      seen.add((await active.locator('.display').textContent()) ?? '');
      await page.clock.runFor(5000);
    }
    expect(seen.size).toBe(4);
  },
);

test('there are twelve facilities, each with a picture and a name', async ({ page }) => {
  await page.goto('/facilities');
  const section = page.locator('section').filter({
    has: page.getByRole('heading', { name: content.facilities.intro.heading }),
  });
  const cards = section.getByRole('listitem');
  await expect(cards).toHaveCount(content.facilities.facilities.length);
  await expect(section.getByRole('heading', { level: 3 })).toHaveCount(
    content.facilities.facilities.length,
  );
  await expect(cards.locator('img')).toHaveCount(content.facilities.facilities.length);
});

test('the gallery shows ten pictures twice, the second time not to readers', async ({ page }) => {
  await page.goto('/facilities');
  const rows = page.locator('section[tabindex="0"] ul');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0).locator('img')).toHaveCount(content.facilities.gallery.pictures.length);
  await expect(rows.nth(1).locator('img')).toHaveCount(content.facilities.gallery.pictures.length);
  await expect(rows.nth(1)).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByRole('link', { name: 'Gallery', exact: true })).toHaveAttribute(
    'href',
    '/under-development',
  );
});
