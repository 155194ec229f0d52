import { execFileSync } from 'node:child_process';
import * as disk from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { deskApi, type Refusal } from './api.ts';
import { formOf, readRecords } from './content-forms.ts';
import { type Cell, type Entry, type Part, partAt, pathOf, withPart } from './form/form.ts';
import type { Side } from './form/merge-forms.ts';
import { journalOf } from './save/journal.ts';
import { endTaking } from './take-version.ts';

/**
 * A year of an office: two officers on two computers change fields of many pages in random order,
 * publish now and then, and are cut off from the network and from power. What each of them reads as
 * saved is compared with a list of what should be there.
 */
const home = process.cwd();
const seed = Number(process.env['SEED'] ?? 20_261_128);
const computers = ['office', 'hostel'] as const;
type Computer = (typeof computers)[number];

/** Fields that officers change, many of them on neighbouring lines; `te:` is before a Telugu one. */
const fields = [
  'contact.yaml heading',
  'contact.yaml lead',
  'contact.yaml te:lead',
  'fees.yaml levels[0].courses[0].tuition',
  'fees.yaml levels[0].courses[1].tuition',
  'fees.yaml levels[1].courses[0].tuition',
  'site.yaml hours[0].closes',
  'site.yaml chatGreeting',
  'home.yaml categories.heading',
  'home.yaml te:categories.heading',
  'courses.yaml heading',
  'programmes/gnm.yaml credential',
] as const;

/** What is in each field, and which notices there are, by the words that were typed. */
type Words = Readonly<Record<string, unknown>>;

let root: string;
beforeAll(() => {
  root = disk.mkdtempSync(path.join(tmpdir(), 'desk-year-'));
  disk.writeFileSync(
    path.join(root, '.gitconfig'),
    '[core]\n\tfsync = none\n[user]\n\tname = An officer\n\temail = officer@example.in\n',
  );
  vi.stubEnv('HOME', root);
  vi.stubEnv('XDG_CONFIG_HOME', root);
  vi.stubEnv('GIT_CONFIG_NOSYSTEM', '1');
  // The website is not there yet.
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  git('.', 'init', '--quiet', '--bare', 'hub.git');
  git('.', 'clone', '--quiet', 'hub.git', 'office');
  const isWritten = (file: string) => !file.endsWith('schemas');
  disk.cpSync('content', path.join(root, 'office/content'), { recursive: true, filter: isWritten });
  git('office', 'add', '.');
  git('office', 'commit', '--quiet', '--message', 'Start');
  git('office', 'push', '--quiet', 'origin', 'HEAD');
  git('.', 'clone', '--quiet', 'hub.git', 'hostel');
});
afterAll(() => {
  process.chdir(home);
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  disk.rmSync(root, { recursive: true });
});

const git = (computer: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: path.join(root, computer), encoding: 'utf8', stdio: 'pipe' });

/** The same numbers for the same seed (mulberry32). */
function randomOf(start: number) {
  let state = start;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (most: number) => Math.floor(random() * most);
  return { below, isOnceIn: (times: number) => below(times) === 0 };
}

/** Each desk has one window open all year. */
const window = 'window';

class PowerCut extends Error {}

/** A computer with its desk, which can lose its power at any step of the disk. */
function startComputer(name: Computer) {
  const folder = path.join(root, name);
  /** How many steps of the disk there are still before the cut. */
  let steps = Number.POSITIVE_INFINITY;
  let isCutAtCheck = false;
  const fs = new Proxy(disk, {
    get(target, key) {
      const act = Reflect.get(target, key);
      if (!/^(write|rename|rm|mkdir|open|fsync)/.test(String(key))) return act;
      return (...given: unknown[]) => {
        steps -= 1;
        if (steps < 0) throw new PowerCut();
        return act(...given);
      };
    },
  });
  const at = () => process.chdir(folder);
  /** Documents are made after the versions are joined, and before they are sent. */
  const makeDocuments = async () => {
    if (isCutAtCheck) throw new PowerCut();
  };
  const start = () => {
    at();
    steps = Number.POSITIVE_INFINITY;
    isCutAtCheck = false;
    // Its process is gone, unlike the one of this test.
    disk.rmSync('.desk/lock', { force: true });
    const journal = journalOf(folder, path.join(folder, '.desk'), fs);
    journal.carryOut();
    journal.alone(endTaking);
    const { actions } = deskApi(journal, makeDocuments);
    actions.open({ window });
    return actions;
  };
  let desk = start();
  return {
    name,
    at,
    desk: () => desk,
    restart: () => {
      desk = start();
    },
    cutAfter: (count: number) => {
      steps = count;
    },
    cutAtCheck: () => {
      isCutAtCheck = true;
    },
  };
}

