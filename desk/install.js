/**
 * Installs the packages that the site needs, if they are not those of package-lock.json: before the
 * first start on a computer, and after an update. Plain JavaScript, as nothing is installed yet.
 */

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { exit, versions } from 'node:process';

const mark = '.desk/installed';
const hash = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const isCurrent =
  existsSync('node_modules/vite') && existsSync(mark) && readFileSync(mark, 'utf8') === hash;
const [major] = versions.node.split('.').map(Number);

if (major < 20) {
  console.error(`This computer has Node.js ${versions.node}, and the desk needs 20 or later.`);
  console.error('Install the "LTS" version from https://nodejs.org and start the desk again.');
  exit(1);
}
if (!isCurrent) {
  console.log('Some programs that the desk needs are installed now. It takes some minutes, once.');
  const { status } = spawnSync('npm ci --no-audit --no-fund', { stdio: 'inherit', shell: true });
  if (status !== 0) {
    console.error('They could not be installed. Look whether this computer is online, and whether');
    console.error('its disk has 1 GB of room; close other desks, and start this one again.');
    exit(1);
  }
  mkdirSync('.desk', { recursive: true });
  writeFileSync(mark, hash);
}
