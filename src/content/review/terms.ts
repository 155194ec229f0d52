import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, visit } from 'yaml';
import { z } from 'zod';
import type { Doubt } from '#src/content/check/doubts.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { fieldOf, readDocument } from '#src/content/check/parse.ts';
import { type Lang, languages } from '#src/languages.ts';

const schema = z.array(
  z.strictObject({
    term: z.string(),
    /** The rendering to use. */
    use: z.string(),
    note: z.string().optional(),
    avoid: z
      .array(
        z.strictObject({
          text: z.string(),
          why: z.string(),
          /** Phrases in which it is right all the same. */
          except: z.array(z.string()).default([]),
          /** Files in which it means something else. */
          elsewhere: z.array(z.string()).default([]),
        }),
      )
      .default([]),
  }),
);

export type Term = z.output<typeof schema>[number];

/** The terms of a language, which `docs/terms/` has. */
export function readTerms(lang: Lang): readonly Term[] {
  const file = path.resolve(`docs/terms/${lang}.yaml`);
  return existsSync(file) ? schema.parse(parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * Every rendering to avoid in a language's files, and every ending that a name cannot take. Each is a
 * doubt, not an error: a letter that the site quotes has words of its own.
 *
 * @returns the file with the folder of its language, such as `te/home.yaml`
 */
export function wrongTerms(files: ContentFiles, lang: Lang, terms: readonly Term[]): Doubt[] {
  const folder = `${lang}/`;
  const found: Doubt[] = [];
  for (const [file, source] of files) {
    if (!file.startsWith(folder)) continue;
    visit(readDocument(source), {
      Scalar(key, node, ancestors) {
        if (key === 'key' || typeof node.value !== 'string') return;
        const messages = [
          ...avoidedIn(node.value, file.slice(folder.length), terms),
          ...endingsIn(node.value, lang),
        ];
        const field = fieldOf([...ancestors, node]);
        found.push(...messages.map((message) => ({ file, field, message: `${message}.` })));
      },
    });
  }
  return found;
}

function avoidedIn(line: string, name: string, terms: readonly Term[]): string[] {
  return terms.flatMap(({ use, avoid }) =>
    avoid
      .filter(({ text, except, elsewhere }) => {
        const rest = except.reduce((left, phrase) => left.replaceAll(phrase, ''), line);
        return rest.includes(text) && !elsewhere.includes(name);
      })
      .map(({ text, why }) => `write '${use}' instead of '${text.trim()}' (${why})`),
  );
}

/** Words before which a noun changes its ending as well. */
const postpositions: Partial<Record<Lang, string>> = {
  te: 'కోసం|గురించి|తరఫున|దగ్గర|ద్వారా|నుంచి|వద్ద',
};

/** A figure takes a case ending; how a name ends is not known until it is filled in. */
function endingsIn(line: string, lang: Lang): string[] {
  const { figures } = languages[lang];
  const after = postpositions[lang];
  const endings = [...line.matchAll(/\{(\w+)\}[\p{L}\p{M}]/gu)].filter(([, token = '']) =>
    figures.every((figure) => figure !== token),
  );
  const names = after ? line.matchAll(new RegExp(`\\{(institution|short)\\} (${after})`, 'g')) : [];
  return [...endings, ...names].map(
    ([, token]) => `put a noun after {${token}}, which may end in any letter`,
  );
}
