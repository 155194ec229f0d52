/** The officers' editor, on this machine only: `npm run desk`. PORT chooses the port. */
import { randomBytes } from 'node:crypto';
import { inPlainWords } from './save/in-plain-words.ts';
import { startDesk } from './server.ts';

const port = Number(process.env['PORT'] || 4180);
try {
  const { address, recovered } = await startDesk(port, randomBytes(24).toString('base64url'));
  for (const name of recovered) console.log(`${name}: a save that was cut off is written now.`);
  console.log(`The desk is at ${address}  (stop with Ctrl+C)`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  console.error(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken by another program, perhaps by another desk. Choose another: PORT=${port + 1} npm run desk`
      : (inPlainWords(error as NodeJS.ErrnoException) ?? message),
  );
  process.exit(1);
}
// Keeps the process running while the server does: the runner waits for this module.
await new Promise(() => {});
