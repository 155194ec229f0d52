/** Every address, language and word of the interface: most rooms read them. */
const tables = ['src/routes.ts', 'src/languages.ts', 'src/words.ts'];
/** The domain, and what knows nothing of this site. */
const domain = ['src/domain', 'src/lib', ...tables];
/** The content as pages read it. */
const content = ['src/content/schemas', 'src/content/check', 'src/content/views', ...domain];
const react = ['react', 'react-dom'];

/** What parts of pages share with the scripts of every page. */
const client = ['src/client/attributes.ts', 'src/client/drafts.ts'];

/**
 * Every room of the code, and what it may import besides its own files: rooms, folders or files of
 * others, and React. Other packages are free. A room that is not listed may import nothing, and the
 * longest name that fits a file is its room.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  // Names of colours, widths and cuts of letters.
  'src/styles': [],
  'src/routes.ts': ['src/languages.ts', 'src/lib/plain-address.ts'],
  'src/languages.ts': [],
  'src/words.ts': ['src/lib', 'src/words.generated.json'],
  'src/lib': [],
  // Values in, values out.
  'src/domain': ['src/lib', ...tables],
  // Schemas say what a file must hold; the engine makes editions; views and records are made of them.
  'src/content/schemas': ['src/styles', 'src/words.generated.json', ...domain],
  'src/content/check': ['src/content/schemas', 'src/styles', ...domain],
  'src/content/views': ['src/styles', ...content],
  'src/content/review': ['src/content/schemas', 'src/content/check', ...domain],
  // Parts of pages. They know no page; those that read the content take an edition.
  'src/ui': [...client, 'src/styles', ...content, ...react],
  // A page knows nothing of the document around it.
  'src/pages': [...client, 'src/ui', 'src/styles', ...content, ...react],
  'src/shell': [
    'src/client/attributes.ts',
    // The shape of what the footer writes and this script reads.
    'src/client/dates.ts',
    'src/pages',
    'src/ui',
    'src/styles',
    ...content,
    ...react,
  ],
  // Fetched without React, which only the start of islands brings.
  'src/client': ['src/client/hydrate.ts', 'src/lib', 'src/styles', 'src/worker', ...tables],
  'src/client/hydrate.ts': ['src/client', 'src/lib', ...react],
  // Runs beside pages and is built by itself.
  'src/worker': ['src/lib/format-day.ts', 'src/lib/plain-address.ts', 'src/lib/saves-data.ts'],
  'src/react.d.ts': react,
  'src/modules.d.ts': [],
  // Makes the site and all that goes with it: pages, documents, files for hosts. Imports no command and no test.
  build: [
    'src/client',
    'src/content',
    'src/pages',
    'src/shell',
    'src/styles',
    'src/worker',
    ...domain,
  ],
  // Serves what is built, with the headers and redirects of the build.
  serve: ['build/hosts', 'build/files', 'src/content', 'src/styles', ...domain],
  // Edits content and photographs, and shows the built page, whose carousels it stops; uses no
  // command and no test.
  desk: [
    'src/client/attributes.ts',
    'build',
    'serve',
    'src/content',
    'src/styles',
    ...domain,
    ...react,
  ],
  // Commands are run, not imported.
  commands: [
    'build',
    'serve',
    'desk',
    'tests',
    'src/content',
    'src/pages',
    'src/shell',
    'src/styles',
    'src/worker',
    ...domain,
    ...react,
  ],
  // Tests look at the built site or make editions; they run commands and do not import them.
  tests: [
    'build',
    'serve',
    'desk/photographs',
    'playwright.config.ts',
    'src/content',
    'src/styles',
    'src/worker',
    ...domain,
  ],
  'vite.config.ts': ['build'],
  'vitest.config.ts': [],
  'playwright.config.ts': ['tests'],
  // Makes pictures for the site, and reads none of its code.
  art: [],
};
