import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { type PhotographName, photographFiles } from '../../src/content/schemas/photographs.ts';
import { untiedText } from '../../src/lib/tied-text.ts';
import { accessibilityFaults } from '../support/accessibility.ts';
import { copyProject, startDesk, stopDesk } from './desk-process.ts';
import { expect, type Locator, type Page, test } from './test.ts';

test.describe.configure({ mode: 'serial' });

let project: ReturnType<typeof copyProject>;
let desk: Awaited<ReturnType<typeof startDesk>>;
/** The phone number that the first test changes. */
let phone: string;

test.beforeAll(async () => {
  project = copyProject();
  openAgain();
  phone = textIn('site.yaml', 'phone');
  desk = await startDesk(project.root);
});
test.afterAll(async () => {
  await stopDesk(desk.process);
  project.remove();
});
test.beforeEach(async ({ page }) => {
  await page.goto(desk.address);
  await expect(page.getByRole('heading', { name: 'Open facts' })).toBeVisible();
});

const pictures = () => path.join(project.root, 'public/pictures');
const picturesOf = () => readdirSync(pictures()).sort();

/** A text of a content file without its mark: officers may change it, so no test says it again. */
function textIn(name: string, ...place: (string | number)[]): string {
  const text = parseDocument(project.textOf(name)).getIn(place);
  if (typeof text !== 'string' || !text)
    throw new Error(`${name} has no text ${place.join(' › ')}.`);
  return text;
}

/** The text of a picture; the desk names the picture by it. */
const textOfPicture = (name: string) => textIn('pictures.yaml', name);

/** Opens the facts that the tests settle: the officers will have settled them one day. */
function openAgain() {
  const facts: [name: string, settled: RegExp, open: string][] = [
    ['site.yaml', /^((?:phone|email): )(?!!)/gm, '$1!placeholder '],
    ['fees.yaml', /(programme: gnm, tuition: )(?!!)[^ ]+/, '$1!ask Tuition of GNM for a year'],
  ];
  for (const [name, settled, open] of facts) {
    const text = project.textOf(name).replace(settled, open);
    writeFileSync(path.join(project.root, 'content', name), text);
  }
  project.git('commit', '--quiet', '--all', '--allow-empty', '--message', 'Open again');
}

/** All files of the photograph that one of them belongs to. */
const filesOf = (file = '') => {
  const [name = ''] = /^photo-[a-z]+-[a-z0-9]+/.exec(file) ?? [];
  const files = photographFiles(name as PhotographName).map((one) => one.file);
  return files.sort();
};
/** A photograph with what cameras note in it. */
const photograph = async (name: string, width = 1600) => {
  const height = Math.round(width * 0.75);
  const background = { r: 120, g: 90, b: 60 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD0: { Artist: 'A. Photographer' } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
};
const describePhotograph = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Use a photograph' });
  await dialog.getByLabel('English').fill('Students in the ward');
  await dialog.getByLabel('Telugu').fill('వార్డులో విద్యార్థులు');
  await dialog.getByRole('button', { name: 'Use this photograph' }).click();
};

/** A place says beside its name that it holds changes. */
const place = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Pages and programmes' })
    .getByRole('button', { name: new RegExp(`^${name}( changed)?$`) })
    .click();
const fold = async (page: Page, title: string | RegExp) => {
  const found = page
    .locator('details', { has: page.locator('> summary', { hasText: title }) })
    .last();
  await found.locator('> summary .fold-title').click();
  return found;
};
/** The list of open facts begins with those that are missed most. */
const listAllFacts = async (page: Page) => {
  const others = page.getByRole('button', { name: /^Show all \d+ open facts$/ });
  if (await others.isVisible()) await others.click();
};
/** The page beside the form, as it is now. */
const shown = (page: Page) => page.frameLocator('.frame iframe:not([data-coming])').locator('body');
const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.notice')).toContainText('Saved:');
};

