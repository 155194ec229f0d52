import * as attribute from '#src/client/attributes.ts';
import { defaultLang, type Lang, languages, lettersOf } from '#src/languages.ts';

/** Elements without words for a reader, elements of one text, tags, and texts. */
const parts =
  /<(script|style|svg|textarea)\b.*?<\/\1>|<(title|option)\b[^>]*>[^<]*<\/\2>|<[^>]*>|[^<]+/gs;
/** Attributes that are read in place of an element's content. */
const readAloud = /^<(?:img|input)\b.* (?:alt|aria-label|placeholder)="([^"]*)"/s;
/** Names such as NEET and B.Sc have no small letters in a row, and are the same in each language. */
const words = /\b[A-Za-z]*[a-z]{2}[A-Za-z]*\b/g;

const of = `lang="${languages[defaultLang].tag}"`;

/**
 * Gives what a page of a partial language says in the default one the `lang` of that, as voices and
 * translators go by it. Such words are told by their letters, since the scripts differ: no mark has to
 * come along from the content. An island must keep the elements that its browser renders, so it has
 * one language, that of most of its words.
 *
 * @param html as React writes it, so that no attribute holds a `<` or `>`
 */
export function markDefaultLanguage(html: string, lang: Lang): string {
  const letters = lettersOf(languages[lang].script);
  const ownWords = new RegExp(`[${letters}]+`, 'g');
  const otherRuns = new RegExp(`[^${letters}]+`, 'g');

  function markTag(tag: string): string {
    const [, alone] = /^<(?:title|option)\b[^>]*>([^<]*)/.exec(tag) ?? readAloud.exec(tag) ?? [];
    return isDefault(alone ?? '') ? withLang(tag) : tag;
  }

  /** One loan word among the language's own is left to them. */
  function markText(text: string): string {
    const isMixed = count(text, ownWords) > 0;
    if (!isMixed) return isDefault(text) ? asRun(text) : text;
    const marked = text.replace(otherRuns, (run) => (count(run, words) > 1 ? asRun(run) : run));
    // A text stays one element, see `holdWords`.
    return marked === text ? text : `<text-run>${marked}</text-run>`;
  }

  function isDefault(text: string): boolean {
    return count(text, words) > count(text, ownWords);
  }

  const all = html.match(parts) ?? [];
  let written = '';
  for (let at = 0; at < all.length; at += 1) {
    const part = all[at] ?? '';
    const isIsland = part.includes(` ${attribute.island}="`);
    const hasLang = / lang="/.test(part) && !part.startsWith('<html');
    if (!part.startsWith('<')) written += markText(part);
    else if (!isIsland && !hasLang) written += markTag(part);
    else {
      const end = endOf(all, at);
      const inside = all.slice(at + 1, end).join('');
      const text = inside.replace(/<(script|style|svg)\b.*?<\/\1>|<[^>]*>/gs, ' ');
      written += (isIsland && isDefault(text) ? withLang(part) : part) + inside;
      at = end - 1;
    }
  }
  return written;
}

function count(text: string, pattern: RegExp): number {
  return text.replace(/&#?\w+;/g, ' ').match(pattern)?.length ?? 0;
}

function withLang(tag: string): string {
  return tag.replace(/^<[\w-]+/, `$& ${of}`);
}

function asRun(text: string): string {
  return text.replace(/\S(?:.*\S)?/s, `<text-run ${of}>$&</text-run>`);
}

/** The index after the element that begins at an index. */
function endOf(all: readonly string[], start: number): number {
  const first = all[start] ?? '';
  const [tag = '', name = ''] = /^<([\w-]+)/.exec(first) ?? [];
  if (first.endsWith('/>') || first.endsWith(`</${name}>`)) return start + 1;
  let open = 0;
  for (const [at, part] of all.entries()) {
    if (at < start) continue;
    if (part.startsWith(`</${name}>`)) open -= 1;
    else if (part.startsWith(tag) && /[\s>]/.test(part.charAt(tag.length))) open += 1;
    if (open === 0) return at + 1;
  }
  return all.length;
}
