// @vitest-environment happy-dom
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { indianDay } from '#src/lib/indian-day.ts';
import { deskApi, type Refusal } from '../api.ts';
import { journalOf } from '../save/journal.ts';
import { ask } from './ask.ts';
import { Desk } from './desk.tsx';

// The page beside the form is a matter of the browser.
vi.mock('./preview.tsx', () => ({ Preview: () => null }));

const home = process.cwd();
const email = 'office@college.example';
let root: string;
let officer: ReturnType<typeof userEvent.setup>;

/** The desk's page on a copy of the content, asking the same actions as over the network. */
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-page-'));
  cpSync('content', path.join(root, 'content'), { recursive: true });
  // Whatever the institution has settled, one fact is open.
  const site = path.join(root, 'content/site.yaml');
  change(site, /^email: .*/m, `email: !placeholder ${email}`);
  process.chdir(root);
  const { actions } = deskApi(journalOf(root, path.join(root, '.desk')), async () => {});
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const act = actions[url.replace(/^.*\//, '') as keyof typeof actions];
    try {
      const answer = await act(JSON.parse(body) as never);
      return { ok: true, json: async () => JSON.parse(JSON.stringify(answer)) };
    } catch (error) {
      const { status, message, more } = error as Refusal;
      return { ok: false, status, json: async () => ({ message, ...more }) };
    }
  });
  officer = userEvent.setup();
  render(<Desk first={await ask('open')} />);
}, 60_000);

afterEach(() => {
  cleanup();
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const change = (file: string, before: RegExp, after: string) =>
  writeFileSync(file, readFileSync(file, 'utf8').replace(before, after));
const textOf = (name: string) => readFileSync(path.join(root, 'content', name), 'utf8');
const openPlace = (name: string) =>
  officer.click(within(screen.getByRole('navigation')).getByRole('button', { name }));
const field = (name: string, within_: HTMLElement = document.body) =>
  within(within_).getByLabelText(new RegExp(`^${name}`));
const fold = async (title: string) => {
  const summary = screen.getByText(title, { selector: '.fold-title' });
  await officer.click(summary);
  return summary.closest('details') as HTMLElement;
};
const fill = async (input: HTMLElement, text: string) => {
  await officer.clear(input);
  await officer.click(input);
  await officer.paste(text);
};
const pressSave = async () => {
  const button = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false), { timeout: 20_000 });
  await officer.click(button);
};
const save = async () => {
  await pressSave();
  await screen.findByText(/^Saved:/, undefined, { timeout: 20_000 });
};

test('a phone number changes in one line of one file', async () => {
  const before = textOf('site.yaml');
  await openPlace('The institution');
  await fill(field('Phone'), '+91 98480 12345');
  await save();
  // Saved changes leave the list at once, even while the next check is still running.
  expect(screen.queryByText(/^What changed \(/)).toBeNull();
  expect(textOf('site.yaml')).toBe(before.replace(/^phone: .*/m, "phone: '+91 98480 12345'"));
});

test('what is wrong is said beside its field in the words of check:content, and is not saved', async () => {
  const before = textOf('site.yaml');
  await openPlace('The institution');
  await fill(field('Phone'), 'call us');
  const message = /^Must be an international number, such as \+91 98480 00000/;
  await screen.findByText(message, undefined, { timeout: 20_000 });
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  expect(textOf('site.yaml')).toBe(before);
  await openPlace('Contact');
  await fill(field('Opening sentence'), 'a'.repeat(10_001));
  await screen.findByText('Is longer than 10,000 characters.', undefined, { timeout: 20_000 });
});

test('of what is typed while a check is on its way, only the last state is checked', async () => {
  const { fetch } = globalThis;
  const asked: string[] = [];
  let letAnswer = () => {};
  const answered = new Promise<void>((done) => {
    letAnswer = done;
  });
  vi.stubGlobal('fetch', async (...request: [string, { body: string }]) => {
    const [url, { body }] = request;
    if (url.endsWith('/check')) asked.push(body);
    await answered;
    return fetch(...(request as unknown as Parameters<typeof fetch>));
  });
  const pause = () => new Promise((done) => setTimeout(done, 600));
  await openPlace('The institution');
  for (const text of ['call us', 'or write', '+91 98480 12345']) {
    await fill(field('Phone'), text);
    await pause();
  }
  expect(asked).toHaveLength(1);
  letAnswer();
  await save();
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.some((body) => body.includes('or write'))).toBe(false);
  expect(asked[1]).toContain('+91 98480 12345');
});

