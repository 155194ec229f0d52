import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyProject, startDesk, stopDesk } from './desk-process.ts';
import { expect, type Page, test } from './test.ts';

let project: ReturnType<typeof copyProject>;
const content = (name: string) => path.join(project.root, 'content', name);
let desk: Awaited<ReturnType<typeof startDesk>> | undefined;

test.beforeAll(() => {
  project = copyProject();
});
test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
});
test.afterAll(async () => {
  await stop();
  project.remove();
});

/** One desk serves all tests that do not stop it. */
async function openContact(page: Page) {
  desk ??= await startDesk(project.root);
  await page.goto(desk.address);
  await openPlace(page);
}
async function openPlace(page: Page, name = 'Contact') {
  const places = page.getByRole('navigation', { name: 'Pages and programmes' });
  await places.getByRole('button', { name: new RegExp(`^${name}( changed)?$`) }).click();
}
async function stop() {
  if (desk) await stopDesk(desk.process);
  desk = undefined;
}
const lead = (page: Page) => page.getByLabel('Opening sentence', { exact: true }).first();
const telugu = (page: Page) => page.getByLabel('Telugu: Opening sentence').first();
const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const notice = (page: Page) => page.locator('.notice');

test('hostile text is text, and a megabyte of it is too much', async ({ page }) => {
  await openContact(page);
  const hostile = '</script><img src=x onerror="document.title=1"> # no: comment';
  await lead(page).fill(hostile);
  await expect(page.getByText(/holds HTML/i).first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
  // Invisible characters in pasted text are removed.
  await lead(page).fill('\u202e" onerror="document.title=1" < # no: comment\u200b');
  const plain = '" onerror="document.title=1" < # no: comment';
  await expect(lead(page)).toHaveValue(plain);
  const body = page.frameLocator('.frame iframe:not([data-coming])').locator('body');
  await expect(body).toContainText(plain);
  expect(await body.evaluate(() => document.title)).not.toBe('1');
  await save(page).click();
  await expect(notice(page)).toContainText('Saved:');
  await lead(page).fill('a'.repeat(1_000_000));
  await expect(page.getByText(/longer than 100,000 characters/i).first()).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await lead(page).fill('Short again.');
  await expect(save(page)).toBeEnabled();
});

test('letters that no document can show are refused, and what is typed stays', async ({ page }) => {
  const before = project.textOf('programmes/bpt.yaml');
  await openContact(page);
  await openPlace(page, 'BPT');
  const name = page.getByLabel('Full name', { exact: true });
  await name.fill('भौतिक चिकित्सा');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(notice(page)).toContainText('for which the fonts of the site have no letter');
  await expect(name).toHaveValue('भौतिक चिकित्सा');
  expect(project.textOf('programmes/bpt.yaml')).toBe(before);
});

test('a file that is broken by hand is named, holds up no other one, and is put back', async ({
  page,
}) => {
  const home = project.textOf('home.yaml');
  const broken = home.replace('\n', '\nbroken: [\n');
  await openContact(page);
  writeFileSync(content('home.yaml'), broken);
  await lead(page).fill('Still here.');
  await expect(page.getByText(/^content\/home\.yaml, line \d/)).toBeVisible();
  await save(page).click();
  await expect(notice(page)).toContainText('Saved:');
  expect(project.textOf('contact.yaml')).toContain('Still here.');
  expect(project.textOf('home.yaml')).toBe(broken);
  await page.getByRole('button', { name: 'Put back the last version of this file' }).click();
  await expect(page.getByText(/^content\/home\.yaml, line \d/)).toBeHidden();
  expect(project.textOf('home.yaml')).toBe(home);
});

const damages: [what: string, damage: (text: string) => string | undefined][] = [
  ['broken', (text) => text.replace('\n', '\nbroken: [\n')],
  ['deleted', () => undefined],
  ['empty', () => ''],
  ['without fields', () => 'hello\n'],
];
for (const [what, damage] of damages) {
  test(`a desk that starts with a file that is ${what} shows all others, and puts it back`, async ({
    page,
  }) => {
    const name = what === 'deleted' ? 'te/home.yaml' : 'home.yaml';
    const home = project.textOf(name);
    await stop();
    const text = damage(home);
    if (text === undefined) rmSync(content(name));
    else writeFileSync(content(name), text);
    desk = await startDesk(project.root);
    await page.goto(desk.address);
    await expect(page.getByText(`content/${name}`).first()).toBeVisible();
    await expect(page.locator('.facts li').first()).toBeVisible();
    const ofHome = page.locator('.places button').filter({ hasText: /^Home/ });
    await expect(ofHome.locator('.count')).toHaveCount(0);
    await openPlace(page, 'Home');
    await expect(page.locator('.file')).toContainText('cannot be read');
    // The page beside the form is made of the last text that could be read.
    const body = page.frameLocator('.frame iframe:not([data-coming])').locator('body');
    await expect(body.locator('h1')).toBeVisible();
    await page.getByRole('button', { name: 'Put back the last version of this file' }).click();
    await expect(page.locator('.file').getByLabel('Title', { exact: true })).toBeVisible();
    expect(project.textOf(name)).toBe(home);
  });
}

test('a folder that may not be written to is named, and what is typed stays', async ({ page }) => {
  const before = project.textOf('contact.yaml');
  const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  await stop();
  const own = path.join(project.root, '.desk');
  const writable = [project.root, own];
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own);
  for (const folder of writable) chmodSync(folder, 0o777);
  chmodSync(content(''), 0o555);
  desk = await startDesk(project.root, nobody);
  await openContact(page);
  await lead(page).fill('Not written.');
  await save(page).click();
  await expect(notice(page)).toContainText('does not let the desk write to content');
  await expect(lead(page)).toHaveValue('Not written.');
  expect(project.textOf('contact.yaml')).toBe(before);
  chmodSync(content(''), 0o755);
  await stop();
});

