/**
 * Takes a photograph into the site, in place of a picture or of a member's portrait:
 *
 *   npm run photo -- library.jpg library-a --focus 0.4,0.3 --alt 'Readers at …' --alt-te '…'
 *
 * A picture is called as content files call it, a portrait by its member's id. What is not given is
 * asked for. The desk lists this as a save, and undoes it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { type Forms, fileSchemas } from '#desk/content-forms.ts';
import { type Part, withPart } from '#desk/form/form.ts';
import { photographTexts } from '#desk/photograph-files.ts';
import { nearest, pictureSlots, slotName, withPicture } from '#desk/picture-slots.ts';
import { inPlainWords } from '#desk/save/in-plain-words.ts';
import { journalOf } from '#desk/save/journal.ts';
import { openSession } from '#desk/session.ts';
import type { Focus } from '#photographs/crop.ts';
import { stage } from '#photographs/stage.ts';
import { checkPhotograph, takePhotograph } from '#photographs/take.ts';
import { translations } from '#src/content/confirmed.ts';
import { shapeOf } from '#src/content/photographs.ts';
import { firstLang, type Lang } from '#src/routes.ts';

const text = { type: 'string' } as const;
const usage =
  "npm run photo -- FILE SLOT [--focus 0.4,0.3] [--alt 'what it shows'] [--alt-te 'the same in Telugu']";

try {
  await take();
} catch (error) {
  console.error(inPlainWords(error as Error));
  process.exit(1);
}

async function take(): Promise<void> {
  const { values, positionals } = parseArgs({
    args: process.argv.slice(3),
    allowPositionals: true,
    options: {
      focus: text,
      alt: text,
      ...Object.fromEntries(translations.map((lang) => [`alt-${lang}`, text])),
    },
  });
  const [file, wanted] = positionals;
  const given = values as Readonly<Record<string, string | undefined>>;
  const session = openSession(journalOf(path.resolve('.'), path.resolve('.desk')));
  const forms = formsOf(session);
  const all = pictureSlots(forms);
  const known = [...new Set(all.map(slotName))].sort();
  if (!file || !wanted) {
    throw new Error(
      `Say which file, and where it belongs:\n  ${usage}\nSLOT is one of ${known.join(', ')}`,
    );
  }
  const slots = all.filter((slot) => slotName(slot) === wanted);
  const shape = slots[0] && shapeOf(slots[0].value);
  if (!shape) {
    throw new Error(
      `No place of the site is called '${wanted}'. Perhaps ${nearest(wanted, known).join(', ')}?`,
    );
  }
  const bytes = read(file);
  await checkPhotograph(bytes, shape);
  const focus = focusOf(given['focus']);
  const texts = await askTexts(given);
  const taken = await takePhotograph(bytes, shape, focus);
  stage(taken);
  const lines = translations.map((lang) => [lang, { text: texts[lang], fits: true }]);
  const shows = { $cell: true, value: texts[firstLang], lines: Object.fromEntries(lines) } as const;
  const changed = {
    ...withPicture(forms, slots, taken.name),
    [photographTexts]: withPart(forms[photographTexts], [taken.name], shows) as Part,
  };
  session.take(changed);
  const { files } = session.save(changed);
  console.log(`${taken.name} stands in place of ${wanted} now. Written:\n  ${files.join('\n  ')}`);
}

function formsOf(session: ReturnType<typeof openSession>): Forms {
  return Object.fromEntries(
    Object.keys(fileSchemas).map((name) => {
      const opened = session.opened(name);
      if ('broken' in opened) throw new Error(opened.broken);
      return [name, opened.form];
    }),
  );
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new Error(`The file ${file} cannot be read: ${(error as Error).message}`);
  }
}

function focusOf(given = '0.5,0.5'): Focus {
  const [x = Number.NaN, y = Number.NaN, ...more] = given.split(',').map(Number);
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (isShare(x) && isShare(y) && more.length === 0) return [x, y];
  throw new Error(
    `--focus says what matters, as shares of the width and the height: --focus 0.4,0.3, not '${given}'`,
  );
}

/** What the photograph shows, in each language. */
async function askTexts(given: Readonly<Record<string, string | undefined>>) {
  const texts: Partial<Record<Lang, string>> = {};
  for (const lang of [firstLang, ...translations]) {
    const flag = lang === firstLang ? 'alt' : `alt-${lang}`;
    const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(lang);
    const text =
      given[flag] ?? (await ask(`What does it show, for those who cannot see it? (${name}) `));
    if (!text.trim()) {
      throw new Error(
        `Say in ${name} what the photograph shows, for those who cannot see it: --${flag} '…'`,
      );
    }
    texts[lang] = text.trim();
  }
  return texts;
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) return '';
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return answer;
}
