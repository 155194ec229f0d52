import { build } from 'vite';
import { langs, offlinePath, pathIn } from '#src/routes.ts';
import { readsWithoutSignal } from '#src/worker/switch.ts';

/**
 * The service worker as one script, or, once it is switched off, the script that removes it.
 *
 * @param release which build of the site it belongs to
 */
export async function workerScript(release: string, isOn = readsWithoutSignal): Promise<string> {
  const offlinePages = langs.map((lang) => pathIn(lang, offlinePath));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: {
      siteRelease: JSON.stringify(release),
      siteOfflinePages: JSON.stringify(offlinePages),
    },
    build: {
      write: false,
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
