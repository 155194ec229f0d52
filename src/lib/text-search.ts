import MiniSearch, { type Query } from 'minisearch';
import { keyOf, lettersApart, saysLittle, spellingsOf, wordsIn, wordsOf } from './search-words.ts';

/** A page as the search knows it: its title, and each heading with the text below it. */
export type IndexedPage = {
  path: string;
  title: string;
  /** The name of the pages that it belongs to. */
  under?: string;
  /** How much its finds count; 1 where it is left out. */
  weight?: number;
  parts: readonly IndexedPart[];
};
export type IndexedPart = {
  /** A place on the page that addresses can name; empty where there is none. */
  id: string;
  /** Empty above the first heading. */
  heading: string;
  text: string;
};

/** Words that stand for each other, and the addresses of the pages that a family means by them. */
type Synonyms = {
  words: readonly string[];
  pages?: readonly string[] | undefined;
  /** A case of the visitor, which counts more than a course that is named with it. */
  aboutOneself?: boolean | undefined;
};

/** Everything that a search needs, as it comes from the server. */
export type SearchIndex = {
  pages: readonly IndexedPage[];
  synonyms: readonly Synonyms[];
  /** Words that count only where nothing else is looked for. */
  vague: readonly string[];
};

/** A page that was found, and its places that have the words, the best first. */
export type Hit = {
  path: string;
  title: string;
  under?: string | undefined;
  places: readonly Place[];
};
export type Place = { id: string; heading: string; excerpt: Excerpt };
type Excerpt = { before: string; match: string; after: string };

const mostPlaces = 3;
/** Letters of an excerpt before the word that was found, and from it on. */
const around = { before: 50, after: 130 };
/** A synonym counts less than the word that was typed. */
const weights = { typed: 1, synonym: 0.7 };
/** The score of the first page that a word means; the best text match has 1, later pages less. */
const meant = 2;
/** The share of that score for the other pages of the same course. */
const sisters = 0.6;
/** A page that has one of several words in its title, and the others there or in a heading. */
const inHeadings = 2.2;
/** A page that is meant by one of several words, and has the others in its text. */
const meantWithAll = 1.5;
/** The weight of a visitor’s own case, where a course is named with it. */
const aboutOneself = 2.5;
/** Pages with less than this share of the best one are left out. */
const leastShare = 0.2;

/** One thing that is looked for: all names that it may have, and the pages that are meant by it. */
type Wish = {
  names: readonly Name[];
  pages: readonly string[];
  isNamed: boolean;
  isAboutOneself?: boolean;
};
/** Words that name a thing together, and how much they count. */
type Name = { words: readonly string[]; weight: number };
/** How well a page answers a wish, and whether it is about it or only has a heading with it. */
type Answer = { score: number; isInHeading: boolean; isInTitle: boolean; isMeant: boolean };

/**
 * Prepares a search over pages. Beginnings of words and words with a letter or two wrong are found;
 * of several words, the page that answers all of them comes first, together or apart.
 *
 * @returns a function that finds pages, the best first
 */
