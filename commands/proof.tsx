/**
 * For the native reader who proofs a translation: `npm run proof` writes a page to print for every
 * file of content/, both languages side by side, and one with what the course finder says.
 * `npm run proof -- te home.yaml 2026-12-01` says that a file was proof-read on that day.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { makeEdition } from '#src/content/check/edition.ts';
import { type ContentFiles, readContentFiles } from '#src/content/check/files.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import { translations } from '#src/content/review/confirmed.ts';
import { hashFiles, proofStates, readProofed, writeProofed } from '#src/content/review/proofed.ts';
import { readTerms } from '#src/content/review/terms.ts';
import { defaultLang, type Lang } from '#src/languages.ts';
import { indexSheet, linesSheet, type Row, termsSheet } from './proof-sheets.tsx';
import { finderRows } from './proof-verdicts.ts';

const folder = path.resolve('proof');
const [asked, file = '', day = ''] = process.argv.slice(3);
const files = readContentFiles();
if (asked) markProofed(files, asked, file, day);
else for (const lang of translations) writeSheets(files, lang);

function markProofed(files: ContentFiles, asked: string, file: string, day: string): void {
  const lang = translations.find((one) => one === asked);
  const lines = lang && hashFiles(files, lang)[file];
  if (!lang || !lines || !z.iso.date().safeParse(day).success) {
    console.error(
      `Name a language (${translations.join(', ')}), a file of content/ and the day of its proof, such as 2026-12-01.`,
    );
    process.exit(1);
  }
  // A text that is missing or invalid cannot have been proof-read, so this throws first.
  makeEdition(files, lang);
  writeProofed(lang, { ...readProofed(lang), [file]: { on: day, lines } });
  const open = proofStates(hashFiles(files, lang), readProofed(lang)).filter(
    ({ isCurrent }) => !isCurrent,
  );
  console.log(`${file} was proof-read on ${day}; ${open.length} files await their proof.`);
}

function writeSheets(files: ContentFiles, lang: Lang): void {
  const target = path.join(folder, lang);
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const first = proseLines(files, defaultLang);
  const translated = proseLines(files, lang);
  const states = proofStates(hashFiles(files, lang), readProofed(lang));
  const sheets = states.map((state) => {
    const lines = translated[state.file] ?? {};
    const rows = Object.entries(first[state.file] ?? {}).map(
      ([field, text]): Row => ({ field, first: text, translation: lines[field] ?? '' }),
    );
    return { ...state, name: `${state.file.replace('/', '-').replace('.yaml', '')}.html`, rows };
  });
  for (const { name, file, rows } of sheets) {
    writeFileSync(path.join(target, name), linesSheet(lang, `content/${lang}/${file}`, rows));
  }
  const verdicts = finderRows(makeEdition(files), makeEdition(files, lang));
  const title = 'What the course finder says';
  writeFileSync(path.join(target, 'finder.html'), linesSheet(lang, title, verdicts));
  writeFileSync(path.join(target, 'terms.html'), termsSheet(lang, readTerms(lang)));
  writeFileSync(path.join(target, 'index.html'), indexSheet(lang, sheets));
  console.log(`${sheets.length + 2} sheets to print: ${path.join(target, 'index.html')}`);
}
