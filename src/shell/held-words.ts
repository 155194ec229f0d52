import { wordJoiner } from '#src/lib/tied-text.ts';

/** Elements whose content is text only, or not HTML. */
const parts = /<(script|style|title|textarea|option|svg)\b.*?<\/\1>|<[^>]*>|[^<]+/gs;
const heldWord = new RegExp(`[^\\s/${wordJoiner}]+${wordJoiner}[^\\s/]+`, 'g');

/**
 * Keeps words such as NEET-UG on one line by an element (`no-wrap`, layout.css) in place of the
 * invisible word joiners of `typeset()`: with those, nobody would find the word by typing it, and who
 * copies it would paste them.
 *
 * @param html as React writes it, so that no attribute holds a `<` or `>`
 * @returns the same without word joiners, in texts and attributes
 */
export function holdWords(html: string): string {
  if (!html.includes(wordJoiner)) return html;
  return html.replace(parts, (part) =>
    (part.startsWith('<') ? part : hold(part)).replaceAll(wordJoiner, ''),
  );
}

/**
 * A text stays one element, for parents that lay out each of theirs as a column or row. Both elements
 * have names of their own, so that no rule for the spans of a part means them.
 */
function hold(text: string): string {
  const held = text.replace(heldWord, '<no-wrap>$&</no-wrap>');
  return held !== text && /[\s/]/.test(text.trim()) ? `<text-run>${held}</text-run>` : held;
}
