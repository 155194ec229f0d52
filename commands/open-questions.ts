import type { Edition } from '#src/content/check/edition.ts';
import type { ContentFiles } from '#src/content/check/files.ts';
import { byWeight } from '#src/content/check/open-facts.ts';
import type { OpenFact } from '#src/content/check/parse.ts';
import { proseLines } from '#src/content/check/prose-lines.ts';
import type { SectionId } from '#src/routes.ts';

export type Question = {
  number: number;
  fact: OpenFact;
  /** The page that asks. */
  place: string;
  text: string;
  /** The text that visitors read now. */
  shown: string | null;
};

const isRight = 'Is this right? If it is not, what is?';

/** Names of values that do not say themselves what they are. */
const valueNames: Readonly<Record<string, string>> = {
  checked: 'The list of fees is right up to',
  date: 'Day of the article',
  internshipMonths: 'Months of internship',
  medium: 'Language of teaching',
  nextYearFrom: 'Month and day from which the next year’s admission is meant',
  years: 'Years of study',
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
  const lines = proseLines(files, edition.lang);
  return byWeight(edition.content.openFacts).map((fact, index) => {
    const { file, field, kind, note } = fact;
    const isShown = kind === 'placeholder';
    const asked = isShown ? isRight : note;
    const shown = lines[file.replace('content/', '')]?.[field] ?? note;
    const name = valueNames[field.replace(/^.*\./, '')];
    return {
      number: index + 1,
      fact,
      place: placeOf(edition, fact),
      text: renderings[asked] ?? asked,
      shown: isShown ? (name ? `${name}: ${shown}` : shown) : null,
    };
  });
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
