import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { lineOf } from '#src/content/check/parse.ts';
import contract from './words.generated.json' with { type: 'json' };

type Node = { type: string; [key: string]: unknown };
type Words = { [key: string]: Words | string | boolean };
/** The name of a value, and of a property of a property of it; `*` where a key is computed. */
type Chain = readonly string[];

test('each word of content/words.yaml is said somewhere', () => {
  const sources = ['src', 'build', 'commands', 'desk'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(path.join(folder, name), 'utf8')),
  );
  const text = readFileSync('content/words.yaml', 'utf8');
  const unused = unusedWords(contract, sources).map(
    (word) => `content/words.yaml:${lineOf(text, word)}  ${word}`,
  );
  expect(unused, 'Remove these here and in content/te/, then: npm run words').toEqual([]);
});

test('a word is said by its name, by another name of its group, and where its group is passed on', () => {
  const words: Words = {
    a: { direct: '', silent: '' },
    b: { renamed: { count: true }, silent: '' },
    c: { passed: '', silent: '' },
    d: { computed: '', silent: '' },
    e: { alone: '' },
  };
  const code = `
    function Page({ edition: { words, content } }) {
      const { a, b: other } = words;
      const kind = 'computed';
      return [a.direct, fill(other.renamed), words.d[kind], content.alone, <Part text={words.c} />];
    }
    const Part = ({ text }) => text.passed;`;
  const unused = ['a.silent', 'b.silent', 'c.silent', 'd.silent', 'e.alone'];
  expect(unusedWords(words, [code])).toEqual(unused);
});

/**
 * The words that no code says, as `shell.skip`. A group that is passed on is not followed: its words
 * count as said if a property or a text of any code has their name.
 */
function unusedWords(words: Words, sources: readonly string[]): string[] {
  const said = new Set<string>();
  const names = new Set<string>();
  for (const source of sources) {
    for (const chain of chainsIn(source)) {
      const keys = chain.slice(chain.lastIndexOf('words') + 1);
      const group = keys.length < chain.length ? partAt(words, keys) : undefined;
      if (group) said.add(group);
      else for (const name of chain.slice(1)) names.add(name);
    }
  }
  return pathsIn(words)
    .filter((keys) => {
      const groups = keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('.'));
      const isPassed = groups.some((group) => said.has(group)) && names.has(keys.at(-1) ?? '');
      return !isPassed && !said.has(keys.join('.'));
    })
    .map((keys) => keys.join('.'));
}

/** The word or group that these keys lead to, as `shell.footer`; undefined if they name another thing. */
function partAt(words: Words, keys: Chain): string | undefined {
  let part: Words[string] = words;
  for (const [index, key] of keys.entries()) {
    if (!isGroup(part) || key === '*') return keys.slice(0, index).join('.');
    const next: Words[string] | undefined = part[key];
    if (next === undefined) return undefined;
    part = next;
  }
  return keys.join('.');
}

function pathsIn(part: Words[string]): Chain[] {
  if (!isGroup(part)) return [[]];
  return Object.entries(part).flatMap(([key, inner]) =>
    pathsIn(inner).map((keys) => [key, ...keys]),
  );
}

/** A phrase lists the words in braces that it is filled with. */
function isGroup(part: Words[string]): part is Words {
  return typeof part === 'object' && Object.values(part).some((value) => value !== true);
}

/** The values that code reads, by their first names: after `const { a: b } = words`, `b.c` is `words.a.c`. */
function chainsIn(source: string): Chain[] {
  const chains: Chain[] = [];
  const aliases = new Map<string, Chain[]>();

  function name(pattern: Node, values: readonly Chain[]): void {
    if (pattern.type === 'AssignmentPattern') name(nodeOf(pattern, 'left'), values);
    if (pattern.type === 'Identifier') {
      const id = String(pattern['name']);
      const known = aliases.get(id) ?? [];
      const others = (values.length > 0 ? values : [[id]]).filter(
        (value) => !known.some((one) => one.join() === value.join()),
      );
      aliases.set(id, [...known, ...others]);
    }
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern['properties'] as Node[]) {
      if (property.type === 'RestElement') name(nodeOf(property, 'argument'), values);
      const key = keyOf(property, 'key');
      name(
        nodeOf(property, 'value'),
        values.map((value) => [...value, key]),
      );
    }
  }

  function valuesOf(node: Node): readonly Chain[] {
    if (node.type === 'Identifier') {
      const id = String(node['name']);
      return aliases.get(id) ?? [[id]];
    }
    if (node.type !== 'MemberExpression') return [];
    const key = keyOf(node, 'property');
    return valuesOf(nodeOf(node, 'object')).map((value) => [...value, key]);
  }

  function read(node: unknown): void {
    if (Array.isArray(node)) node.forEach(read);
    if (!isNode(node)) return;
    const { id, params, key, property, init, ...rest } = node;
    if (Array.isArray(params)) for (const one of params) name(one, [[String(one.name ?? '')]]);
    if (node.type === 'Literal') chains.push(['', String(node['value'])]);
    if (node.type === 'Property') chains.push(['', keyOf(node, 'key')]);
    if (node['computed']) read(key ?? property);
    const values = valuesOf(isNode(init) ? init : node);
    // A value that only gets another name is read where that is.
    if (node.type === 'VariableDeclarator') name(id as Node, values);
    else chains.push(...values);
    if (values.length === 0) [init, ...Object.values(rest)].forEach(read);
  }

  read(parseSync('code.tsx', source).program);
  return chains;
}

/** The name of a property, where it is written out. */
function keyOf(node: Node, part: 'key' | 'property'): string {
  const key = nodeOf(node, part);
  if (!node['computed']) return String(key['name'] ?? key['value']);
  return key.type === 'Literal' ? String(key['value']) : '*';
}

function nodeOf(node: Node, part: string): Node {
  return (node[part] ?? { type: 'none' }) as Node;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