const noticeOf = (word: string): Entry => {
  const value = (one: string): Cell => ({ $cell: true, value: one });
  const te = { text: `ప్రకటన ${word}`, fits: true };
  const day = 10 + Number(word.replace(/\D/g, ''));
  return {
    text: { ...value(word), lines: { te } },
    where: value('everywhere'),
    from: value(`2027-03-${String((day % 28) + 1).padStart(2, '0')}`),
    until: value(`2027-0${4 + (day % 5)}-${String((day % 28) + 1).padStart(2, '0')}`),
  };
};
const noticesIn = (form: Part) => partAt(form, ['list']) as unknown as readonly Entry[];
const textOf = (entry: Entry) => partAt(entry, ['text', 'value']) as unknown as string;

/** The words of a computer's files now. */
function wordsNow(): Words {
  const [files, records] = [readContentFiles(), readRecords()];
  const found: Record<string, unknown> = {};
  for (const field of fields) {
    const [name = '', key = ''] = field.split(' ');
    const cell = partAt(formOf(files, records, name), pathOf(key.replace('te:', ''))) as Cell;
    found[field] = key.startsWith('te:') ? cell.lines?.['te']?.text : cell.value;
  }
  for (const entry of noticesIn(formOf(files, records, 'notices.yaml'))) {
    found[`notice ${textOf(entry)}`] = true;
  }
  return found;
}

/** Words in braces have to stay in a text, which this test writes anew. */
function hasBraces(field: string): boolean {
  const [name = '', key = ''] = field.split(' ');
  const form = formOf(readContentFiles(), readRecords(), name);
  return /\{\w+\}/.test(JSON.stringify(partAt(form, pathOf(key.replace('te:', '')))));
}

/** Forms in which these words are typed; a notice without one is taken away. */
function typed(words: Words) {
  const [files, records] = [readContentFiles(), readRecords()];
  const forms: Record<string, Part> = {};
  for (const [key, word] of Object.entries(words)) {
    const [start = '', field = ''] = key.split(' ');
    const name = start === 'notice' ? 'notices.yaml' : start;
    const form = forms[name] ?? formOf(files, records, name);
    if (start === 'notice') {
      const text = key.slice('notice '.length);
      const others = noticesIn(form).filter((entry) => textOf(entry) !== text);
      const list = word === undefined ? others : [...others, noticeOf(text)];
      forms[name] = withPart(form, ['list'], list) as Part;
      continue;
    }
    const place = pathOf(field.replace('te:', ''));
    const { mark: _, question: __, ...cell } = partAt(form, place) as Cell;
    const te = { ...cell.lines?.['te'], text: String(word), fits: true };
    const next = field.startsWith('te:') ? { ...cell, lines: { te } } : { ...cell, value: word };
    forms[name] = withPart(form, place, next) as Part;
  }
  return forms;
}

