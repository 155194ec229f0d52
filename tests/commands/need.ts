/** Makes sure that programs are there before tests start: all, or those that are named. */
import { allPrograms, needPrograms, type Program } from '../support/programs.ts';

const isKnown = (word: string): word is Program => (allPrograms as string[]).includes(word);
const named = process.argv.slice(3).filter(isKnown);
try {
  needPrograms(named.length > 0 ? named : allPrograms);
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
