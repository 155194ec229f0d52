/**
 * Builds the site and packs it, the configuration of nginx and the installer into one
 * file for the server: `npm run release`. It refuses while a fact that the launch needs is open, unless
 * `--rehearsal` is added. docs/deploy.md says what is done with it there.
 */
import { execSync } from 'node:child_process';
import path from 'node:path';
import { deadReferences } from '#build/checks/dead-references.ts';
import { folderOnServer } from '#build/hosts/moves.ts';
import { fillRelease, packFolder } from '#serve/pack.ts';
import { makeEdition } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';

const { NODE_ENV: _, ...env } = process.env;
const how = process.argv.includes('--rehearsal') ? { REHEARSAL: '1' } : { LAUNCH: '1' };
try {
  execSync('npm run build', { stdio: 'inherit', env: { ...env, ...how } });
} catch {
  process.exit(1);
}
const { origin } = makeEdition(readContentFiles()).content.site;
const release = path.resolve('.build/release');
fillRelease(release, {
  site: 'dist',
  hosts: '.build/hosts',
  folder: folderOnServer(new URL(origin).hostname),
});
// The copy is looked at, which no other build can change any more.
const dead = deadReferences(path.join(release, 'site'));
if (dead.length > 0) {
  console.error(`dist is not whole, so nothing was packed. It lacks:\n${dead.join('\n')}`);
  process.exit(1);
}
console.log(`Ready for the server: ${path.relative('.', packFolder(release))}`);
