import { z } from 'zod';
import { defaultLang, type Lang, partial } from '#src/languages.ts';
import { formatPath } from '#src/lib/field-path.ts';
import { contentSchemas } from './content.ts';
import type { ContentFiles } from './files.ts';
import { parseYaml, Report } from './parse.ts';
import { mapProse } from './prose.ts';
import { translate } from './translation.ts';

/** By file and field: every line that is told in each language, as its file has it. */
type ProseLines = Record<string, Record<string, string>>;

/**
 * The lines of one language, in the order of the files. What is not translated stays as it is; a partial
 * language has the lines that it translates.
 */
export function proseLines(files: ContentFiles, lang: Lang): ProseLines {
  return Object.fromEntries(
    [...contentSchemas].map(([file, schema]) => [file, linesOf(files, lang, file, schema)]),
  );
}

function linesOf(files: ContentFiles, lang: Lang, file: string, schema: z.ZodType) {
  const parse = <Schema extends z.ZodType>(name: string, as: Schema) =>
    parseYaml(files, name, as, new Report());
  const first = parse(file, schema);
  const missing = new Set<string>();
  const mayLack = lang in partial ? missing : undefined;
  const given = lang === defaultLang ? undefined : parse(`${lang}/${file}`, z.unknown());
  const translated =
    lang === defaultLang ? first : translate(schema, first, given, () => undefined, mayLack);
  const lines: Record<string, string> = {};
  mapProse(schema, translated, (text, field) => {
    const name = formatPath(field);
    if (!missing.has(name)) lines[name] = text;
    return text;
  });
  return lines;
}
