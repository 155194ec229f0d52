import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ContentFiles } from '#src/content/check/files.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import { defaultLang, type Lang, langs } from '#src/languages.ts';
import { untiedText } from '#src/lib/tied-text.ts';

/**
 * By file: the pairs of an English line and its translation that somebody has read together. They do
 * not say where a line is, so that entries of a list can come, go and move.
 */
export type Confirmed = Readonly<Record<string, readonly string[]>>;

/** A translated line that nobody has read beside its English, and why it is so. */
type Stale = { file: string; field: string; why: string };

export const translations: readonly Lang[] = langs.filter((lang) => lang !== defaultLang);

/** A record of places, as there were before pairs, says nothing of any line. */
const schema = z.record(z.string(), z.array(z.string()).catch([]));

/** The record of one language, which `npm run confirm` and the desk write. */
export function readConfirmed(lang: Lang): Confirmed {
  const file = recordOf(lang);
  return existsSync(file) ? confirmedIn(readFileSync(file, 'utf8')) : {};
}

/** @throws SyntaxError if the text is no JSON, ZodError if it is no record */
export function confirmedIn(text: string): Confirmed {
  return schema.parse(JSON.parse(text));
}

export function writeConfirmed(lang: Lang, confirmed: Confirmed): void {
  writeFileSync(recordOf(lang), recordText(confirmed));
}

/** The file of a record. */
export function recordText(confirmed: Confirmed): string {
  return `${JSON.stringify(confirmed, null, 1)}\n`;
}

function recordOf(lang: Lang): string {
  return path.resolve(`content/${lang}/confirmed.json`);
}

/** Pairs in the order of a record: each is in it once. */
export function sortedPairs(pairs: Iterable<string>): string[] {
  return [...new Set(pairs)].sort();
}

/** Two records of one origin, with all that either has added or taken away. */
export function joinConfirmed(before: Confirmed, mine: Confirmed, theirs: Confirmed): Confirmed {
  const names = new Set([...Object.keys(theirs), ...Object.keys(mine)]);
  const joined = [...names].map((name) => {
    const old = new Set(before[name]);
    const [own, other] = [new Set(mine[name]), new Set(theirs[name])];
    const isKept = (pair: string) => !old.has(pair) || (own.has(pair) && other.has(pair));
    return [name, sortedPairs([...own, ...other].filter(isKept))] as const;
  });
  return Object.fromEntries(joined);
}

/** The pair of every line that a language has with its English, by file and field. */
export function linePairs(files: ContentFiles, lang: Lang): Record<string, Record<string, string>> {
  const translated = proseLines(files, lang);
  return Object.fromEntries(
    Object.entries(proseLines(files, defaultLang)).map(([file, lines]) => {
      // A language that is translated in part has no line of some fields.
      const pairs = Object.entries(lines).flatMap(([field, english]) => {
        const own = translated[file]?.[field];
        return own === undefined ? [] : [[field, pairOf(english, own)] as const];
      });
      return [file, Object.fromEntries(pairs)];
    }),
  );
}

/** Tells one English text with its translation from another, as two short hashes. */
export function pairOf(english: string, translation: string): string {
  return `${hashOf(english)} ${hashOf(translation)}`;
}

function hashOf(text: string): string {
  return createHash('sha256').update(untiedText(text).trim()).digest('base64url').slice(0, 6);
}

/**
 * A test of whether somebody has read a line as the translation of its English. A translation that
 * was changed since, for the same English, counts as read.
 *
 * @param known the pairs that the record has of the file
 */
export function readerOf(known: readonly string[] = []): (pair: string) => boolean {
  const pairs = new Set(known);
  const englishes = new Set(known.map(englishOf));
  const translated = new Set(known.map(translationOf));
  return (pair) =>
    pairs.has(pair) || (englishes.has(englishOf(pair)) && !translated.has(translationOf(pair)));
}

const englishOf = (pair: string) => pair.split(' ')[0];
const translationOf = (pair: string) => pair.split(' ')[1];

/** The lines of a language that nobody has read beside the English of now. */
export function staleLines(files: ContentFiles, lang: Lang, confirmed: Confirmed): Stale[] {
  return Object.entries(linePairs(files, lang)).flatMap(([file, lines]) => {
    const known = confirmed[file] ?? [];
    const isRead = readerOf(known);
    const now = new Set(Object.values(lines));
    const left = new Set(known.filter((pair) => !now.has(pair)).map(translationOf));
    return Object.entries(lines)
      .filter(([, pair]) => !isRead(pair))
      .map(([field, pair]) => ({
        file: `content/${lang}/${file}`,
        field,
        why: left.has(translationOf(pair))
          ? 'the English has changed since this was translated'
          : 'nobody has read this beside its English yet',
      }));
  });
}
