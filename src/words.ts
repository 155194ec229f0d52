import type { Phrase } from '#src/lib/fill-tokens.ts';
import type contract from './words.generated.json';

/**
 * The words of the interface. Keys, and the words in braces that each phrase must be filled with,
 * are those of `content/words.yaml`, from which `npm run words` writes them down. They are committed,
 * so that a later edit that loses one is refused in the officers' editor, not only by the compiler.
 */
export type Words = WordsOf<typeof contract>;

type WordsOf<Part> = Part extends string
  ? string
  : Part extends Readonly<Record<string, true | boolean>>
    ? Phrase<keyof Part & string>
    : { readonly [Key in keyof Part]: WordsOf<Part[Key]> };