test('what may be wrong is said beside its field, and can be saved', async () => {
  await openPlace('The institution');
  await fill(field('Email'), 'office@gmial.com');
  const doubt = 'Perhaps wrong: ends in gmial.com. Is it gmail.com?';
  await screen.findByText(doubt, undefined, { timeout: 20_000 });
  await save();
});

test('a window that keeps drafts, and has none, checks nothing', async () => {
  cleanup();
  render(<Desk first={await ask('open')} draft={{ restored: {}, keep: () => {} }} />);
  expect(screen.queryByText('Checking …')).toBeNull();
});

test('the same field is found again', async () => {
  const question = screen.getByLabelText('Search in all fields');
  for (const time of ['first', 'second']) {
    await fill(question, 'institution phone');
    await officer.click(screen.getByRole('button', { name: /^The institution › Phone ?\+/ }));
    expect(document.activeElement, time).toBe(field('Phone'));
  }
});

test('one change is taken back, and nothing is left to save', async () => {
  await openPlace('Contact');
  const lead = field('Opening sentence') as HTMLTextAreaElement;
  const before = lead.value;
  await fill(lead, 'Come and see us.');
  const box = lead.closest('.field') as HTMLElement;
  await officer.click(within(box).getByRole('button', { name: 'Take back' }));
  expect(lead.value).toBe(before);
  expect(within(box).queryByRole('button', { name: 'Take back' })).toBeNull();
  await waitFor(() => expect(screen.queryByText(/^What changed \(/)).toBeNull(), {
    timeout: 20_000,
  });
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
});

test('an English text that changes alone is listed with the Telugu to read again', async () => {
  await openPlace('Contact');
  await fill(field('Opening sentence'), 'Come and see us.');
  await save();
  await officer.click(within(screen.getByRole('navigation')).getByText(/^Open facts/));
  const list = screen.getByText(/^Telugu to read again/).closest('section') as HTMLElement;
  expect(list.textContent).toContain('Come and see us.');
  await officer.click(within(list).getByText('Read'));
  await officer.click(screen.getByText('The Telugu still fits'));
  await officer.click(within(screen.getByRole('navigation')).getByText(/^Open facts/));
  expect(screen.queryByText(/^Telugu to read again/)).toBeNull();
});

test('a fact is confirmed with one click, and undone with another', async () => {
  const before = textOf('site.yaml');
  const fact = screen.getByText(email).closest('li') as HTMLElement;
  await officer.click(within(fact).getByRole('button', { name: /Confirm/ }));
  await save();
  expect(textOf('site.yaml')).toContain(`email: ${email}\n`);
  await officer.click(screen.getByRole('button', { name: /What changed/, hidden: true }));
  await officer.click(screen.getByRole('button', { name: /Undo/, hidden: true }));
  // In the bar, and in the dialog that covers it.
  const told = await screen.findAllByText(/^Undone:/, undefined, { timeout: 20_000 });
  expect(told).toHaveLength(2);
  // The copy of this test is no git checkout.
  await screen.findByText(/^This folder keeps no versions/, undefined, { timeout: 20_000 });
  expect(textOf('site.yaml')).toBe(before);
});

test('one value of an earlier save is put back, whatever was saved since', async () => {
  const before = textOf('site.yaml');
  const fact = screen.getByText(email).closest('li') as HTMLElement;
  await officer.click(within(fact).getByRole('button', { name: /Confirm/ }));
  await save();
  await openPlace('The institution');
  await fill(field('Phone'), '+91 98480 54321');
  await save();
  const hidden = { hidden: true };
  await officer.click(
    screen.getByRole('button', { name: /^Put back single values of save 2/, ...hidden }),
  );
  await officer.click(
    await screen.findByRole('button', {
      name: 'Put back the old value: The institution › Email',
      ...hidden,
    }),
  );
  await save();
  expect(textOf('site.yaml')).toBe(before.replace(/^phone: .*/m, "phone: '+91 98480 54321'"));
});

test('an earlier save is undone field by field, but for what was changed again', async () => {
  const before = textOf('site.yaml');
  await openPlace('The institution');
  await fill(field('Phone'), '+91 98480 54321');
  await fill(field('Kind'), 'Another kind');
  await save();
  await fill(field('Email'), 'office@college.example');
  await fill(field('Phone'), '+91 98480 11111');
  await save();
  await officer.click(screen.getByRole('button', { name: /^Undo save 2/, hidden: true }));
  const told = await screen.findAllByText(/^Undone:/, undefined, { timeout: 20_000 });
  expect(told[0]?.textContent).toContain(
    'What was changed again since stays: The institution › Phone',
  );
  const now = textOf('site.yaml');
  expect(now).toContain("\nphone: '+91 98480 11111'\n");
  expect(now).toContain('\nemail: office@college.example\n');
  expect(/^kind: .*/m.exec(now)?.[0]).toBe(/^kind: .*/m.exec(before)?.[0]);
  // The undoing is a save of its own, which can be undone too.
  await officer.click(screen.getByRole('button', { name: /^Undo save 1/, hidden: true }));
  await waitFor(() => expect(textOf('site.yaml')).toContain('kind: Another kind'), {
    timeout: 20_000,
  });
});

test('a message does not stay under a text that was changed since', async () => {
  await openPlace('The institution');
  await fill(field('Phone'), 'call us');
  const message = /^Must be an international number/;
  await screen.findByText(message, undefined, { timeout: 20_000 });
  const { fetch } = globalThis;
  let letAnswer = () => {};
  const answered = new Promise<void>((done) => {
    letAnswer = done;
  });
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await answered;
    return fetch(...request);
  });
  await fill(field('Phone'), '+91 98480 12345');
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('Checking …')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
  letAnswer();
  await waitFor(() => expect(screen.queryByText('Checking …')).toBeNull(), { timeout: 20_000 });
  await save();
});