export function searchOver({ pages, synonyms, vague }: SearchIndex): (query: string) => Hit[] {
  const parts = pages.flatMap((page) => page.parts.map((part) => ({ page, part })));
  const vocabulary = new Set<string>();
  const index = new MiniSearch({
    fields: ['title', 'under', 'heading', 'text'],
    idField: 'number',
    tokenize(text) {
      const words = wordsOf(text);
      for (const word of words) vocabulary.add(word);
      return words;
    },
    processTerm: (term) => term,
    searchOptions: { tokenize: (text) => [text], boost: { title: 5, under: 3, heading: 3 } },
  });
  index.addAll(
    parts.map(({ page, part }, number) => ({
      number,
      title: page.title,
      under: page.under ?? '',
      heading: part.heading,
      text: part.text,
    })),
  );
  const read = reader(synonyms, vocabulary, vague);

  /** Scores of parts for one wish, of which the best is 1. */
  function findParts({ names }: Wish) {
    const queries = names.map(
      ({ words, weight }): Query => ({
        combineWith: 'AND',
        queries: [...words],
        // Short words are meant to their end: `fees` does not mean `feet`.
        prefix: (term) => term.length > 3,
        boostTerm: () => weight,
      }),
    );
    const found = index.search({ combineWith: 'OR', queries });
    const best = found[0]?.score ?? 1;
    return found.map(({ id, score, match }) => ({
      number: id as number,
      score: score / best,
      isInHeading: Object.values(match).some((fields) => fields.some((name) => name !== 'text')),
      isInTitle: Object.values(match).some((fields) =>
        fields.some((name) => /title|under/.test(name)),
      ),
    }));
  }

  return (query) => {
    const wishes = read(query);
    const terms = wishes.flatMap(({ names }) => names.flatMap(({ words }) => words));
    const typed = wordsOf(query);
    const partScores = new Map<number, number>();
    const answers = wishes.flatMap((wish) => {
      const answer = new Map<string, Answer>();
      for (const { number, ...found } of findParts(wish)) {
        partScores.set(number, (partScores.get(number) ?? 0) + found.score);
        const { path } = (parts[number] as (typeof parts)[number]).page;
        const known = answer.get(path);
        answer.set(path, {
          score: Math.max(found.score, known?.score ?? 0),
          isInHeading: found.isInHeading || known?.isInHeading === true,
          isInTitle: found.isInTitle || known?.isInTitle === true,
          isMeant: false,
        });
      }
      // A word on nearly every page tells little; one that is nowhere tells nothing.
      const told = 1 - answer.size / (pages.length + 1);
      const weight = wish.isAboutOneself ? aboutOneself : wish.isNamed ? 1 : told;
      for (const [rank, address] of wish.pages.entries()) {
        addMeant(answer, address, meant * 0.9 ** rank);
      }
      return answer.size > 0 ? [{ answer, weight }] : [];
    });

    /** Gives a page that is meant what it gets, and a part of it to its sisters. */
    function addMeant(answer: Map<string, Answer>, address: string, score: number) {
      const [path = '', id] = address.split('#');
      const { under } = pages.find((page) => page.path === path) ?? {};
      for (const page of pages) {
        if (page.path !== path && (!under || page.under !== under)) continue;
        const known = answer.get(page.path)?.score ?? 0;
        const own = page.path === path ? score + known / 10 : Math.max(known, score * sisters);
        answer.set(page.path, {
          score: Math.max(own, known),
          isInHeading: true,
          isInTitle: true,
          isMeant: page.path === path,
        });
      }
      const number = parts.findIndex(({ page, part }) => page.path === path && part.id === id);
      if (number >= 0) partScores.set(number, (partScores.get(number) ?? 0) + meant);
    }

    const all = answers.reduce((sum, { weight }) => sum + weight, 0);
    const scored = pages.flatMap((page) => {
      const given = answers.flatMap(({ answer, weight }) => {
        const own = answer.get(page.path);
        return own ? [{ ...own, weight }] : [];
      });
      if (given.length === 0) return [];
      const sum = given.reduce((so, { score, weight }) => so + score * weight, 0);
      const share = given.reduce((so, { weight }) => so + weight, 0) / all;
      const hasAll = given.length > 1 && given.length === answers.length;
      const isMeant = given.some((one) => one.isMeant);
      const isAbout =
        hasAll && given.every((one) => one.isInHeading) && given.some((one) => one.isInTitle);
      const boost = isAbout ? inHeadings : hasAll && isMeant ? meantWithAll : 1;
      const score = sum * (isMeant ? share : share ** 2) * boost * (page.weight ?? 1);
      return [{ page, score }];
    });
    scored.sort((one, other) => other.score - one.score);
    const least = (scored[0]?.score ?? 0) * leastShare;
    const rest = terms.filter((term) => !typed.includes(term));
    return scored
      .filter(({ score }) => score >= least)
      .map(({ page: { path, title, under, parts: own } }) => {
        const first = parts.findIndex(({ page }) => page.path === path);
        const places = own
          .map((part, at) => ({ part, score: partScores.get(first + at) ?? 0 }))
          .filter(({ score }, at) => score > 0 || at === 0)
          .sort((one, other) => other.score - one.score)
          .slice(0, mostPlaces)
          .map(({ part: { id, heading, text } }) => ({
            id,
            heading,
            // Most pages that are found are not shown, and an excerpt takes longer than the rest.
            get excerpt() {
              return excerptOf(text, typed, rest);
            },
          }));
        return { path, title, under, places };
      });
  };
}

