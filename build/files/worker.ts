import { build } from 'vite';
import { scriptTarget } from '#build/floor.ts';
import { langs } from '#src/languages.ts';
import { offlinePath, pathIn } from '#src/routes.ts';
import { readsWithoutSignal } from '#src/worker/switch.ts';

/** The values that the build puts into the worker. */
export type Built = {
  /** Differs with every page and every file that pages name. */
  release: string;
  /** Stylesheets of the pages that most visits lead through. */
  stylesAhead: readonly string[];
};

/** The service worker as one script, or, once it is switched off, the script that removes it. */
export async function workerScript({ release, stylesAhead }: Built, isOn = readsWithoutSignal) {
  const offlinePages = langs.map((lang) => pathIn(lang, offlinePath));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      siteRelease: JSON.stringify(release),
      siteOfflinePages: JSON.stringify(offlinePages),
      siteStylesAhead: JSON.stringify(stylesAhead),
    },
    build: {
      write: false,
      target: scriptTarget,
      rolldownOptions: {
        input: isOn ? 'src/worker/worker.ts' : 'src/worker/remove.ts',
        output: { format: 'iife' },
      },
    },
  });
  const [chunk] = 'output' in built ? built.output : [];
  if (chunk?.type !== 'chunk') throw new Error('The service worker was not built.');
  return chunk.code;
}
