import type { Edition } from '#src/content/check/edition.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { byWeight, type Weight } from '#src/content/check/open-facts.ts';
import type { OpenFact } from '#src/content/check/parse.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { SectionId } from '#src/routes.ts';
import type { DocumentData } from './typeset.ts';

export type Question = {
  number: number;
  fact: OpenFact & { weight: Weight };
  /** The page that asks. */
  place: string;
  text: string;
  /** The text that visitors read now. */
  shown: string | null;
};

/**
 * The facts that the owner has still to tell or to confirm, in the order in which they are needed.
 *
 * @param renderings the questions in the language of the edition, by their English text
 */
export function questionsOf(
  edition: Edition,
  files: ContentFiles,
  renderings: Readonly<Record<string, string>>,
): Question[] {
  const { content, words, lang } = edition;
  const lines = proseLines(files, lang);
  return byWeight(content.openFacts).map((fact, index) => {
    const name = fact.file.replace('content/', '');
    const isShown = fact.kind === 'placeholder';
    return {
      number: index + 1,
      fact,
      place: placeOf(edition, fact),
      text: isShown ? words.questionnaire.isRight : (renderings[fact.note] ?? fact.note),
      shown: isShown ? shownOf(edition, fact, lines[name]?.[fact.field] ?? fact.note) : null,
    };
  });
}

/** The data of `questionnaire.typ`, in words: the questions with room to write. */
export function questionnaire(edition: Edition, questions: readonly Question[]) {
  const { content, words, lang } = edition;
  const { heading, intro, weights } = words.questionnaire;
  const { site } = content;
  return {
    lang,
    title: `${heading}, ${site.name}`,
    author: site.name,
    sizes: [11],
    description: heading,
    head: words.fees.head,
    heading,
    intro: fill(intro, { count: questions.length }),
    groups: (Object.entries(weights) as [Weight, string][])
      .map(([weight, title]) => ({
        title,
        questions: questions
          .filter(({ fact }) => fact.weight === weight)
          .map((question) => ({
            ...question,
            lines: isShort.test(question.fact.field) ? 1 : 2,
          })),
      }))
      .filter(({ questions }) => questions.length > 0),
  } satisfies DocumentData & Record<string, unknown>;
}

/** Fields whose answer is a day, a number or a name. */
const isShort =
  /(^|\.)(opens|closes|classes|test|launched|checked|date|year|since|years|internshipMonths|seats|tuition|amount|paperCode|medium|name|phone|email|origin|link|url|mapUrl|nextYearFrom)$/;

function shownOf({ words }: Edition, { field }: OpenFact, text: string): string {
  const { shown, fields } = words.questionnaire;
  const name: string | undefined = fields[field.replace(/^.*\./, '') as keyof typeof fields];
  return fill(shown, { text: name ? `${name}: ${text}` : text });
}

/** The page that asks, and the part of it that the question is about. */
function placeOf({ content }: Edition, { file, field }: OpenFact): string {
  const [folder = '', id] = file.replace(/^content\/|\.yaml$/g, '').split('/');
  let part: unknown = id
    ? content.programmes[id as SectionId]
    : content[folder as keyof typeof content];
  const names = [nameOf(part) ?? content.site.name];
  for (const step of field.split(/[.[\]]+/).filter(Boolean)) {
    part = (part as Record<string, unknown> | null)?.[step];
    const found = nameOf(part);
    if (found) names.push(found);
  }
  return names.join(': ');
}

/** The name of a part of the content. */
function nameOf(part: unknown): string | undefined {
  if (!part || typeof part !== 'object') return undefined;
  const { name, title, subject, heading, item } = part as Record<string, unknown>;
  return [name, title, subject, heading, item].find((one) => typeof one === 'string') as
    | string
    | undefined;
}
