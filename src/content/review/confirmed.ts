import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ContentFiles } from '#src/content/check/files.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import { defaultLang, type Lang, langs } from '#src/languages.ts';
import { untiedText } from '#src/lib/tied-text.ts';

/** By file and field: which English line a translation was made of, as a short hash. */
export type Confirmed = Record<string, Record<string, string>>;

/** A translated line whose English has changed since, or that nobody has confirmed yet. */
type Stale = { lang: Lang; file: string; field: string };

export const translations: readonly Lang[] = langs.filter((lang) => lang !== defaultLang);

/** The record of one language, which `npm run confirm` writes. */
export function readConfirmed(lang: Lang): Confirmed {
  const file = recordOf(lang);
  return existsSync(file)
    ? z
        .record(z.string(), z.record(z.string(), z.string()))
        .parse(JSON.parse(readFileSync(file, 'utf8')))
    : {};
}

export function writeConfirmed(lang: Lang, confirmed: Confirmed): void {
  writeFileSync(recordOf(lang), `${JSON.stringify(confirmed, null, 1)}\n`);
}

function recordOf(lang: Lang): string {
  return path.resolve(`content/${lang}/confirmed.json`);
}

/** The hash of every English line that a language has too, by file and field. */
export function hashLines(files: ContentFiles, lang = defaultLang): Confirmed {
  const own = proseLines(files, lang);
  return Object.fromEntries(
    Object.entries(proseLines(files, defaultLang)).map(([file, lines]) => [
      file,
      Object.fromEntries(
        Object.entries(lines)
          .filter(([field]) => own[file]?.[field] !== undefined)
          .map(([field, text]) => [field, hashLine(text)]),
      ),
    ]),
  );
}

/** Lines of which the record does not say that they were translated from the English of today. */
export function staleLines(lang: Lang, current: Confirmed, confirmed: Confirmed): Stale[] {
  return Object.entries(current).flatMap(([file, lines]) =>
    Object.entries(lines)
      .filter(([field, line]) => confirmed[file]?.[field] !== line)
      .map(([field]) => ({ lang, file: `content/${lang}/${file}`, field })),
  );
}

/** Tells one English text from another. */
export function hashLine(text: string): string {
  return createHash('sha256').update(untiedText(text)).digest('base64url').slice(0, 6);
}
