import { type FieldSchema, optionsOf } from '#desk/form/field-schema.ts';
import { labelOf } from '#desk/labels.ts';
import { plainDigits } from '#src/lib/plain-digits.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * The value of a fact of several parts, such as attendance, out of what somebody writes into one
 * cell: “80% theory, 100% clinical”, or “75%” where one number is all that is asked.
 *
 * @param before the value that is to be confirmed, which says what the number is of
 * @returns undefined for a fact of one part; or what to write instead, as a sentence
 */
export function readGroup(
  field: FieldSchema,
  said: string,
  before: unknown,
): Values | string | undefined {
  const ways = optionsOf(field).flatMap(({ properties }): Parts[] =>
    properties ? [properties] : [],
  );
  if (ways.length === 0) return undefined;
  const text = plainDigits(said).toLowerCase();
  const read = ways.map((parts) => readParts(parts, text, Object(before)));
  const whole = read.filter((one) => one !== undefined);
  // Of several ways that one number fits, the text has to name one.
  const named = whole.filter((one) => Object.keys(one).some((key) => text.includes(key)));
  const [found, ...others] = named.length > 0 ? named : whole;
  if (found && others.length === 0) return found;
  const examples = ways.map((parts) => `“${exampleOf(parts)}”`);
  return `It has several parts. Write it as in ${examples.join(' or ')}`;
}

type Parts = Readonly<Record<string, FieldSchema>>;

function readParts(parts: Parts, text: string, before: Values): Values | undefined {
  const numbers = text.match(/\d+(?:\.\d+)?/g) ?? [];
  const isNumber = (key: string) => choicesOf(parts[key]) === undefined;
  const keys = Object.keys(parts);
  const asked = keys.filter(isNumber);
  if (numbers.length !== asked.length) return undefined;
  const values = keys.map((key) => {
    const choices = choicesOf(parts[key]);
    if (choices) return [key, choiceIn(text, choices) ?? before[key]];
    const after = new RegExp(`${key}\\D{0,12}?(\\d+(?:\\.\\d+)?)`).exec(text)?.[1];
    const ahead = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*%?\\s*(?:in|for|of)?\\s*${key}`).exec(
      text,
    )?.[1];
    const only = asked.length === 1 ? numbers[0] : undefined;
    const number = only ?? (text.indexOf(key) < text.search(/\d/) ? after : (ahead ?? after));
    return [key, number === undefined ? undefined : Number(number)];
  });
  const isWhole = values.every(([, value]) => value !== undefined);
  return isWhole ? Object.fromEntries(values) : undefined;
}

function choicesOf(field: FieldSchema = {}): string[] | undefined {
  return optionsOf(field)
    .find((one) => one.enum)
    ?.enum?.map(String);
}

/** The choice whose words are all in the text; the one of most words, as others are a part of it. */
function choiceIn(text: string, choices: readonly string[]): string | undefined {
  const wordsOf = (choice: string) => choice.split('-').filter((word) => word !== 'and');
  return choices
    .filter((choice) => wordsOf(choice).every((word) => text.includes(word)))
    .sort((a, b) => wordsOf(b).length - wordsOf(a).length)[0];
}

function exampleOf(parts: Parts): string {
  const words = Object.entries(parts).map(([key, part]) => {
    const choice = choicesOf(part)?.[0];
    return choice ? `in each ${choice}` : `${labelOf(key, part).toLowerCase()} 75`;
  });
  return words.join(', ').replace('percentage 75, in', '50 in');
}
