/** The officers' editor, on this machine only: `npm run desk`, or `npm run desk -- PORT`. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { freePort } from '#serve/free-port.ts';
import { inPlainWords } from './save/in-plain-words.ts';
import { startDesk } from './server.ts';

const asked = process.argv.slice(2).find((one) => /^\d+$/.test(one));
const first = Number(asked ?? process.env['PORT'] ?? 4180);
console.log('The desk starts. The first time after an update it takes a minute or two …');
try {
  const port = await freePort(first);
  const { address, recovered } = await startDesk(port, randomBytes(24).toString('base64url'));
  for (const name of recovered) console.log(`${name}: a save that was cut off is written now.`);
  if (port !== first) console.log(`Port ${first} is taken, perhaps by another desk.`);
  console.log(`The desk is at ${address}  (stop with Ctrl+C)`);
  if (process.stdout.isTTY) openBrowser(address);
} catch (error) {
  const failure = error as NodeJS.ErrnoException;
  console.error(inPlainWords(failure) ?? failure.message);
  process.exit(1);
}
// A save is all or nothing, so the desk can go on after an error in any part of it.
process.on('uncaughtException', (error) => {
  console.error('The desk goes on after an error. Send these lines to whoever keeps the site:');
  console.error(error);
});
process.on('exit', () => {
  console.log('The desk has ended. What was saved is kept. Start it again with: npm run desk');
});
for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => process.exit());
}
// Keeps the process running while the server does: the runner waits for this module.
await new Promise(() => {});

function openBrowser(address: string): void {
  const openers: Partial<Record<NodeJS.Platform, readonly [string, ...string[]]>> = {
    win32: ['cmd', '/c', 'start', ''],
    darwin: ['open'],
  };
  const [command, ...args] = openers[process.platform] ?? ['xdg-open'];
  // Whoever has no such program opens the address by hand.
  spawn(command, [...args, address], { stdio: 'ignore' }).on('error', () => {});
}
