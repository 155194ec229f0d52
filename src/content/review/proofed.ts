import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { ContentFiles } from '#src/content/check/files.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import { defaultLang, type Lang, partial } from '#src/languages.ts';

/** By file: the day on which its translation was proof-read, and a hash of both languages' lines. */
type Proofed = Record<string, { on: string; lines: string }>;

/** The state of the proof of a file: never read, changed since that day, or read on it. */
export type ProofState = { file: string; on?: string; isCurrent: boolean };

const schema = z.record(z.string(), z.strictObject({ on: z.iso.date(), lines: z.string() }));

/** The record of one language, which `npm run confirm` writes. */
export function readProofed(lang: Lang): Proofed {
  const file = recordOf(lang);
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** @throws ZodError if a day is none */
export function writeProofed(lang: Lang, proofed: Proofed): void {
  writeFileSync(recordOf(lang), `${JSON.stringify(schema.parse(proofed), null, 1)}\n`);
}

function recordOf(lang: Lang): string {
  return path.resolve(`content/${lang}/proofed.json`);
}

/**
 * A hash of each file's lines in both languages: a proof holds as long as neither changes. A partial
 * language has those files that it translates.
 */
export function hashFiles(files: ContentFiles, lang: Lang): Record<string, string> {
  const first = proseLines(files, defaultLang);
  return Object.fromEntries(
    Object.entries(proseLines(files, lang))
      .filter(([file]) => !(lang in partial) || files.has(`${lang}/${file}`))
      .map(([file, lines]) => [
        file,
        createHash('sha256')
          .update(JSON.stringify([first[file], lines]))
          .digest('base64url')
          .slice(0, 12),
      ]),
  );
}

/** Every file of a translation, and whether it was proof-read as it is now. */
export function proofStates(current: Record<string, string>, proofed: Proofed): ProofState[] {
  return Object.entries(current).map(([file, lines]) => {
    const proof = proofed[file];
    return { file, ...(proof && { on: proof.on }), isCurrent: proof?.lines === lines };
  });
}
