/**
 * Takes a photograph into the site, in place of a picture or of a member's portrait:
 *
 *   npm run photo -- library.jpg library-a --focus 0.4,0.3 --alt 'Readers at …' --alt-te '…'
 *
 * A picture is called as content files call it, a portrait by its member's id. What it shows is
 * asked for where it is not given. The desk lists this as a save, and undoes it.
 */
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { languageName } from '#desk/labels.ts';
import { placePhotograph } from '#desk/place-photograph.ts';
import { inPlainWords } from '#desk/save/in-plain-words.ts';
import { translations } from '#src/content/review/confirmed.ts';
import { defaultLang, type Lang } from '#src/languages.ts';

const text = { type: 'string' } as const;

try {
  const flags = translations.map((lang) => [flagOf(lang), text]);
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: { focus: text, alt: text, ...Object.fromEntries(flags) },
  });
  const given = values as Readonly<Record<string, string | undefined>>;
  const [file, slot] = positionals;
  const { name, files } = await placePhotograph({
    file,
    slot,
    focus: given['focus'],
    textIn: async (lang) => given[flagOf(lang)] ?? (await ask(lang)),
  });
  console.log(`${name} stands in place of ${slot} now. Written:\n  ${files.join('\n  ')}`);
} catch (error) {
  console.error(inPlainWords(error as Error) ?? (error as Error).message);
  process.exit(1);
}

function flagOf(lang: Lang): string {
  return lang === defaultLang ? 'alt' : `alt-${lang}`;
}

/** Asks what the photograph shows. Returns '' without a terminal, as nobody can answer. */
async function ask(lang: Lang): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(
    `What does it show, for those who cannot see it? (${languageName(lang)}) `,
  );
  terminal.close();
  return answer;
}