test('a phone number and an hour are seen in the page before they are saved', async ({ page }) => {
  await place(page, 'The institution');
  await page.getByLabel('Phone', { exact: true }).fill('+91 98480 12345');
  await expect(shown(page)).toContainText('+91 98480 12345');
  // Visitors would rather see other letters than wait; here a break in a word is taken for a fault.
  const displays = await shown(page).evaluate(() =>
    [...document.fonts].map(({ display }) => display),
  );
  expect(displays).toContain('block');
  expect(displays).not.toContain('optional');
  const hours = await fold(page, 'Hours');
  await hours.locator('.entry .fold-title').first().click();
  const closes = hours.getByLabel('Closes').first();
  await closes.fill('4:30 PM');
  await closes.blur();
  await expect(closes).toHaveValue('16:30');
  await expect(shown(page)).toContainText('4:30');
  expect(project.textOf('site.yaml')).toContain(`phone: !placeholder '${phone}'`);
  await save(page);
  expect(project.textOf('site.yaml')).toContain("\nphone: '+91 98480 12345'\n");
});

test('the slide that is edited is the one that is shown, at each width', async ({ page }) => {
  const heading = textIn('home.yaml', 'hero', 'slides', 1, 'heading');
  await place(page, 'Home');
  await fold(page, /^Top of the page$/);
  const slide = await fold(page, heading);
  await slide.getByLabel('Heading', { exact: true }).focus();
  const active = () => shown(page).locator('[data-carousel-item][data-active="true"]').first();
  await expect(active()).toContainText(heading);
  await page.getByRole('button', { name: 'Computer', exact: true }).click();
  await slide.getByLabel('Heading', { exact: true }).focus();
  await expect(active()).toContainText(heading);
  // It stays there while the officer types.
  const pause = shown(page).locator('[data-carousel-pause]').first();
  await expect(pause).toHaveAttribute('data-playing', 'false');
});