/** A function that reads a query as wishes. */
function reader(
  synonyms: readonly Synonyms[],
  vocabulary: ReadonlySet<string>,
  vagueWords: readonly string[],
): (query: string) => Wish[] {
  const vague = new Set(vagueWords.flatMap(wordsOf));
  const groups = synonyms.map(({ words, pages = [], aboutOneself = false }) => ({
    phrases: words.map(wordsOf),
    pages,
    aboutOneself,
  }));
  const named = new Set(groups.flatMap(({ phrases }) => phrases.flat()));
  const known = [...new Set([...named, ...vocabulary])];
  const isKnown = (word: string) => named.has(word) || vocabulary.has(word);
  const longest = Math.max(1, ...groups.flatMap(({ phrases }) => phrases.map((one) => one.length)));

  /** The words of a query, put together, parted and spelt as the pages and synonyms have them. */
  function spelt(words: readonly string[]): string[] {
    const result: string[] = [];
    for (let at = 0; at < words.length; ) {
      const joined = [4, 3, 2]
        .map((count) => words.slice(at, at + count))
        .find((some) => some.length > 1 && areOneWord(some));
      const word = words[at] as string;
      const key = keyOf(word);
      if (joined) result.push(keyOf(joined.join('')));
      else if (isKnown(key) || saysLittle(key) || isBegun(key)) result.push(key);
      else result.push(...(partsOf(word) ?? [near(key) ?? key]));
      at += joined?.length ?? 1;
    }
    return result;
  }

  /** Whether `physio therapy` or `b p t` is known as one word, and not by its parts. */
  function areOneWord(words: readonly string[]): boolean {
    const joined = keyOf(words.join(''));
    const isWord = words.length > 2 ? named.has(joined) : isKnown(joined);
    return isWord && !areNamed(words.map(keyOf));
  }

  const areNamed = (words: readonly string[]) =>
    groups.some(({ phrases }) => phrases.some((phrase) => isSame(phrase, words)));
  const isBegun = (word: string) => word.length > 3 && known.some((one) => one.startsWith(word));

  function partsOf(word: string): [string, string] | undefined {
    for (let at = 3; at <= word.length - 3; at += 1) {
      const [one, other] = [keyOf(word.slice(0, at)), keyOf(word.slice(at))];
      if (named.has(one) && isKnown(other)) return [one, other];
    }
    return undefined;
  }

  /**
   * The known word that is meant by a misspelt one. A word of the synonyms has a meaning of its own, so
   * it may be two letters away; of the pages' many other words some are always near, and mean another
   * thing: `orphan` is no organ.
   */
  function near(word: string): string | undefined {
    const allowed = (one: string) =>
      named.has(one) ? (word.length > 6 ? 2 : word.length > 3 ? 1 : 0) : word.length > 6 ? 1 : 0;
    const first = word.charAt(0);
    let best: { word: string; apart: number } | undefined;
    // Words of synonyms come first among those that are as near.
    for (const one of known) {
      const most = Math.min(allowed(one), (best?.apart ?? 3) - 1);
      if (most < 1 || !one.startsWith(first)) continue;
      const apart = lettersApart(word, one, most);
      if (apart <= most) best = { word: one, apart };
    }
    return best?.word;
  }

  function wishOf(phrase: readonly string[]): Wish | undefined {
    const mine = groups.filter(({ phrases }) => phrases.some((one) => isSame(one, phrase)));
    if (mine.length === 0) return undefined;
    const others = mine.flatMap(({ phrases }) => phrases).filter((one) => !isSame(one, phrase));
    return {
      names: [
        { words: phrase, weight: weights.typed },
        ...others.map((words) => ({ words, weight: weights.synonym })),
      ],
      pages: mine.flatMap(({ pages }) => pages),
      isNamed: true,
      isAboutOneself: mine.some((group) => group.aboutOneself),
    };
  }

  /** A word without synonyms, or the beginning of one that has some. */
  function wishOfWord(word: string): Wish {
    const isBeginning = word.length > 3 && !vocabulary.has(word);
    const whole = isBeginning ? [...named].find((one) => one.startsWith(word)) : undefined;
    const wish = whole === undefined ? undefined : wishOf([whole]);
    const own = { words: [word], weight: weights.typed };
    return {
      names: [own, ...(wish?.names ?? [])],
      pages: wish?.pages ?? [],
      isNamed: Boolean(wish),
      isAboutOneself: wish?.isAboutOneself ?? false,
    };
  }

  return (query) => {
    const words = spelt(spellingsOf(query));
    const wishes: Wish[] = [];
    const others: { wish: Wish; isVague: boolean }[] = [];
    for (let at = 0; at < words.length; ) {
      const rest = words.slice(at, at + longest);
      const phrase = rest.map((_, less) => rest.slice(0, rest.length - less)).find(areNamed);
      const word = words[at] as string;
      const wish = (phrase && wishOf(phrase)) ?? wishOfWord(word);
      const isVague = vague.has(word);
      if (phrase ? phrase.length > 1 || !isVague : !isVague && !saysLittle(word)) wishes.push(wish);
      else others.push({ wish, isVague });
      at += phrase?.length ?? 1;
    }
    if (wishes.length > 0) return wishes;
    const said = others.filter(({ isVague }) => isVague);
    return (said.length > 0 ? said : others).map(({ wish }) => wish);
  };
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((word, at) => word === other[at]);

/** A word that was typed comes before one that stands for it. */
function excerptOf(text: string, ...wanted: readonly (readonly string[])[]): Excerpt {
  const words = [...wordsIn(text)];
  const has = (terms: readonly string[]) =>
    words.find(({ key }) => terms.includes(key)) ??
    words.find(({ key }) => terms.some((term) => term.length > 3 && key.startsWith(term)));
  const found = wanted.map(has).find(Boolean);
  const match = found?.word ?? '';
  const start = found?.at ?? 0;
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