test(`in a year of fifty edits no word is lost (SEED=${seed})`, async () => {
  const random = randomOf(seed);
  const desks = { office: startComputer('office'), hostel: startComputer('hostel') };
  desks.office.at();
  const first = wordsNow();
  const whole = fields.filter((field) => !hasBraces(field));
  /** What each computer has got from the other, what it has now, and what is published. */
  const got: Record<Computer, Words> = { office: first, hostel: first };
  const own: Record<Computer, Words> = { office: first, hostel: first };
  let hub = first;
  const count = { saves: 0, powerCuts: 0, networkCuts: 0, asked: 0, published: 0 };

  async function save(computer: Computer, words: Words) {
    const machine = desks[computer];
    const before = own[computer];
    own[computer] = { ...before, ...words };
    machine.at();
    const type = () => {
      const forms = typed(words);
      expect(machine.desk().check({ window, forms }).problems).toEqual([]);
      return { window, forms };
    };
    const asked = type();
    if (random.isOnceIn(4)) machine.cutAfter(random.below(14));
    try {
      await machine.desk().save(asked);
    } catch (error) {
      if (!(error instanceof PowerCut)) throw error;
      count.powerCuts += 1;
      machine.restart();
      // Either all of it is there, or nothing; the browser has kept what was typed.
      const now = wordsNow();
      const isWhole = Object.keys(words).every((key) => now[key] === words[key]);
      expect(now).toEqual(known(isWhole ? own[computer] : before));
      if (!isWhole) await machine.desk().save(type());
    }
    machine.cutAfter(Number.POSITIVE_INFINITY);
    count.saves += 1;
    expect(wordsNow()).toEqual(known(own[computer]));
  }

  async function publish(computer: Computer) {
    const machine = desks[computer];
    machine.at();
    const subject = `Change of the ${computer}`;
    const [was, mine, theirs] = [got[computer], own[computer], hub];
    const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    const both = [...keys].filter(
      (key) => mine[key] !== was[key] && theirs[key] !== was[key] && mine[key] !== theirs[key],
    );
    if (random.isOnceIn(4)) {
      const address = git(computer, 'remote', 'get-url', 'origin').trim();
      git(computer, 'remote', 'set-url', 'origin', 'http://127.0.0.1:9/site.git');
      await expect(machine.desk().publish({ subject })).rejects.toThrow(/is online/);
      git(computer, 'remote', 'set-url', 'origin', address);
      count.networkCuts += 1;
      expect(wordsNow()).toEqual(known(mine));
    }
    const keep: Side = random.isOnceIn(2) ? 'mine' : 'theirs';
    let choice: { keep: Side; asked: string } | undefined;
    if (both.length > 0) {
      const refusal = await machine
        .desk()
        .publish({ subject })
        .catch((error: Refusal) => error);
      const { both: shown } = (refusal as Refusal).more as { both: { asked: string; yours: [] } };
      expect(shown.yours).toHaveLength(both.length);
      expect(wordsNow()).toEqual(known(mine));
      choice = { keep, asked: shown.asked };
      count.asked += 1;
    }
    if (random.isOnceIn(4)) {
      machine.cutAtCheck();
      await expect(
        machine.desk().publish({ subject, ...(choice && { choice }) }),
      ).rejects.toThrow();
      count.powerCuts += 1;
      machine.restart();
    }
    const sent = machine.desk().publish({ subject, ...(choice && { choice }) });
    await sent;
    // The page looks at the files that have come.
    machine.desk().check({ window, forms: {} });
    count.published += 1;
    hub = Object.fromEntries(
      [...keys].map((key) => {
        const isMine = both.includes(key) ? keep === 'mine' : mine[key] !== was[key];
        return [key, isMine ? mine[key] : theirs[key]];
      }),
    );
    got[computer] = hub;
    own[computer] = hub;
    expect(wordsNow()).toEqual(known(hub));
    expect(git('hub.git', 'rev-parse', 'HEAD')).toBe(git(computer, 'rev-parse', 'HEAD'));
    makeEditions(readContentFiles());
  }

  for (let edit = 1; edit <= 50; edit += 1) {
    const computer = computers[random.below(2)] as Computer;
    const words: Record<string, unknown> = {};
    for (let more = random.below(3); more >= 0; more -= 1) {
      const field = whole[random.below(whole.length)] as string;
      const text = field.includes('te:') ? `తెలుగు మాట ${edit}` : `Words ${edit} of the ${computer}`;
      const fact = field.includes('tuition') ? 50_000 + edit : `17:${edit + 9}`;
      words[field] = /tuition|closes/.test(field) ? fact : text;
    }
    if (random.isOnceIn(3)) words[`notice Notice ${edit}`] = true;
    const notices = Object.keys(known(own[computer])).filter((key) => key.startsWith('notice'));
    if (notices.length > 0 && random.isOnceIn(5)) {
      words[notices[random.below(notices.length)] as string] = undefined;
    }
    await save(computer, words);
    if (random.isOnceIn(3)) await publish(computer);
  }
  for (const computer of ['office', 'hostel', 'office'] as const) await publish(computer);
  expect(known(own.office)).toEqual(known(own.hostel));
  // The year had all that an office meets.
  for (const [what, times] of Object.entries(count)) expect(times, what).toBeGreaterThan(0);
  expect(count.saves).toBe(50);
}, 600_000);

/** Without the notices that were taken away. */
function known(words: Words): Words {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined));
}
