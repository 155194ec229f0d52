import { defaultLang, type Lang, languages, lettersOf, otherScripts } from '#src/languages.ts';
import { languageName } from '#src/lib/language-name.ts';

/** Whether a field, by its own name, is in Telugu on pages of every language. */
export function isInEveryLanguage(field: string): boolean {
  return /^(?:greeting|teluguName)$/.test(field);
}

/**
 * The fault of a text that visitors read: a mark that was begun and not ended, or another
 * language than that of its file.
 *
 * @param field its own name
 */
export function faultOfProse(text: string, field: string, lang: Lang): string | undefined {
  const plain = text.replaceAll(/\{\w+\}/g, '').replaceAll(/\]\([^()\s]*\)/g, ']');
  if (/[{}]/.test(plain)) {
    return 'has a brace without its other half. Write a word in braces as {phone}, or take the brace out';
  }
  if (/\]\(/.test(plain)) {
    return 'has a link without its end. Write it as [text](/contact), or take the brackets out';
  }
  if (/<\/?[a-z]/i.test(plain)) return 'holds HTML. Write plain text; [text](/contact) is a link';
  const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8});/i.exec(plain)?.[0];
  if (entity) return `has ${entity}, which is a sign as HTML writes it. Write the sign itself`;
  const { script } = languages[lang];
  const own = lettersOf(script);
  const others = otherScripts().filter((one) => one !== script);
  const [word] = new RegExp(`[${others.map(lettersOf).join('')}]+`).exec(text) ?? [];
  const remedy = `Write it in ${languageName(lang)}`;
  if (word && !isInEveryLanguage(field))
    return `has ${word} in letters of another script. ${remedy}`;
  if (lang === defaultLang || new RegExp(`[${own}]`).test(text)) return undefined;
  // Names such as JEE Main have no word of small letters.
  return /\b[a-z]{2,}\b/.test(plain) ? `is in ${languageName(defaultLang)}. ${remedy}` : undefined;
}

/**
 * The fault of a text without links and lists, and on one line without paragraphs, that is written as
 * if it could have them: pages would run it together.
 */
export function faultOfPlainText(
  text: string,
  shown: 'line' | 'paragraphs' = 'line',
): string | undefined {
  if (/\*\*|__/.test(text))
    return 'is shown with its asterisks, since this field has no bold. Take them out';
  if (/\[[^\]]*\]\(/.test(text))
    return 'is shown with its brackets, since this field has no links. Take them out';
  if (shown === 'line' && /\n\s*\n/.test(text))
    return 'has an empty line, but is shown as one paragraph. Take the empty line out';
  if (/\t/.test(text))
    return 'has a tab, as a table or a list has. Write one sentence after the other, without tabs';
  if (/[•‣▪●◦\uf000-\uf0ff]|^\s*[-*·–] /m.test(text))
    return 'has a bullet, but is shown without a list. Write sentences, and take the bullets out';
  if (/^\s*#+\s/.test(text)) return 'is shown with the # at its beginning. Take it out';
  return undefined;
}