test('an intake, an age limit and a question are changed', async ({ page }) => {
  await place(page, 'BPT');
  await expect(page.locator('.frame iframe:not([data-coming])')).toHaveAttribute('src', /bpt/);
  await (await fold(page, /^Intake/)).getByLabel(/^Seats/).fill('61');
  await expect(shown(page)).toContainText('61 seats');
  // The changed element is scrolled into the viewport, and marked.
  const marked = page.frameLocator('.frame iframe:not([data-coming])').locator('[data-at-desk]');
  await expect(marked).toContainText('61');
  await expect(marked).toBeInViewport();
  await page.getByLabel('Page shown').selectOption('BPT - Eligibility Criteria');
  await expect(page.getByRole('button', { name: 'Phone', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const age = (await fold(page, /^Entry$/)).locator('fieldset', { hasText: /^Age/ });
  await age.getByLabel(/^Minimum/).fill('18');
  await expect(shown(page)).toContainText('At least 18 years');
  await place(page, 'Contact');
  await fold(page, 'Questions and answers');
  await (await fold(page, textIn('contact.yaml', 'faq', 'items', 0, 'question')))
    .getByLabel('Question', { exact: true })
    .fill('How can I apply?');
  await expect(shown(page)).toContainText('How can I apply?');
  await expect(page.getByText('The English has changed since.')).toBeVisible();
  await save(page);
  // The page beside the form stays at what was saved.
  await expect(page.getByRole('button', { name: 'What changed', exact: true })).toBeVisible();
  await expect(page.locator('.frame iframe')).toHaveCount(1);
  await expect(marked).toHaveText('How can I apply?');
});

test('a day that cannot be is told where it is typed, and is not saved', async ({ page }) => {
  await place(page, 'Contact');
  await page.getByLabel('Heading', { exact: true }).first().fill('Talk with us');
  const question = page.getByLabel('Search in all fields');
  const opens = page.locator('[data-field="programmes.gnm.opens"]');
  const day = opens.locator('input');
  const told = opens.getByText('The day is not complete, or there is no such day.');
  const save = page.getByRole('button', { name: 'Save' });
  const named = page.getByRole('button', { name: 'Admission dates: Programmes › GNM › Opens' });
  await question.fill('gnm opens');
  await page.getByRole('button', { name: /GNM › Opens/ }).click();
  await expect(day).toBeFocused();
  await expect(save).toBeEnabled();
  // A day without its year, then the 31st of February, whichever comes first: day or month.
  for (const [before, keys] of [
    ['', ['ArrowUp']],
    ['2027-01-30', ['ArrowUp', 'ArrowRight', 'ArrowUp']],
  ] as const) {
    await day.fill(before);
    for (const key of keys) await page.keyboard.press(key);
    await expect(told).toBeHidden();
    await save.click({ force: true });
    await expect(told).toBeVisible();
    await expect(named).toBeVisible();
    await expect(save).toBeDisabled();
  }
  // It is still named when the officer comes back to it, and goes when it is taken back.
  await place(page, 'Contact');
  await named.click();
  await question.focus();
  await expect(told).toBeVisible();
  await day.press('ArrowUp');
  await opens.getByRole('button', { name: 'Take back' }).click();
  await expect(told).toBeHidden();
  expect(await day.evaluate((input: HTMLInputElement) => input.validity.badInput)).toBe(false);
  await expect(save).toBeEnabled();
  expect(project.textOf('contact.yaml')).not.toContain('Talk with us');
});

test('a member gets a name and another portrait', async ({ page }) => {
  await place(page, 'About Us');
  const members = await fold(page, 'Governing body');
  await members.locator('.entry .fold-title').first().click();
  // Its heading becomes the name.
  const founder = page.locator('.entry', { has: page.getByLabel('Code', { exact: true }) });
  await founder.getByLabel(/^Name/).fill('Dr. A. Example');
  await founder.getByLabel('Telugu: Name').fill('డా. ఎ. ఉదాహరణ');
  await founder.getByLabel('Portrait').click();
  await page.getByRole('button', { name: 'portrait director' }).click();
  await expect(shown(page)).toContainText('Dr. A. Example');
  await save(page);
});

test('a facility is added', async ({ page }) => {
  await place(page, 'Facilities');
  await fold(page, /^Facilities$/);
  await page.getByRole('button', { name: 'Add to “Facilities”' }).click();
  const card = page.locator('.entry').last();
  await card.getByLabel('Name', { exact: true }).fill('Garden');
  await card.getByLabel('Telugu: Name').fill('తోట');
  await card.getByLabel('Description', { exact: true }).fill('For shade.');
  await card.getByLabel('Telugu: Description').fill('నీడ కోసం.');
  await expect(card.getByText('Is no picture of the site', { exact: false })).toBeVisible();
  await card.getByLabel('Picture', { exact: true }).click();
  await page.getByRole('button', { name: textOfPicture('circle-d') }).click();
  await expect(shown(page)).toContainText('Garden');
  await save(page);
});

test('a master course is added, with its fee and its bodies', async ({ page }) => {
  await place(page, 'Master Courses');
  await fold(page, /^Courses$/);
  await page.getByRole('button', { name: 'Add to “Courses”' }).click();
  const course = page.locator('.entry').last();
  const text = async (label: string, english: string, telugu: string) => {
    await course.getByLabel(label, { exact: true }).fill(english);
    await course.getByLabel(`Telugu: ${label}`, { exact: true }).fill(telugu);
  };
  await course.getByLabel('Code', { exact: true }).fill('mph');
  await text('Title', 'Master of Public Health', 'ప్రజారోగ్యంలో మాస్టర్స్');
  await course.getByLabel('Years', { exact: true }).fill('2');
  await course.getByLabel('Link', { exact: true }).selectOption('/courses/bachelor');
  await course.getByLabel('Picture', { exact: true }).click();
  await page.getByRole('button', { name: textOfPicture('clinic-a') }).click();
  await text('Description', 'Health of whole villages.', 'ఊరి మొత్తం ఆరోగ్యం.');
  await course.getByLabel('BPT', { exact: true }).check();
  await text('Text', 'Ask the office.', 'ఆఫీసును అడగండి.');
  await course.getByRole('button', { name: 'Add “Source”' }).click();
  await text('Name of the source', 'The university', 'విశ్వవిద్యాలయం');
  await course.getByLabel('Address of the source').fill('https://drntr.uhsap.in');
  await course.getByLabel('Checked').fill('2026-11-01');
  // Missing entries of other lists are reported at once, with a link to each.
  await page.getByRole('button', { name: 'Fees: Levels' }).click();
  const level = await fold(page, /^Master Courses$/);
  await level.getByRole('button', { name: 'Add to “Courses”' }).click();
  await level.getByLabel(/^Master/).fill('mph');
  await level.getByLabel(/^Tuition/).fill('70000');
  await page.getByRole('button', { name: /: Bodies$/ }).click();
  await page.getByRole('button', { name: 'Add to “Bodies”' }).click();
  const step = page.locator('.entry').last();
  await step.getByLabel('Step', { exact: true }).fill('mph');
  await step.getByRole('button', { name: 'Add to “Bodies”' }).click();
  await page.getByLabel('Bodies', { exact: true }).fill('NTRUHS');
  await place(page, 'Master Courses');
  await expect(shown(page)).toContainText('Master of Public Health');
  await save(page);
});

test('a photograph takes the place of a picture, and goes when that is undone', async ({
  page,
}) => {
  const before = picturesOf();
  await place(page, 'Facilities');
  await fold(page, /^Facilities$/);
  const card = await fold(page, textIn('facilities.yaml', 'facilities', 0, 'name'));
  const chosen = card.locator('.picture img');
  const drawing = await chosen.getAttribute('src');
  await card.getByLabel('Use a photograph …').setInputFiles(await photograph('ward.jpg'));
  const dialog = page.getByRole('dialog', { name: 'Use a photograph' });
  const frame = dialog.locator('.focus-crop');
  await expect(frame).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  const { x } = (await frame.boundingBox()) ?? { x: 0 };
  await dialog.locator('.focus-picture').click({ position: { x: 3, y: 60 } });
  await expect(dialog.getByLabel('From left to right')).toHaveValue(/^[0-2]$/);
  await dialog.getByLabel('From top to bottom').press('Home');
  await expect(dialog.getByLabel('From top to bottom')).toHaveValue('0');
  expect((await frame.boundingBox())?.x).toBeLessThanOrEqual(x);
  // Nothing is taken without a text.
  await dialog.getByRole('button', { name: 'Use this photograph' }).click();
  await expect(dialog).toBeVisible();
  await describePhotograph(page);
  await expect(dialog).toBeHidden();
  const inPage = shown(page)
    .locator('img[src*="photo-small-"], img[src*="photo-picture-"]')
    .first();
  await expect(inPage).toHaveAttribute('alt', 'Students in the ward');
  expect(await inPage.evaluate((img: HTMLImageElement) => img.decode())).toBeUndefined();
  await expect(shown(page)).toContainText(textIn('site.yaml', 'footer', 'pictures', 'mixed'));
  expect(picturesOf()).toEqual(before);
  await save(page);
  const files = picturesOf().filter((file) => !before.includes(file));
  expect(files).toEqual(filesOf(files[0]));
  for (const file of files) {
    const { exif, icc } = await sharp(path.join(pictures(), file)).metadata();
    expect([exif, icc]).toEqual([undefined, undefined]);
  }
  await page.getByRole('button', { name: 'What changed' }).click();
  await page.getByRole('button', { name: 'Undo save 1' }).click();
  await expect(page.locator('.notice')).toContainText('Undone:');
  expect(picturesOf()).toEqual(before);
  await page.keyboard.press('Escape');
  await expect(chosen).toHaveAttribute('src', drawing ?? '');
});

test('a photograph is taken with the keyboard alone, or given up', async ({ page }) => {
  await place(page, 'Facilities');
  await fold(page, /^Facilities$/);
  const card = await fold(page, textIn('facilities.yaml', 'facilities', 0, 'name'));
  const input = card.getByLabel('Use a photograph …');
  const dialog = page.getByRole('dialog', { name: 'Use a photograph' });
  const across = dialog.getByLabel('From left to right');
  const down = dialog.getByLabel('From top to bottom');
  const cut = dialog.locator('.focus-crop');
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await input.press('Enter');
    await (await chooser).setFiles(await photograph('ward.jpg'));
    await expect(across).toBeVisible();
  };
  const tabTo = async (next: Locator) => {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  };
  await choose();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(input).toBeFocused();

  await choose();
  await tabTo(across);
  await page.keyboard.press('ArrowLeft');
  await expect(across).toHaveValue('49');
  await tabTo(down);
  const before = (await cut.boundingBox())?.y ?? 0;
  await page.keyboard.press('End');
  await expect.poll(async () => (await cut.boundingBox())?.y).toBeGreaterThan(before);
  await tabTo(dialog.getByLabel('English'));
  await page.keyboard.insertText('Students in the ward');
  await tabTo(dialog.getByLabel('Telugu'));
  await page.keyboard.insertText('వార్డులో విద్యార్థులు');
  await tabTo(dialog.getByRole('button', { name: 'Use this photograph' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(input).toBeFocused();
  await expect(shown(page).getByAltText('Students in the ward').first()).toBeAttached();
});

test('a portrait is dropped on a member, and leaves no file when another takes its place', async ({
  page,
}) => {
  await place(page, 'About Us');
  await fold(page, 'Governing body');
  await fold(page, 'Dr. A. Example');
  const before = picturesOf();
  for (const name of ['first.jpg', 'second.jpg']) {
    const { buffer } = await photograph(name, name === 'first.jpg' ? 1400 : 1500);
    const data = await page.evaluateHandle(
      ([base64, fileName]) => {
        const bytes = Uint8Array.from(atob(base64 ?? ''), (letter) => letter.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], fileName ?? '', { type: 'image/jpeg' }));
        return transfer;
      },
      [buffer.toString('base64'), name],
    );
    await page
      .locator('.picture-input', { has: page.getByLabel('Portrait') })
      .first()
      .dispatchEvent('drop', { dataTransfer: data });
    await describePhotograph(page);
    await expect(shown(page).locator('img[src*="photo-portrait-"]').first()).toBeAttached();
    await save(page);
    const files = picturesOf().filter((file) => !before.includes(file));
    expect(files).toEqual(filesOf(files[0]));
  }
});

test('a file that is no photograph is refused, and nothing is lost', async ({ page }) => {
  await place(page, 'Facilities');
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.fill('Come and see');
  await fold(page, /^Facilities$/);
  const card = await fold(page, textIn('facilities.yaml', 'facilities', 0, 'name'));
  const { buffer } = await photograph('half.jpg');
  const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files: [name: string, buffer: Buffer, message: RegExp][] = [
    ['text.jpg', Buffer.alloc(1_000_000, 'text '), /no photograph that can be read/],
    ['script.svg', Buffer.from(script), /no photograph that can be read/],
    ['half.jpg', buffer.subarray(0, 2000), /no photograph that can be read/],
    ['small.jpg', (await photograph('small.jpg', 400)).buffer, /too small: it has 400 × 300/],
  ];
  for (const [name, content, message] of files) {
    const file = { name, mimeType: 'image/jpeg', buffer: content };
    await card.getByLabel('Use a photograph …').setInputFiles(file);
    await expect(page.getByRole('alert').filter({ hasText: message })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
  const large = path.join(project.root, 'large.jpg');
  writeFileSync(large, Buffer.alloc(50_000_000));
  await card.getByLabel('Use a photograph …').setInputFiles(large);
  await expect(page.getByRole('alert').filter({ hasText: 'has 50 MB' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(title).toHaveValue('Come and see');
  page.on('dialog', (dialog) => dialog.accept());
});

test('an open fact is settled, undone and settled again', async ({ page }) => {
  const email = textIn('site.yaml', 'email');
  const fact = page.getByRole('listitem').filter({ hasText: email });
  await fact.getByRole('button', { name: /Confirm/ }).click();
  // The row stays, so that the next one does not move under the pointer.
  await expect(fact).toContainText('Settled.');
  await save(page);
  const settled = project.textOf('site.yaml');
  expect(settled).toContain(`\nemail: ${email}\n`);
  await page.getByRole('button', { name: 'What changed' }).click();
  await page.getByRole('button', { name: 'Undo save 1' }).click();
  await expect(page.locator('.notice')).toContainText('Undone:');
  expect(project.textOf('site.yaml')).toContain(`\nemail: !placeholder ${email}\n`);
});

test('an open fact is answered where it is asked', async ({ page }) => {
  const [, question = ''] =
    /programme: gnm, tuition: !ask (.*?) \}/.exec(project.textOf('fees.yaml')) ?? [];
  expect(question).not.toBe('');
  await listAllFacts(page);
  const fact = page.getByRole('listitem').filter({ hasText: question });
  await fact.getByRole('button', { name: /^Answer/ }).click();
  await expect(fact.getByLabel(/^Tuition/)).toBeFocused();
  const amount = fact.getByLabel(/^Tuition/);
  await page.keyboard.type('sixty thousand');
  const wrong = fact.getByText(/^Must be a (whole )?number in digits alone/);
  await expect(wrong).toBeVisible();
  // A wrong answer stays where it is.
  await fact.getByRole('button', { name: /^Done/ }).click();
  await expect(wrong).toBeVisible();
  await amount.fill('౬౧,౫౦౦/-');
  await expect(fact.getByText('₹ 61,500', { exact: true })).toBeVisible();
  await expect(shown(page)).toContainText('61,500');
  await amount.hover();
  await page.mouse.wheel(0, 300);
  await expect(amount).toHaveValue('౬౧,౫౦౦/-');
  await amount.blur();
  await expect(amount).toHaveValue('61500');
  await expect(wrong).toBeHidden();
  await fact.getByRole('button', { name: /^Done/ }).click();
  await expect(fact).toBeHidden();
  await save(page);
  expect(project.textOf('fees.yaml')).toContain('{ programme: gnm, tuition: 61500 }');
});

/** Opens the dialog in which the officer publishes. */
const toPublish = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  return page.getByRole('dialog', { name: 'Publish' });
};

test('what was saved becomes a version with what changed in plain words', async ({ page }) => {
  const bare = path.join(project.root, '.desk/hub.git');
  project.git('init', '--quiet', '--bare', bare);
  project.git('remote', 'add', 'origin', bare);
  const dialog = await toPublish(page);
  // Git on this computer knows the officer; a colleague who sits here now says so.
  await expect(dialog).toContainText('By An officer.');
  await dialog.getByRole('button', { name: 'Somebody else' }).click();
  await dialog.getByLabel('Your name, for your colleagues').fill('Lakshmi <script>');
  await dialog.getByRole('button', { name: /^(Publish|Send, without publishing)$/ }).click();
  await expect(page.getByText('Nothing is saved that is not published.')).toBeVisible();
  const branch = project.git('branch', '--show-current').trim();
  expect(project.git('--git-dir', bare, 'rev-parse', branch)).toBe(
    project.git('rev-parse', 'HEAD'),
  );
  expect(project.git('log', '-1', '--format=%an')).toBe('Lakshmi script\n');
  const message = project.git('log', '-1', '--format=%B');
  expect(message).toContain(`The institution › Phone: “${phone}” → “+91 98480 12345”`);
  expect(project.git('status', '--porcelain', '--', 'content')).toBe('');
  // A host that builds from the version has the portrait that was dropped on a member.
  const files = project.git('show', '--name-only', '--format=');
  expect(files).toMatch(/public\/pictures\/photo-portrait-\w+-640\.avif/);
});

test('a value of a version that is published comes back by itself', async ({ page }) => {
  await page.getByRole('button', { name: 'What changed' }).click();
  const dialog = page.getByRole('dialog', { name: 'What changed' });
  await expect(dialog).toContainText('by Lakshmi script');
  await dialog.getByRole('button', { name: 'Put back single values of version 1' }).click();
  const one = 'Put back the old value: The institution › Phone';
  await dialog.getByRole('button', { name: one, exact: true }).click();
  await page.keyboard.press('Escape');
  await place(page, 'The institution');
  const input = page.getByLabel('Phone', { exact: true });
  await expect(input).toHaveValue(phone);
  await input.locator('xpath=ancestor::*[@data-field]').getByText('Take back').click();
  await expect(input).toHaveValue('+91 98480 12345');
});

test('a field that another computer has changed too is asked about, and no other one', async ({
  page,
}) => {
  const { git, root } = project;
  const hub = path.join(root, '.desk/hub.git');
  if (!existsSync(hub)) {
    git('init', '--quiet', '--bare', hub);
    git('remote', 'add', 'origin', hub);
  }
  git('push', '--quiet', 'origin', 'HEAD');
  const other = path.join(root, '.desk/other');
  git('clone', '--quiet', hub, other);
  const contact = path.join(other, 'content/contact.yaml');
  const theirs = readFileSync(contact, 'utf8')
    .replace(/^heading: .*/m, 'heading: Come and talk')
    .replace(/^lead: .*/m, 'lead: One office answers.');
  writeFileSync(contact, theirs);
  const author = ['-c', 'user.name=Another', '-c', 'user.email=another@example.in'];
  git('-C', other, ...author, 'commit', '--quiet', '--all', '--message', 'Another computer');
  git('-C', other, 'push', '--quiet');
  const [, old = ''] = /^description: (.*)/m.exec(theirs) ?? [];
  const description = `${old} Come.`;
  await place(page, 'Contact');
  await page.getByLabel('Heading', { exact: true }).first().fill('Write to us');
  await page.getByLabel('Description', { exact: true }).first().fill(description);
  await save(page);
  const dialog = await toPublish(page);
  await dialog.getByRole('button', { name: /^(Publish|Send, without publishing)$/ }).click();
  await expect(dialog).toContainText('have changed the same field, each in another way');
  await expect(dialog.locator('.sides li')).toHaveText([
    /Heading .* → “Come and talk”$/,
    /Heading .* → “Write to us”$/,
  ]);
  await page.getByRole('button', { name: 'Publish both; mine where both differ' }).click();
  await expect(page.getByText('Nothing is saved that is not published.')).toBeVisible();
  const branch = git('branch', '--show-current').trim();
  const joined = git('--git-dir', hub, 'show', `${branch}:content/contact.yaml`);
  expect(joined).toBe(
    theirs
      .replace(/^heading: .*/m, 'heading: Write to us')
      .replace(/^description: .*/m, `description: ${description}`),
  );
  expect(project.textOf('contact.yaml')).toBe(joined);
});

test('two windows change one file, and nothing is lost', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto(desk.address);
  await place(page, 'Contact');
  await place(other, 'Contact');
  await page.getByLabel('Heading', { exact: true }).first().fill('Speak to us');
  await save(page);
  await other.getByLabel('Opening sentence', { exact: true }).first().fill('Call or come.');
  await expect(other.getByText('Contact was changed by somebody else meanwhile')).toBeVisible();
  await other.getByRole('button', { name: /^Keep both/ }).click();
  await save(other);
  expect(project.textOf('contact.yaml')).toMatch(/heading: Speak to us[\s\S]*lead: Call or come\./);
});

test('nobody else is answered', async ({ page }) => {
  const { origin } = new URL(desk.address);
  const ask = (address: string, headers: Record<string, string>) =>
    fetch(address, { method: 'POST', body: '{}', headers }).then(({ status }) => status);
  expect(await ask(`${desk.address}/changes`, { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await ask(`${desk.address}/changes`, {})).toBe(403);
  expect(await ask(`${origin}/open/guessed/changes`, { Origin: origin })).toBe(403);
  expect(await fetch(`${origin}/contact`).then(({ status }) => status)).toBe(403);
  expect(await page.evaluate(() => document.cookie)).toBe('');
});

test('the window never scrolls, and each place begins at its top', async ({ page }) => {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(await height()).toBe(0);
  const middle = page.locator('main');
  await listAllFacts(page);
  await page
    .getByRole('button', { name: /^(Answer|Change)/ })
    .last()
    .click();
  expect(await height()).toBe(0);
  await place(page, 'The institution');
  await middle.evaluate((element) => element.scrollTo(0, 600));
  await place(page, 'Contact');
  expect(await middle.evaluate((element) => element.scrollTop)).toBe(0);
});

test('the buttons of a list are large enough for a finger on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await place(page, 'The institution');
  for (const title of ['Social', 'Navigation']) await fold(page, title);
  for (const button of await page.locator('.entry-buttons button').all()) {
    const { width = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const scrolls = () =>
    page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ]);
  expect(await scrolls()).toEqual([0, 0]);
});

test('a long word leaves both languages their room', async ({ page }) => {
  await place(page, 'Contact');
  const lead = page.getByLabel('Opening sentence', { exact: true }).first();
  const telugu = page.getByLabel('Telugu: Opening sentence').first();
  const before = (await telugu.boundingBox())?.width;
  await lead.fill(`Come ${'x'.repeat(260)}`);
  expect((await telugu.boundingBox())?.width).toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  await page.locator('.field', { has: lead }).getByRole('button', { name: 'Take back' }).click();
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
});

test('a field is found by a question, and by a press on its text in the page', async ({ page }) => {
  await page.getByLabel('Search in all fields').fill('where is the phone number?');
  // A doubt on the first screen leads to the same field.
  const found = page.locator('.search').getByRole('button');
  await found.filter({ hasText: 'The institution › Phone' }).click();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await place(page, 'Contact');
  const lead = page.getByLabel('Opening sentence', { exact: true }).first();
  await shown(page)
    .getByText(await lead.inputValue())
    .first()
    .click();
  await expect(lead).toBeFocused();
});

test('browsers have nothing to complain of', async ({ page }) => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  await page.reload();
  for (const name of ['Contact', 'Home']) {
    await place(page, name);
    const heading =
      name === 'Home'
        ? textIn('home.yaml', 'categories', 'heading')
        : textIn('contact.yaml', 'heading');
    await expect(shown(page)).toContainText(heading);
    await page.waitForLoadState('networkidle');
  }
  expect(complaints).toEqual([]);
});

test('the desk is accessible', async ({ page }) => {
  expect(await accessibilityFaults(page)).toEqual([]);
  await place(page, 'About Us');
  await fold(page, 'Governing body');
  const member = await fold(page, /Dr. A. Example/);
  expect(await accessibilityFaults(page)).toEqual([]);
  await member.getByLabel('Portrait').click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'What changed' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await toPublish(page);
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('a narrow window, as one that is enlarged, shows all below each other', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await place(page, 'About Us');
  const title = page.getByLabel('Title', { exact: true }).first();
  await title.fill('About the colleges');
  await expect(title).toBeInViewport({ ratio: 1 });
  const right = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(right).toBe(390);
  await expect(page.getByText('Checking …')).toBeHidden();
  await page.getByRole('link', { name: 'Go to the page' }).click();
  await expect(page.getByLabel('Page shown')).toBeInViewport({ ratio: 1 });
  expect(await accessibilityFaults(page)).toEqual([]);
});

test('the built site says what was saved', async () => {
  // The runner of tests calls it a test; builds choose for themselves.
  const { NODE_ENV: _, ...env } = process.env;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: project.root, stdio: 'ignore', env });
  // Pages hold names such as ‘Dr. A.’ together with spaces that nobody types.
  const built = (name: string) =>
    untiedText(readFileSync(path.join(project.root, 'dist', name), 'utf8'));
  expect(built('contact.html')).toContain('+91 98480 12345');
  expect(built('contact.html')).toContain('4:30 PM');
  expect(built('contact.html')).toContain('How can I apply?');
  expect(built('courses/bachelor/bpt/about-bpt.html')).toContain('61 seats');
  expect(built('courses/bachelor/bpt/bpt-criteria.html')).toContain('At least 18 years');
  expect(built('facilities.html')).toContain('Garden');
  expect(built('te/facilities.html')).toContain('తోట');
  expect(built('about-us.html')).toContain('Dr. A. Example');
  expect(built('about-us.html')).toContain('photo-portrait-');
  expect(built('te/courses/master.html')).toContain('ప్రజారోగ్యంలో మాస్టర్స్');
  expect(built('contact.html')).not.toContain('content desk');
});

test('a desk that is killed gives back what was typed when it is started again', async ({
  page,
}) => {
  await place(page, 'Contact');
  await stopDesk(desk.process);
  await page.getByLabel('Opening sentence', { exact: true }).first().fill('Nothing is lost.');
  await expect(page.getByText('The desk does not answer.', { exact: false })).toBeVisible();
  desk = await startDesk(project.root);
  await page.getByLabel('Opening sentence', { exact: true }).first().fill('Nothing is lost!');
  await expect(page.locator('.notice')).toContainText('The desk was started again');
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(desk.address);
  await expect(page.locator('.notice')).toContainText('What you had not saved is here again.');
  await place(page, 'Contact');
  await expect(page.getByLabel('Opening sentence', { exact: true }).first()).toHaveValue(
    'Nothing is lost!',
  );
});
