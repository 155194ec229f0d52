import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { sectionIds } from '#src/routes.ts';
import { copyProject, recipe as recipeOf } from './copied-project.ts';

// A page with an island and a field of a programme, added to a copy of the project by the steps of
// README and by no others.

const recipe = recipeOf('Add a page');
const { copy, change, run } = copyProject();

/** The page's name, which no page of the site has; README calls its example `alumni`. */
const named = 'algebra';

const page = {
  [`content/${named}.yaml`]: `title: A page of the recipe
description: What former students of the {short} colleges do today, and how a class that left years ago stays in touch with the college.
heading: A page of the recipe
greeting: పూర్వ విద్యార్థులు
lead: A class that left years ago is welcome on the campus.
ground: mist
more: Show the address of the office
`,
  [`content/te/${named}.yaml`]: `title: ప్రయత్నించిన పేజీ
description: "{short} కళాశాలల పూర్వ విద్యార్థులు ఇప్పుడు ఏం చేస్తున్నారు, కళాశాలతో ఎలా సంబంధంలో ఉండవచ్చు అన్న వివరాలు ఇక్కడ ఉన్నాయి."
heading: ప్రయత్నించిన పేజీ
greeting: పూర్వ విద్యార్థులు
lead: పూర్వ విద్యార్థులు ఎప్పుడైనా కళాశాలకు రావచ్చు.
more: ఆఫీసు చిరునామా చూపించు
`,
  [`src/content/schemas/${named}.ts`]: `import { z } from 'zod';
import { pageHead, prose } from './fields.ts';

export const ${named}Schema = z.strictObject({ ...pageHead, more: prose });
`,
  [`src/pages/${named}/${named}.page.tsx`]: `import { PageHead } from '#src/ui/page-head/page-head.tsx';
import { headOf } from '#src/content/views/pictures.ts';
import type { PageModule } from '#src/pages/page.ts';
import { AddressButton } from './islands.ts';

export const page: PageModule = {
  Page({ edition, breadcrumb }) {
    const { ${named}: text, site } = edition.content;
    return (
      <>
        <PageHead {...headOf(edition, text)} breadcrumb={breadcrumb} />
        <AddressButton label={text.more} email={site.email} />
      </>
    );
  },
};
`,
  [`src/pages/${named}/address-button.island.tsx`]: `import { useState } from 'react';
import { island } from '#src/ui/island/island.tsx';

function AddressButtonView({ label, email }: { label: string; email: string }) {
  const [isShown, setShown] = useState(false);
  return isShown ? (
    <p>{email}</p>
  ) : (
    <button type="button" onClick={() => setShown(true)}>
      {label}
    </button>
  );
}

export const AddressButton = island('address-button', AddressButtonView);
`,
  [`src/pages/${named}/islands.ts`]: `/** The interactive parts of this page: what a browser fetches for it. */
export { AddressButton } from './address-button.island.tsx';
`,
};

/** Lines that two files get, by the line after which each comes. */
const lines = [
  [
    'src/routes.ts',
    "  { path: '/about-us', page: 'about-us' },\n",
    `  ${/`(\{ path: .*?\})`/.exec(recipe)?.[1]?.replaceAll('alumni', named)},\n`,
  ],
  [
    'src/content/schemas/pages.ts',
    "import { admissionsSchema } from './admissions.ts';\n",
    `import { ${named}Schema } from './${named}.ts';\n`,
  ],
  [
    'src/content/schemas/pages.ts',
    "  'about-us': aboutUsSchema,\n",
    `  ${named}: ${named}Schema,\n`,
  ],
] as const;

const touched = [...Object.keys(page), ...lines.map(([name]) => name)];

beforeAll(() => {
  for (const [name, text] of Object.entries(page)) {
    mkdirSync(path.dirname(path.join(copy, name)), { recursive: true });
    writeFileSync(path.join(copy, name), text);
  }
  for (const [name, after, line] of lines) {
    change(name, (text) => text.replace(after, after + line));
  }
});

test('README names every file that a new page takes', () => {
  for (const name of touched) {
    const isIsland = name.includes('island');
    const said = isIsland ? path.basename(name).replace('address-button', '<part>') : name;
    expect(recipe).toContain(`\`${said.replaceAll(named, 'alumni')}\``);
  }
});

test('the types and the content of the new page are in order', () => {
  run('node', 'commands/run.js', 'commands/confirm.ts', 'te', `${named}.yaml`);
  expect(run('npx', 'biome', 'check', ...touched)).toContain('No fixes applied');
  expect(run('npx', 'tsc', '--noEmit')).toBe('');
  const content = run('node', 'commands/run.js', 'commands/check-content.ts');
  expect(content).toContain('content/ is in order');
  expect(content).not.toContain(`${named}.yaml`);
});

test('the build has the new page with its island', () => {
  expect(run('npx', 'vite', 'build', '--app')).toMatch(/pages in [\d.]+ s/);
  for (const [file, label] of [
    [`${named}.html`, 'Show the address of the office'],
    [`te/${named}.html`, 'ఆఫీసు చిరునామా చూపించు'],
  ] as const) {
    const html = readFileSync(path.join(copy, 'dist', file), 'utf8');
    expect(html).toContain('data-island="address-button"');
    expect(html).toContain(`<button type="button">${label}</button>`);
    expect(html).toMatch(new RegExp(`data-islands="[^"]*${named}-`));
  }
});

test('a field of a programme takes its schema, its fact and its translation', () => {
  change('src/content/schemas/programme.ts', (text) =>
    text.replace('  credential: ', '  uniform: prose,\n  credential: '),
  );
  expect(run('node', 'commands/run.js', 'commands/check-content.ts')).toMatch(
    /content\/programmes\/bpt\.yaml\S* +uniform: is missing/,
  );
  for (const id of sectionIds) {
    change(`content/programmes/${id}.yaml`, (text) => `${text}\nuniform: White coat\n`);
    change(`content/te/programmes/${id}.yaml`, (text) => `${text}\nuniform: తెల్ల కోటు\n`);
  }
  expect(run('node', 'commands/run.js', 'commands/check-content.ts')).toContain('is in order');
});