test('Ctrl+S saves, and the arrows lead from the question to what was found', async () => {
  await openPlace('The institution');
  await fill(field('Phone'), '+91 98480 12345');
  const button = screen.getByRole('button', { name: 'Save' });
  await waitFor(() => expect(button.hasAttribute('disabled')).toBe(false), { timeout: 20_000 });
  await officer.keyboard('{Control>}s{/Control}');
  await screen.findByText(/^Saved:/, undefined, { timeout: 20_000 });
  const question = screen.getByLabelText('Search in all fields');
  await fill(question, 'institution phone');
  await officer.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
  expect(document.activeElement).toBe(field('Phone'));
});

test('a save that is undone stays undone beside a change of the same file', async () => {
  const fact = screen.getByText(email).closest('li') as HTMLElement;
  await officer.click(within(fact).getByRole('button', { name: /Confirm/ }));
  await save();
  await openPlace('The institution');
  await fill(field('Phone'), '+91 98480 12345');
  await officer.click(screen.getByRole('button', { name: /Undo/, hidden: true }));
  await officer.click(await screen.findByText(/^Keep both/, undefined, { timeout: 20_000 }));
  await save();
  expect(textOf('site.yaml')).toContain(`email: !placeholder ${email}\n`);
  expect(textOf('site.yaml')).toContain("phone: '+91 98480 12345'\n");
});

test('a fact that is being changed does not show its old value beside the new one', async () => {
  const fact = screen.getByText(email).closest('li') as HTMLElement;
  await officer.click(within(fact).getByRole('button', { name: /^Change/ }));
  await fill(field('Email', fact), 'admissions@college.example');
  expect(fact.textContent).not.toContain(email);
  await officer.click(within(fact).getByRole('button', { name: /^Done/ }));
  await save();
});

test('after a new name, what still has the old one is asked about', async () => {
  const site = path.join(root, 'content/site.yaml');
  change(site, /^(name|shortName|kind): .*/gm, '$1: Oldham Group of Colleges');
  change(site, /^( +campus): .*/m, '$1: Oldham');
  change(site, /^( +locality): .*/m, '$1: Newbury');
  cleanup();
  render(<Desk first={await ask('open')} />);
  await openPlace('The institution');
  await fill(screen.getByLabelText('Name'), 'Newbury Nursing College');
  await save();
  const text = textOf('site.yaml');
  expect(text).toContain('\nname: Newbury Nursing College\n');
  expect(text).toContain('\nkind: !placeholder Oldham Group of Colleges\n');
  expect(text).toContain('\n  campus: !placeholder Oldham\n');
  expect(text).toContain('\n  locality: Newbury\n');
  await officer.click(within(screen.getByRole('navigation')).getByText(/^Open facts/));
  expect(screen.getAllByText('The institution › Address › Campus')).not.toHaveLength(0);
});

