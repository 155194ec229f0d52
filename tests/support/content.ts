import { type Edition, makeEditions } from '#src/content/check/edition.ts';
import { readContentFiles } from '#src/content/check/files.ts';
import { offeredCourses } from '#src/content/views/offered-courses.ts';
import { describing } from '#src/domain/describe.ts';
import type { Lang } from '#src/languages.ts';
import { wordJoiner } from '#src/lib/tied-text.ts';

/**
 * The content that the built site was made of, as pages show it: tests take from it what SPEC.md does
 * not fix.
 */
export const editions = makeEditions(readContentFiles()).map(asShown) as unknown as readonly [
  Edition,
  ...Edition[],
];
export const [edition] = editions;
export const { content } = edition;

/** Whether the open building with its rooms is on the home page: a photograph may stand in its place. */
export const buildingShown = content.home.hero.slides[0]?.picture === 'hero-opening';

/** All courses that are taught, the master courses last. */
export const offered = offeredCourses(edition);

/** The same in a language. */
export const editionIn = (lang: Lang) => editions.find((one) => one.lang === lang) as Edition;

/** An edition as it is after the shell has taken the word joiners out. */
function asShown(edition: Edition): Edition {
  const [content, defaultContent, words] = [
    edition.content,
    edition.defaultContent,
    edition.words,
  ].map(withoutJoiners) as [Edition['content'], Edition['content'], Edition['words']];
  return {
    ...edition,
    content,
    defaultContent,
    words,
    describe: describing(words.rules, edition.lang),
  };
}

function withoutJoiners<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll(wordJoiner, '') as Value;
  if (Array.isArray(value)) return value.map(withoutJoiners) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, one]) => [key, withoutJoiners(one)]);
  return Object.fromEntries(entries) as Value;
}
