import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Focus } from '#desk/photographs/crop.ts';
import { checkPhotograph, takePhotograph } from '#desk/photographs/import-photograph.ts';
import { stage } from '#desk/photographs/stage.ts';
import { translations } from '#src/content/review/confirmed.ts';
import { shapeOf } from '#src/content/schemas/photographs.ts';
import { defaultLang, type Lang, partial } from '#src/languages.ts';
import { type Forms, fileSchemas } from './content-forms.ts';
import { type Part, withPart } from './form/form.ts';
import { languageName, picturesFile } from './labels.ts';
import { pictureSlots, slotName, withPicture } from './picture-slots.ts';
import { journalOf } from './save/journal.ts';
import { openSession, type Session } from './session.ts';

type Placed = {
  /** Of the photograph; anywhere on this computer. */
  file: string | undefined;
  /** A picture as content files call it, or the id of a member. */
  slot: string | undefined;
  /** The focal point of the photograph, as `0.4,0.3`; the default is the middle. */
  focus: string | undefined;
  /** Returns the text alternative in a language. */
  textIn: (lang: Lang) => Promise<string>;
};

/**
 * Takes a photograph in place of a picture, wherever that is, or of a member's portrait, as the
 * desk does: all files or none, and the desk can undo it.
 *
 * @returns its name, and what was written
 * @throws Error that says what to do instead
 */
export async function placePhotograph({ file, slot, focus, textIn }: Placed) {
  const session = openSession(journalOf(path.resolve('.'), path.resolve('.desk')));
  const forms = formsOf(session);
  const all = pictureSlots(forms);
  const known = `SLOT is one of ${[...new Set(all.map(slotName))].sort().join(', ')}`;
  if (!file || !slot) {
    throw new Error(`Say which file, and where it belongs: FILE SLOT. ${known}`);
  }
  const slots = all.filter((one) => slotName(one) === slot);
  const shape = slots[0] && shapeOf(slots[0].value);
  if (!shape) throw new Error(`No place of the site is called '${slot}'. ${known}`);
  const bytes = read(file);
  await checkPhotograph(bytes, shape);
  const point = focusOf(focus);
  const texts = new Map<Lang, string>();
  for (const lang of [defaultLang, ...translations]) {
    const text = (await textIn(lang)).trim();
    if (text === '' && !(lang in partial)) throw new Error(withoutText(lang));
    texts.set(lang, text);
  }
  const taken = await takePhotograph(bytes, shape, point);
  stage(taken);
  const lines = translations.map((lang) => [lang, { text: texts.get(lang), fits: true }]);
  const shows = {
    $cell: true,
    value: texts.get(defaultLang),
    lines: Object.fromEntries(lines),
  } as const;
  const prepared = session.prepare({
    ...withPicture(forms, slots, taken.name),
    [picturesFile]: withPart(forms[picturesFile], [taken.name], shows) as Part,
  });
  const { files } = session.write(prepared);
  return { name: taken.name, files };
}

function formsOf(session: Session): Forms {
  return Object.fromEntries(
    Object.keys(fileSchemas).map((name) => {
      const { form, broken } = session.opened(name);
      if (!form) throw new Error(broken);
      return [name, form];
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

function withoutText(lang: Lang): string {
  const flag = lang === defaultLang ? '--alt' : `--alt-${lang}`;
  return `Say in ${languageName(lang)} what the photograph shows, for those who cannot see it: ${flag} '…'`;
}

function focusOf(given = '0.5,0.5'): Focus {
  const [x = Number.NaN, y = Number.NaN, ...more] = given.split(',').map(Number);
  const isShare = (value: number) => value >= 0 && value <= 1;
  if (isShare(x) && isShare(y) && more.length === 0) return [x, y];
  throw new Error(
    `--focus says what matters, as shares of the width and the height: --focus 0.4,0.3, not '${given}'`,
  );
}
