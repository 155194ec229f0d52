import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import contract from './words.generated.json' with { type: 'json' };

/** Attributes that are read aloud or shown, of elements and of our own components. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|placeholder|label|heading|caption|text|lead|what)$/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .map((name) => name.replaceAll(path.sep, '/'));

test.each(sources)('%s holds no words of its own', (name) => {
  const code = readFileSync(path.join('src', name), 'utf8');
  const { program, errors } = parseSync(name, code, { lang: 'tsx' });
  expect(errors).toEqual([]);
  expect(wordsIn(program)).toEqual([]);
});

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

test.each(sheets)('%s holds no words of its own', (name) => {
  const css = readFileSync(path.join('src', name), 'utf8');
  const written = [...css.matchAll(/content:([^;]+);/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text),
  );
  expect(written.flatMap(letters)).toEqual([]);
});

test('the sources were found', () => {
  expect(sources.length).toBeGreaterThan(60);
});

test('a word in JSX, in an attribute that is read aloud, and in a choice of either is found', () => {
  const { program } = parseSync(
    'a.tsx',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
    'const a = <p aria-label={on ? "Stop" : `Go ${x}`} className="name">Hello {y && "you"}</p>;',
    { lang: 'tsx' },
  );
  expect(wordsIn(program)).toEqual(['Stop', 'Go ', 'Hello ', 'you']);
});

test('the code names every word of the interface', () => {
  const folders = ['src', 'build', 'desk', 'commands'];
  const code = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
        .map((name) => readFileSync(path.join(folder, name), 'utf8')),
    )
    .join('\n');
  const named = new Set(code.match(/[\w-]+/g));
  const unused = keysOf(contract).filter((key) => !named.has(key) && !code.includes(`'${key}'`));
  expect(unused, 'take these out of content/words.yaml; then: npm run words').toEqual([]);
});

type Contract = string | boolean | { [key: string]: Contract };

/** The last keys of words and phrases. */
function keysOf(part: { [key: string]: Contract }): string[] {
  return Object.entries(part).flatMap(([key, item]) =>
    typeof item === 'object' && !Object.values(item).includes(true) ? keysOf(item) : [key],
  );
}

type Node = { type: string; [key: string]: unknown };

/** Texts with letters that JSX would show or say. */
function wordsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  if (!isNode(node)) return [];
  if (node.type === 'JSXText') return letters(node['value']);
  if (node.type === 'JSXExpressionContainer')
    return [...textsOf(node['expression']), ...deeper(node)];
  if (node.type === 'JSXAttribute') {
    const { name } = node['name'] as { name: unknown };
    const value = node['value'];
    if (typeof name === 'string' && spoken.test(name)) {
      return isNode(value) && value.type === 'Literal' ? letters(value['value']) : wordsIn(value);
    }
    // Class names, addresses and the like; elements inside are looked at all the same.
    return isNode(value) && value.type === 'JSXExpressionContainer' ? deeper(value) : [];
  }
  return deeper(node);
}

function deeper(node: Node): string[] {
  return Object.values(node).flatMap(wordsIn);
}

/** Texts that an expression may turn out to be. */
function textsOf(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  switch (expression.type) {
    case 'Literal':
      return letters(expression['value']);
    case 'TemplateLiteral':
      return (expression['quasis'] as { value: { cooked: string } }[]).flatMap(({ value }) =>
        letters(value.cooked),
      );
    case 'ConditionalExpression':
      return [...textsOf(expression['consequent']), ...textsOf(expression['alternate'])];
    case 'LogicalExpression':
      return [...textsOf(expression['left']), ...textsOf(expression['right'])];
    default:
      return [];
  }
}

function letters(value: unknown): string[] {
  return typeof value === 'string' && /\p{L}/u.test(value) ? [value] : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}
