/** Every address, language and word of the interface: most rooms read them. */
const tables = ['src/routes.ts', 'src/languages.ts', 'src/words.ts'];
/** The domain, and what knows nothing of this site. */
const domain = ['src/admissions', 'src/lib', ...tables];
/** The content as pages read it. */
const content = ['src/content/schemas', 'src/content/engine', 'src/content/views', ...domain];
const react = ['react', 'react-dom'];

/**
 * Every room of the code, and what it may import besides its own files: rooms, folders or files of
 * others, and React. Other packages are free. A room that is not listed may import nothing, and the
 * longest name that fits a file is its room.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  // Names of colours, widths and cuts of letters.
  'src/styles': [],
  'src/routes.ts': ['src/languages.ts'],
  'src/languages.ts': [],
  'src/words.ts': ['src/lib', 'src/words.generated.json'],
  'src/lib': [],
  // Values in, values out.
  'src/admissions': ['src/lib', ...tables],
  // Schemas say what a file must hold; the engine makes editions; views and records are made of them.
  'src/content/schemas': ['src/styles', 'src/words.generated.json', ...domain],
  'src/content/engine': ['src/content/schemas', 'src/styles', ...domain],
  'src/content/views': ['src/styles', ...content],
  'src/content/records': ['src/content/schemas', 'src/content/engine', ...domain],
  // Components know no page and no content: data and words come as props.
  'src/components': [
    'src/browser/attributes.ts',
    'src/admissions',
    'src/lib',
    'src/styles',
    'src/words.ts',
    ...react,
  ],
  'src/blocks': ['src/browser/attributes.ts', 'src/components', 'src/styles', ...content, ...react],
  // A page knows nothing of the document around it.
  'src/pages': [
    'src/browser/attributes.ts',
    'src/blocks',
    'src/components',
    'src/styles',
    ...content,
    ...react,
  ],
  'src/site': [
    'src/browser/attributes.ts',
    // The shape of what the footer writes and this script reads.
    'src/browser/dates.ts',
    'src/pages',
    'src/blocks',
    'src/components',
    'src/styles',
    ...content,
    ...react,
  ],
  // Fetched without React, which only the start of islands brings.
  'src/browser': ['src/browser/hydrate.ts', 'src/lib', 'src/styles', 'src/worker', ...tables],
  'src/browser/hydrate.ts': ['src/browser', 'src/lib', ...react],
  // Runs beside pages and is built by itself.
  'src/worker': ['src/lib/format-day.ts', 'src/lib/saves-data.ts'],
  'src/react.d.ts': react,
  'src/modules.d.ts': [],
  // Serves what is built, and does not build.
  hosting: ['src/content', 'src/styles', ...domain],
  photographs: ['src/content', 'src/styles', ...domain],
  documents: ['src/styles', 'src/content', ...domain],
  // Builds the site; commands and tests use it, never the other way round.
  prerender: [
    'hosting',
    'documents',
    'src/browser',
    'src/content',
    'src/pages',
    'src/site',
    'src/styles',
    'src/worker',
    ...domain,
  ],
  // Edits content and shows the built page; uses no command and no test.
  desk: [
    'prerender',
    'hosting',
    'documents',
    'photographs',
    'src/content',
    'src/styles',
    ...domain,
    ...react,
  ],
  // Commands are run, not imported.
  scripts: [
    'prerender',
    'hosting',
    'documents',
    'photographs',
    'desk',
    'tests',
    'src/content',
    'src/pages',
    'src/site',
    'src/styles',
    'src/worker',
    ...domain,
    ...react,
  ],
  // Tests look at the built site or make editions; they run commands and do not import them.
  tests: [
    'prerender',
    'hosting',
    'documents',
    'photographs',
    'playwright.config.ts',
    'src/content',
    'src/styles',
    'src/worker',
    ...domain,
  ],
  'vite.config.ts': ['prerender'],
  'vitest.config.ts': [],
  'playwright.config.ts': ['tests'],
  // Makes pictures for the site, and reads none of its code.
  art: [],
};
