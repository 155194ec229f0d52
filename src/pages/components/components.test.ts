import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Parts that need no example of their own, and why. */
const elsewhere: Readonly<Record<string, string>> = {
  'big-notice': 'a whole page, such as /404',
  'form-in-address': 'a hook',
  listen: 'in the document of each page',
};

test('each part of src/ui is shown on /_components', () => {
  const shown = partsOf('src/pages/components');
  // A part of a part is shown with it: the carousel with the slideshow.
  for (const part of shown) for (const inner of partsOf(`src/ui/${part}`)) shown.add(inner);
  const parts = readdirSync('src/ui', { withFileTypes: true }).filter((one) => one.isDirectory());
  const missing = parts
    .map(({ name }) => name)
    .filter((name) => !shown.has(name) && !elsewhere[name]);
  expect(missing, 'Add an example of these, or say in this test why there is none').toEqual([]);
});

/** The folders of src/ui from which a folder takes something. */
function partsOf(folder: string): Set<string> {
  const code = readdirSync(folder)
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'));
  return new Set(
    [...code.join('\n').matchAll(/from '#src\/ui\/([\w-]+)\//g)].map(([, part = '']) => part),
  );
}