test('a desk goes on without its parent and after an error, and never ends without a word', async () => {
  const said = () => readFileSync(path.join(project.root, 'said'), 'utf8');
  const fails = "process.on('SIGUSR2',()=>{throw(Error('unforeseen'))})";
  const shell = spawn(
    'sh',
    ['-c', ': >said; node commands/run.js desk/serve.ts >said 2>&1 & echo $!; read line'],
    {
      cwd: project.root,
      env: { ...process.env, NODE_OPTIONS: `--import=data:text/javascript,${fails}` },
    },
  );
  const id = Number(await once(shell.stdout, 'data'));
  await expect.poll(said).toContain('The desk is at');
  shell.stdin.end();
  await new Promise((done) => setTimeout(done, 2000));
  process.kill(id, 'SIGUSR2');
  await expect.poll(said).toContain('unforeseen');
  const [address = ''] = /http:\S+/.exec(said()) ?? [];
  expect((await fetch(address)).status).toBe(200);
  process.kill(id);
  await expect.poll(said).toContain('The desk has ended. What was saved is kept.');
});

test('of two desks on one folder neither overwrites the other', async ({ page, context }) => {
  await openContact(page);
  const other = await context.newPage();
  const second = await startDesk(project.root, {}, 1);
  await other.goto(second.address);
  await openPlace(other);
  await lead(other).fill('Of the second desk.');
  await expect(save(other)).toBeEnabled();
  await lead(page).fill('Of the first desk.');
  await save(page).click();
  await expect(notice(page)).toContainText('Saved:');
  await save(other).click();
  await expect(notice(other)).toContainText('Somebody changed the same file meanwhile.');
  await other.getByRole('button', { name: 'Keep theirs, drop mine' }).click();
  await expect(lead(other)).toHaveValue('Of the first desk.');
  const written = project.textOf('contact.yaml');
  expect(written).toContain('Of the first desk.');
  expect(written).not.toContain('Of the second desk.');
  await stopDesk(second.process);
});

test('a desk that is killed in the middle of a save leaves all files old or all new', async ({
  page,
}) => {
  await openContact(page);
  for (const [round, wait] of [0, 15, 40].entries()) {
    const [english, local] = [`Round ${round}.`, `రౌండ్ ${round}.`];
    await lead(page).fill(english);
    await telugu(page).fill(local);
    await expect(save(page)).toBeEnabled();
    const asked = page.waitForRequest(/\/save$/);
    await save(page).click();
    await asked;
    await new Promise((done) => setTimeout(done, wait));
    await stop();
    await openContact(page);
    const texts = [project.textOf('contact.yaml'), project.textOf('te/contact.yaml')];
    const isNew = texts.map((text, at) => text.includes([english, local][at] ?? ''));
    expect(isNew[0]).toBe(isNew[1]);
    await expect(lead(page)).toHaveValue(english);
  }
});
