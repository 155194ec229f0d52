import { z } from 'zod';
import { contentSchemas } from '#src/content/check/content.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import {
  type Confirmed,
  pairOf,
  readConfirmed,
  readerOf,
  sortedPairs,
  translations,
} from '#src/content/review/confirmed.ts';
import { type Lang, partial } from '#src/languages.ts';
import type { FieldSchema } from './form/field-schema.ts';
import { cellsIn, type Part } from './form/form.ts';
import { readForm } from './form/read-form.ts';
import { factsOf, proseOf } from './form/write-form.ts';
import { broken, parseSource, writeYaml } from './yaml/write-yaml.ts';

/** Forms by the name of their content file, such as `programmes/bpt.yaml`. */
export type Forms = Readonly<Record<string, Part>>;
/** By language: which lines were read beside their English. */
export type Records = Readonly<Record<string, Confirmed>>;

/** The content files that there are and what each is checked against. */
export const fileSchemas = Object.fromEntries(
  [...contentSchemas].map(([file, schema]) => [
    file,
    z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
  ]),
) as Readonly<Record<string, FieldSchema>>;

/** A content file and its translations. */
export function withTranslations(name: string): string[] {
  return [name, ...translations.map((lang) => `${lang}/${name}`)];
}

export function readRecords(): Records {
  return Object.fromEntries(translations.map((lang) => [lang, readConfirmed(lang)]));
}

/**
 * The form of a content file with its translations.
 *
 * @throws ContentError if one of the files cannot be read, or is not there
 */
export function formOf(files: ContentFiles, records: Records, name: string): Part {
  const schema = fileSchemas[name];
  if (!schema) throw broken(`content/${name} is no file of the site`);
  const contentsOf = (file: string) => {
    const source = files.get(file);
    if (source === undefined) throw broken(`content/${file} is missing`);
    return parseSource(source).contents;
  };
  const isAbsent = (lang: Lang) => lang in partial && !files.has(`${lang}/${name}`);
  const translated = translations.map((lang) => ({
    lang,
    node: isAbsent(lang) ? null : contentsOf(`${lang}/${name}`),
    isRead: readerOf(records[lang]?.[name]),
  }));
  return readForm(schema, contentsOf(name), translated) ?? {};
}

/**
 * Content files with the values of forms in them; files that do not change stay as they are.
 *
 * @throws ContentError
 */
export function withForms(files: ContentFiles, forms: Forms): ContentFiles {
  const texts = new Map(files);
  for (const [name, form] of Object.entries(forms)) {
    const schema = fileSchemas[name] ?? {};
    const facts = factsOf(schema, form);
    if (facts) texts.set(name, writeYaml(files.get(name) ?? '', facts));
    for (const lang of translations) {
      const prose = proseOf(schema, form, lang);
      const file = `${lang}/${name}`;
      if (prose) texts.set(file, writeYaml(files.get(file) ?? '', prose));
      // A partial language may have lost its last line of it.
      else if (lang in partial && files.has(file)) texts.set(file, '{}\n');
    }
  }
  return texts;
}

/** Records as they are after the forms were saved: with each line that somebody says fits. */
export function withReadLines(records: Records, forms: Forms): Records {
  return Object.fromEntries(
    Object.entries(records).map(([lang, record]) => {
      const read = Object.entries(forms)
        .map(
          ([name, form]) =>
            [name, sortedPairs([...(record[name] ?? []), ...pairsRead(form, lang)])] as const,
        )
        // A partial language has no record of a file of which it has no line.
        .filter(([name, pairs]) => name in record || pairs.length > 0);
      return [lang, { ...record, ...Object.fromEntries(read) }];
    }),
  );
}

function pairsRead(form: Part, lang: string): string[] {
  return cellsIn(form).flatMap(({ cell: { value, lines } }) => {
    const { text, fits } = lines?.[lang] ?? {};
    return fits && typeof value === 'string' && text ? [pairOf(value, text)] : [];
  });
}
