import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { rooms } from './rooms.ts';

/** Tests beside the code, and those that follow a recipe, import what they test. */
const free = /^(?!(tests|commands|src\/worker)\/).*\.test\.tsx?$|^(desk\/tests|tests\/recipes)\//;
const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
const files = execFileSync('git', listed, { encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(ts|tsx|mjs|js)$/.test(file) && !free.test(file) && existsSync(file));

type Import = { from: string; name: string; to: string };

/** Everything that our files import, packages included, which keep their name. */
const imports = files.flatMap((from) => importsIn(from, readFileSync(from, 'utf8')));

function importsIn(from: string, source: string): Import[] {
  const named = source.matchAll(/\b(?:from|import)\s*\(?\s*(['"])([^'"]+)\1/g);
  return [...named].map(([, , name = '']) => {
    if (name.startsWith('.')) return { from, name, to: path.posix.join(path.dirname(from), name) };
    return { from, name, to: name.replace(/^#/, '') };
  });
}

const isIn = (file: string, room: string) => file === room || file.startsWith(`${room}/`);

/** The room of a file; none for a package. */
function roomOf(file: string): string | undefined {
  const fitting = Object.keys(rooms).filter((room) => isIn(file, room));
  return fitting.sort((a, b) => b.length - a.length)[0];
}

/** The fault of an import, or none. */
function faultOf({ from, name, to }: Import): string | undefined {
  const room = roomOf(from) ?? '';
  const isOurs = /^[.#]/.test(name);
  if (!isOurs && !/^react(-dom)?(\/|$)/.test(name)) return undefined;
  // Tests lie beside the code, so they may go there by either way.
  if (name.startsWith('..') && room !== 'tests' && (isIn(from, 'src') || !isIn(to, room)))
    return `${from} names ${name} instead of #${to}`;
  if (isOurs && roomOf(to) === room) return undefined;
  if (rooms[room]?.some((other) => isIn(to, other))) return undefined;
  return `${from} imports ${to}, which tests/support/rooms.ts does not allow to ${room}`;
}

/** Nodes of a graph that lead back to themselves, with where each leads. */
function circles(edges: readonly (readonly [string, string])[]): string[] {
  const left = new Set(edges);
  // Without what nothing leads to or what leads nowhere, circles and the ways between them are left.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    const starts = new Set([...left].map(([start]) => start));
    const ends = new Set([...left].map(([, end]) => end));
    for (const edge of left) if (!starts.has(edge[1]) || !ends.has(edge[0])) left.delete(edge);
  }
  return [...new Set([...left].map(([start, end]) => `${start} → ${end}`))];
}

const ours = imports.filter(({ name }) => /^[.#]/.test(name));

test('every file of a folder is in a room and imports what its room may', () => {
  expect(files.filter((file) => !roomOf(file) && file.includes('/'))).toEqual([]);
  expect(imports.flatMap((one) => faultOf(one) ?? [])).toEqual([]);
});

test('neither rooms nor folders nor files import in a circle', () => {
  const allowed = Object.entries(rooms).flatMap(([room, others]) =>
    others.map((other) => [room, roomOf(other) ?? other] as const),
  );
  // Files that are rooms of their own lie in a folder that reads them.
  expect(
    circles(allowed.filter(([a, b]) => a !== b && !path.extname(a) && !path.extname(b))),
  ).toEqual([]);
  const folders = ours
    .map(({ from, to }) => [path.dirname(from), path.dirname(to)] as const)
    // A folder and those in it are one part.
    .filter(([from, to]) => !isIn(from, to) && !isIn(to, from));
  expect(circles(folders)).toEqual([]);
  expect(circles(ours.map(({ from, to }) => [from, to] as const))).toEqual([]);
});

test.each([
  ['src/lib/plural.ts', 'import { routes } from "@";', '#src/routes.ts'],
  ['src/ui/card/card.tsx', 'export type { A } from "@";', '#src/pages/page.ts'],
  ['src/client/site.ts', 'await import("@");', 'react'],
  ['src/pages/home/home.page.tsx', 'import { a } from "@";', '../about-us/facts.tsx'],
  ['src/worker/worker.ts', 'import { a } from "@";', '#src/routes.ts'],
  ['serve/serve.ts', 'import "@";', '#build/build.ts'],
  ['tests/home.spec.ts', 'import type { A } from "@";', '../src/pages/page.ts'],
  ['elsewhere/new.ts', 'import { a } from "@";', '#src/lib/plural.ts'],
])('a wrong import in %s is found', (from, source, name) => {
  const found = importsIn(from, source.replace('@', name));
  expect(found.map(faultOf)).toEqual([expect.stringContaining(from)]);
});

test('a circle is found among what leads to it and away from it', () => {
  const edges = ['ab', 'bc', 'cb', 'cd'].map(([from = '', to = '']) => [from, to] as const);
  expect(circles(edges)).toEqual(['b → c', 'c → b']);
});
