import * as disk from 'node:fs';
import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Change, ConflictError, journalOf } from './journal.ts';

let root: string;
const folder = () => path.join(root, '.desk');
const put = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const textsOf = () =>
  ['a.yaml', 'b.yaml'].map((name) => readFileSync(path.join(root, name), 'utf8'));
const change = (name: string, before: string, after: string): Change => ({ name, before, after });
const both = [change('a.yaml', 'a1', 'a2'), change('b.yaml', 'b1', 'b2')];

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'desk-'));
  put('a.yaml', 'a1');
  put('b.yaml', 'b1');
});
afterEach(() => rmSync(root, { recursive: true }));

test('files of one change are written together, and undone together', () => {
  const { save, undo, list } = journalOf(root, folder());
  const { id } = save(both, ['Two files']);
  expect(textsOf()).toEqual(['a2', 'b2']);
  expect(list()).toMatchObject([{ id, summary: ['Two files'], files: ['a.yaml', 'b.yaml'] }]);
  undo(id);
  expect(textsOf()).toEqual(['a1', 'b1']);
  expect(list()).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(['.desk', 'a.yaml', 'b.yaml']);
});

test('a file that changed on disk is not overwritten, nor is its neighbour', () => {
  put('b.yaml', 'other');
  const { save } = journalOf(root, folder());
  expect(() => save(both, [])).toThrow(ConflictError);
  expect(textsOf()).toEqual(['a1', 'other']);
});

test('a save is not undone over a later change', () => {
  const { save, undo } = journalOf(root, folder());
  const { id } = save(both, []);
  put('a.yaml', 'a3');
  expect(() => undo(id)).toThrow(ConflictError);
  expect(textsOf()).toEqual(['a3', 'b2']);
});

test('an earlier save of another file is undone, although both changed the records', () => {
  const records = (lines: object) => `${JSON.stringify(lines, null, 1)}\n`;
  const [r1, r2, r3] = [
    { 'a.yaml': ['1'] },
    { 'a.yaml': ['1', '2'] },
    { 'a.yaml': ['1', '2'], 'b.yaml': ['3'] },
  ].map(records) as [string, string, string];
  put('confirmed.json', r1);
  const { save, undo } = journalOf(root, folder());
  const { id } = save([change('a.yaml', 'a1', 'a2'), change('confirmed.json', r1, r2)], []);
  save([change('b.yaml', 'b1', 'b2'), change('confirmed.json', r2, r3)], []);
  undo(id);
  expect(textsOf()).toEqual(['a1', 'b2']);
  expect(JSON.parse(readFileSync(path.join(root, 'confirmed.json'), 'utf8'))).toEqual({
    'a.yaml': ['1'],
    'b.yaml': ['3'],
  });
});

test.each(['', '0', 'x', '999999999'])(
  'a lock with “%s” that a killed desk left behind is taken',
  (text) => {
    const { save } = journalOf(root, folder());
    save([change('a.yaml', 'a1', 'a2')], []);
    put('.desk/lock', text);
    save([change('b.yaml', 'b1', 'b2')], []);
    expect(textsOf()).toEqual(['a2', 'b2']);
  },
);

test('a lock of another desk keeps a save out, unless it is older than a minute', () => {
  const { save } = journalOf(root, folder());
  save([change('a.yaml', 'a1', 'a2')], []);
  put('.desk/lock', String(process.pid));
  expect(() => save([change('b.yaml', 'b1', 'b2')], [])).toThrow(/EEXIST/);
  const old = new Date(Date.now() - 61_000);
  utimesSync(path.join(root, '.desk/lock'), old, old);
  save([change('b.yaml', 'b1', 'b2')], []);
  expect(textsOf()).toEqual(['a2', 'b2']);
});

test('the last twenty saves are kept', () => {
  const { save, list, undo } = journalOf(root, folder());
  for (let n = 1; n <= 23; n++) save([change('a.yaml', `a${n}`, `a${n + 1}`)], [`${n}`]);
  expect(list().map(({ summary }) => summary[0])).toEqual(
    Array.from({ length: 20 }, (_, index) => String(23 - index)),
  );
  for (const { id } of list()) undo(id);
  expect(textsOf()).toEqual(['a4', 'b1']);
});

test('a file that cannot be written leaves all files as they were', () => {
  const denied = {
    ...disk,
    openSync: (file: string, ...rest: [string]) => {
      if (String(file).includes('b.yaml')) throw new Error('EACCES');
      return disk.openSync(file, ...rest);
    },
  } as typeof disk;
  expect(() => journalOf(root, folder(), denied).save(both, [])).toThrow('EACCES');
  expect(textsOf()).toEqual(['a1', 'b1']);
  expect(readdirSync(root).sort()).toEqual(['.desk', 'a.yaml', 'b.yaml']);
  expect(journalOf(root, folder()).list()).toEqual([]);
  journalOf(root, folder()).save(both, []);
  expect(textsOf()).toEqual(['a2', 'b2']);
});

test('two desks do not save at the same time', () => {
  const first = journalOf(root, folder());
  const second = journalOf(root, folder());
  const inBetween = {
    ...disk,
    renameSync: (from: string, to: string) => {
      expect(() => second.save([change('b.yaml', 'b1', 'b3')], [])).toThrow('EEXIST');
      disk.renameSync(from, to);
    },
  } as typeof disk;
  journalOf(root, folder(), inBetween).save(both, []);
  expect(textsOf()).toEqual(['a2', 'b2']);
  expect(() => first.save([change('b.yaml', 'b1', 'b3')], [])).toThrow(ConflictError);
});

/** A disk on which nothing works any more after some steps, as for a process that was killed. */
function diesAfter(steps: number): typeof disk {
  let left = steps;
  return new Proxy(disk, {
    get(target, key: keyof typeof disk) {
      const value = target[key];
      if (typeof value !== 'function') return value;
      return (...rest: unknown[]) => {
        left -= 1;
        if (left < 0) throw new Error('killed');
        return (value as (...all: unknown[]) => unknown)(...rest);
      };
    },
  });
}

test('a desk that is killed at any step leaves both files old or both new', () => {
  let outcomes = new Set<string>();
  for (let steps = 0; ; steps++) {
    put('a.yaml', 'a1');
    put('b.yaml', 'b1');
    rmSync(folder(), { recursive: true, force: true });
    let survived = true;
    try {
      journalOf(root, folder(), diesAfter(steps)).save(both, []);
    } catch {
      survived = false;
    }
    // The killed process is this one here, and its lock would still hold.
    rmSync(path.join(folder(), 'lock'), { force: true });
    const next = journalOf(root, folder());
    next.carryOut();
    const texts = textsOf();
    expect([['a1', 'b1'].join(), ['a2', 'b2'].join()]).toContain(texts.join());
    outcomes = outcomes.add(texts.join());
    if (texts[0] === 'a2') {
      const [saved] = next.list();
      next.undo(saved?.id ?? '');
      expect(textsOf()).toEqual(['a1', 'b1']);
    }
    if (survived) break;
  }
  expect(outcomes.size).toBe(2);
});
