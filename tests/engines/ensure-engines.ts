/** Makes sure that both engines are on this machine before the tests start. */
import { needPrograms } from './programs.ts';

try {
  needPrograms();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
