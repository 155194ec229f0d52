import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { configurationBefore, PublishError, publishFolder, rollBack } from './publish-folder.ts';

export type Deployment = {
  /** Folder of the site, from which the server reads. */
  root: string;
  /** The server's configuration file. */
  file: string;
  /** Configurations to try, the best one first. */
  configurations: readonly string[];
  /** Has the server check its configuration; throws where it refuses. */
  check: () => void;
  /** Brings the release before this one back, instead of the built site. */
  goesBack: boolean;
};

/**
 * Publishes `dist`, or goes back to the release before, once the server accepts the configuration.
 *
 * @throws PublishError with everything as it was: a server that is restarted later must not fall
 *   over what it refuses now
 */
export function deploy({ root, file, configurations, check, goesBack }: Deployment): void {
  const target = path.resolve(root);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  try {
    const tried = goesBack ? [configurationBefore(target)] : configurations;
    const accepted = firstAccepted(file, tried, check);
    if (goesBack) rollBack(target);
    else publishFolder(path.resolve('dist'), target, accepted);
  } catch (error) {
    if (before === undefined) rmSync(file, { force: true });
    else writeFileSync(file, before);
    throw error;
  }
}

function firstAccepted(file: string, configurations: readonly string[], check: () => void): string {
  let complaint = '';
  for (const text of configurations) {
    writeFileSync(file, text);
    try {
      check();
      return text;
    } catch (error) {
      complaint = String((error as { stderr?: Buffer }).stderr ?? error);
    }
  }
  throw new PublishError(
    `${complaint}\nThe server refuses the configuration, so nothing was changed.`,
  );
}