test('the desk says which notices are on, coming and over', async () => {
  const day = (ahead: number) => indianDay(new Date(Date.now() + ahead * 86_400_000));
  const notice = (text: string, from: number, until: number) =>
    `  - { text: ${text}, where: everywhere, from: '${day(from)}', until: '${day(until)}' }\n`;
  const english =
    notice('Hostel closed', -2, 2) + notice('Open day', 5, 9) + notice('Old news', -9, -3);
  change(path.join(root, 'content/notices.yaml'), /^list:[\s\S]*/m, `list:\n${english}`);
  const telugu = ['హాస్టల్', 'ఓపెన్ డే', 'పాత వార్త'].map((text) => `  - { text: ${text} }\n`);
  change(path.join(root, 'content/te/notices.yaml'), /^list:[\s\S]*/m, `list:\n${telugu.join('')}`);
  cleanup();
  render(<Desk first={await ask('open')} />);
  // What is over is among the doubts as well.
  expect(screen.getByText(/is over: nobody sees this notice/i)).toBeTruthy();
  await openPlace('Notices and events');
  const stateOf = (head: string) =>
    screen.getByRole('heading', { name: head }).closest('section')?.textContent;
  expect(stateOf('On now')).toContain('Hostel closed');
  expect(stateOf('Coming')).toContain('Open day');
  expect(stateOf('Over')).toContain('Old news');
});

test('what may be left out is added with its fields', async () => {
  await openPlace('Master Courses');
  await fold('Courses');
  const course = screen.getByText('M.Sc in Nursing', { selector: '.fold-title' });
  await officer.click(course);
  const entry = course.closest('details') as HTMLElement;
  await officer.click(within(entry).getByRole('button', { name: 'Add “Age”' }));
  await fill(within(entry).getByLabelText(/^Maximum/), '45');
  await save();
  expect(textOf('master.yaml')).toContain('\n      age:\n        maximum: 45\n');
});

/** Makes the copy one that keeps versions, with a place to send them to or without. */
function keepVersions(isJoined: boolean) {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'pipe' });
  git('init', '--quiet');
  git('config', 'user.name', 'An officer');
  git('config', 'user.email', 'officer@example.in');
  git('add', 'content');
  git('commit', '--quiet', '--message', 'Start');
  if (!isJoined) return;
  git('init', '--quiet', '--bare', '.desk/hub.git');
  git('remote', 'add', 'origin', path.join(root, '.desk/hub.git'));
  git('push', '--quiet', 'origin', 'HEAD');
}

const toPublish = async () => {
  await officer.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Publish' }));
  const dialog = screen.getByRole('dialog', { name: 'Publish' });
  await within(dialog).findByRole('heading', { name: 'Not published yet' });
  return within(dialog);
};

test('a version that could not be sent is not called published, and can be sent later', async () => {
  keepVersions(false);
  const dialog = await toPublish();
  expect(
    dialog.getByText(/not joined to the place that the website is published from/),
  ).toBeTruthy();
  expect(dialog.queryByText('Nothing is saved that is not published.')).toBeNull();
  await officer.click(dialog.getByRole('button', { name: 'Publish' }));
  expect(await screen.findAllByText(/The version is kept on this computer/)).not.toHaveLength(0);
  expect(dialog.queryByText('Nothing is saved that is not published.')).toBeNull();
  expect(dialog.getByRole('button', { name: 'Publish' })).toBeTruthy();
});

test('while facts are open that visitors need, it is said before sending that the host refuses', async () => {
  keepVersions(true);
  await openPlace('Contact');
  await officer.type(field('Heading'), ' today');
  await officer.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = await toPublish();
  const refusal = await dialog.findByText(/^The host will refuse what you send until \d+ facts?/);
  expect(dialog.queryByRole('button', { name: 'Publish' })).toBeNull();
  await officer.click(dialog.getByRole('button', { name: 'Send, without publishing' }));
  expect(
    await dialog.findByText(/^It is sent, and kept there\. The host publishes it once/),
  ).toBeTruthy();
  await officer.click(within(refusal).getByRole('button', { name: 'Show the open facts' }));
  expect(screen.getByRole('heading', { name: 'Open facts' })).toBeTruthy();
});
