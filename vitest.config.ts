import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Long, and of what the nightly commands make. */
const nightOnly = ['tests/support/{edited,settled}.test.ts', 'commands/shown-on.test.ts'];

/** Files with a document first: a worker that changes between the two starts anew and loads all again. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const sorted = await super.sort(files);
    const withDocument = new Set(
      sorted.filter(({ moduleId }) => readFileSync(moduleId, 'utf8').startsWith('// @vitest-env')),
    );
    return [...withDocument, ...sorted.filter((file) => !withDocument.has(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByEnvironment },
    restoreMocks: true,
    // Vitest leaves one core free, which is half of a small machine.
    maxWorkers: '100%',
    // The limits only end what hangs: no test waits for time to pass, but a crowded machine is slow.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Half of the work was loading the same modules for every file anew.
          isolate: false,
          setupFiles: 'tests/support/empty-document.ts',
          include: ['{src,build,serve,commands,tests/support}/**/*.test.{ts,tsx}'],
          exclude: nightOnly,
        },
      },
      {
        extends: true,
        test: {
          name: 'desk',
          // As above; no part of the built site, and a fifth of the work of all these tests.
          isolate: false,
          include: ['desk/**/*.test.{ts,tsx}'],
        },
      },
      {
        extends: true,
        test: {
          name: 'nightly',
          env: { NIGHTLY: '1' },
          setupFiles: 'tests/support/empty-document.ts',
          include: [
            'tests/recipes/*.test.ts',
            'tests/built/html.test.ts',
            ...nightOnly,
            // On each change these try one of a kind.
            'build/documents/make-documents.test.ts',
            'src/content/check/mutations.test.ts',
            'src/content/views/woven-year.test.ts',
            'src/shell/{editions,renamed}.test.tsx',
          ],
        },
      },
      {
        extends: true,
        test: { name: 'built', isolate: false, include: ['tests/built/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          name: 'hosts',
          include: ['tests/hosts/*.test.ts'],
          server: { deps: { inline: [/@cloudflare\/pages-shared/] } },
        },
      },
      {
        extends: true,
        test: { name: 'engines', include: ['tests/engines/{firefox,webkit}.test.ts'] },
      },
      {
        extends: true,
        test: { name: 'old', include: ['tests/engines/chromium-*.test.ts'] },
      },
    ],
  },
});
