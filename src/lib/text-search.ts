import MiniSearch, { type Query } from 'minisearch';

/** A page as the search knows it: its title, and each heading with the text below it. */
export type IndexedPage = { path: string; title: string; parts: readonly IndexedPart[] };
export type IndexedPart = {
  /** A place on the page that addresses can name; empty where there is none. */
  id: string;
  /** Empty above the first heading. */
  heading: string;
  text: string;
};

/** A place that was found, with a piece of its text around the word that it was found by. */
export type Hit = { path: string; title: string; id: string; heading: string; excerpt: Excerpt };
type Excerpt = { before: string; match: string; after: string };

/** Words that stand for each other, and the address of the page that a family means by them. */
export type Synonyms = { words: readonly string[]; page?: string | undefined };

const mostOfOnePage = 3;
/** How much more a place counts on the page that is meant. */
const firstBoost = 20;
/** Letters of an excerpt before the word that was found, and from it on. */
const around = { before: 50, after: 130 };

/**
 * The words of a text, in small letters: `B.Sc` is one word; a Telugu word ends where a joiner
 * parts its ending from it, so that `హాస్టల్‌లో` is found by `హాస్టల్`.
 */
export function wordsOf(text: string): string[] {
  const joined = text.normalize('NFC').replace(/(\p{L})\.(?=\p{L})/gu, '$1');
  return joined.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * Prepares a search over pages. Beginnings of words and words with a letter or two wrong are found.
 *
 * @param synonyms groups of words that stand for each other, in any language, and the page that
 *   comes first for them
 * @returns a function that finds places, the best first, at most three of a page
 */
export function searchOver(
  pages: readonly IndexedPage[],
  synonyms: readonly Synonyms[],
): (query: string) => Hit[] {
  const parts = pages.flatMap(({ path, title, parts }) =>
    parts.map((part) => ({ path, title, ...part })),
  );
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    idField: 'number',
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      boost: { title: 4, heading: 2 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    },
  });
  index.addAll(parts.map((part, number) => ({ ...part, number })));

  const groupsOf = (word: string) =>
    synonyms.filter(({ words }) => words.some((one) => wordsOf(one).includes(word)));
  const meant = (word: string): Query => {
    const group = groupsOf(word).flatMap(({ words }) => words);
    if (group.length === 0) return word;
    // These are spelt right, and to the end where they are short: `fees` does not mean `feet`.
    const prefix = (term: string) => term.length > 3;
    return { combineWith: 'OR', queries: [word, ...group], fuzzy: false, prefix };
  };

  return (query) => {
    const words = wordsOf(query);
    const queries = words.map(meant);
    const first = words.flatMap(groupsOf).map(({ page }) => page);
    const boostDocument = (number: number) => {
      const { path = '', id = '' } = parts[number] ?? {};
      if (first.includes(`${path}#${id}`)) return firstBoost * 2;
      return first.some((page) => page?.split('#')[0] === path) ? firstBoost : 1;
    };
    const all = index.search({ combineWith: 'AND', queries }, { boostDocument });
    // Where no place has all the words, some of them may help.
    const results =
      all.length > 0 ? all : index.search({ combineWith: 'OR', queries }, { boostDocument });
    const seen = new Map<string, number>();
    return results.flatMap(({ id, terms }) => {
      const part = parts[id];
      const count = seen.get(part?.path ?? '') ?? 0;
      if (!part || count === mostOfOnePage) return [];
      seen.set(part.path, count + 1);
      const { path, title, heading, text } = part;
      return { path, title, id: part.id, heading, excerpt: excerptOf(text, words, terms) };
    });
  };
}

/** A word that was typed comes before one that stands for it. */
function excerptOf(text: string, ...wanted: readonly (readonly string[])[]): Excerpt {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:\.[\p{L}\p{M}\p{N}]+)*/gu)];
  const [found] = wanted.flatMap((terms) =>
    words.filter(([word]) => wordsOf(word).some((one) => terms.includes(one))),
  );
  const match = found?.[0] ?? '';
  const start = found?.index ?? 0;
  const from = Math.max(0, start - around.before);
  const end = start + around.after;
  // Cut between words, unless the text begins or ends there.
  const before = text
    .slice(from, start)
    .replace(from > 0 ? /^\S*[\s·]*/ : /^/, from > 0 ? '…' : '');
  const after = text
    .slice(start + match.length, end)
    .replace(end < text.length ? /[\s·]*\S*$/ : /$/, end < text.length ? '…' : '');
  return { before, match, after };
}
