import type { Edition } from '#src/content/check/edition.ts';
import type { Scheme } from '#src/content/schemas/costs.ts';
import {
  bandValue,
  homes,
  householdThings,
  type IncomeBand,
  incomeBands,
  noneOfThese,
  type SchemeCategory,
  type SchemeConditions,
  type SchemeLevel,
  type SchemeRule,
  schemeCategories,
  schemeLevels,
} from '#src/domain/scholarships.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { Link } from '#src/routes.ts';
import { officeOf } from '#src/ui/form-help/form-help.tsx';

/** A scheme as the browser judges and shows it. */
export type ShownScheme = Pick<
  Scheme,
  'id' | 'name' | 'with' | 'notWith' | 'year' | 'gives' | 'when'
> & {
  conditions: SchemeConditions;
  /** Each condition in words. */
  said: Partial<Record<SchemeRule, string[]>>;
  pays: string;
  /** Texts, some of which lead somewhere. */
  where: { text: string; link?: string }[];
  /** Papers, some of them only for students of some categories or courses. */
  papers: {
    name: string;
    categories?: readonly SchemeCategory[] | undefined;
    levels?: readonly SchemeLevel[] | undefined;
  }[];
  sources: { text: string; link: string }[];
};

export type HelpProps = ReturnType<typeof helpOf>;

/** The props of `<HelpFinder>`: the schemes, the choices of each question, and its words. */
export function helpOf(edition: Edition) {
  const { content, words, href } = edition;
  const { help, schemes, labels } = content.costs.scholarships;
  const { level, category, income, household, local } = help;
  const bands = incomeBands(schemes.map(({ conditions }) => conditions));
  const listed = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  return {
    schemes: schemes.map((scheme) => shownScheme(edition, scheme)),
    bands,
    choices: {
      level: listed(schemeLevels, level.choices),
      category: listed([...schemeCategories, noneOfThese], {
        ...category.choices,
        [noneOfThese]: category.none,
      }),
      income: bands.map((band) => ({ value: bandValue(band), label: bandInWords(edition, band) })),
      household: listed([...householdThings, noneOfThese], {
        ...household.choices,
        [noneOfThese]: household.none,
      }),
      local: listed(homes, local.choices),
    },
    texts: {
      questions: {
        level: level.question,
        category: category.question,
        income: income.question,
        household: household.question,
        local: local.question,
      },
      hints: {
        level: undefined,
        category: category.hint,
        income: income.hint,
        household: household.hint,
        local: local.hint,
      },
      result: { ...help.result, ...words.help.result },
      send: { ...help.send, named: words.help.named },
      privacy: help.privacy,
      print: help.print,
      clear: help.clear,
      labels,
    },
    office: officeOf(edition),
    papersPath: href('/admissions/documents'),
  };
}

/** `₹ 1.2 to 2.5 lakh`. */
function bandInWords({ words }: Edition, { least, most }: IncomeBand): string {
  const { upTo, between, over } = words.help.income;
  if (most === undefined) return fill(over, { least: inLakhs(least) });
  const limits = { least: inLakhs(least), most: inLakhs(most) };
  return least === 0 ? fill(upTo, limits) : fill(between, limits);
}

function inLakhs(rupees: number): number {
  return rupees / 100_000;
}

function shownScheme(edition: Edition, scheme: Scheme): ShownScheme {
  const { content, words, href } = edition;
  const { id, name, year, gives, when, where, payer, payee, conditions } = scheme;
  const { result } = words.help;
  return {
    id,
    name,
    with: scheme.with,
    notWith: scheme.notWith,
    year,
    gives,
    when,
    conditions,
    said: conditionsInWords(edition, conditions),
    pays: fill(result.pays, { payer, payee }),
    where: linkedTexts(where, href),
    papers: content['documents'].groups
      .flatMap(({ papers }) => papers)
      .filter((paper) => scheme.papers.includes(paper.id))
      .map(({ name, categories, courses }) => ({
        name,
        categories,
        levels: courses?.map((id) => (id === 'master' ? id : content.programmes[id].level)),
      })),
    sources: scheme.sources.map(({ title, link, published, checked }) => ({
      text: fill(result.source, { title, year: (published ?? checked).slice(0, 4) }),
      link,
    })),
  };
}

/** A line of Markdown as texts with their links: HTML has no place among the props of an island. */
function linkedTexts(line: string, href: Edition['href']): ShownScheme['where'] {
  const parts = line.split(/\[([^\]]+)\]\(([^)]+)\)/);
  return parts.flatMap((text, index) => {
    if (index % 3 === 2 || !text) return [];
    return index % 3 === 1 ? [{ text, link: href((parts[index + 1] ?? '') as Link) }] : [{ text }];
  });
}

/** The conditions of a scheme by their rules; several only where they are in words anyway. */
function conditionsInWords(
  edition: Edition,
  conditions: Scheme['conditions'],
): ShownScheme['said'] {
  const { content, words, describe } = edition;
  const { help } = content.costs.scholarships;
  const { conditions: say } = words.help;
  const { levels, unsure, categories, income, household = {}, citizens } = conditions;
  const { seats, attendance, also } = conditions;
  const named = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    describe.either(values.map((value) => names[value] ?? value));
  return {
    level: [fill(say.level, { levels: levelsInWords(edition, levels) })],
    ...(unsure && { unsureLevel: [unsure] }),
    ...(categories && {
      category: [fill(say.category, { categories: named(categories, help.category.choices) })],
    }),
    ...(income && {
      income: [incomeInWords({ upTo: say.income, upToByPlace: say.incomeByPlace }, income)],
    }),
    ...Object.fromEntries(Object.entries(household).map(([thing, line]) => [thing, [line]])),
    local: [say.local],
    ...(citizens && { citizens: [say.citizens] }),
    ...(seats && { seats: [fill(say.seats, { seats: named(seats, say.seatKinds) })] }),
    ...(attendance && { attendance: [fill(say.attendance, { attendance })] }),
    ...(also && { also }),
  };
}

/** The levels of a scheme by the names of their courses. */
function levelsInWords({ content }: Edition, levels: readonly string[]): string {
  const { choices } = content.costs.scholarships.help.level;
  return Object.entries(choices)
    .filter(([level]) => levels.includes(level))
    .map(([, name]) => name)
    .join('; ');
}

/** A limit that is the same everywhere, or one of villages and one of towns. */
function incomeInWords(
  say: { upTo: string; upToByPlace: string },
  income: { rural: number; urban: number },
): string {
  const [rural, urban] = [inLakhs(income.rural), inLakhs(income.urban)];
  return rural === urban
    ? fill(say.upTo, { most: rural })
    : fill(say.upToByPlace, { rural, urban });
}

/** The conditions of a scheme that everybody wants to know, each with its name. */
export function mainConditions(edition: Edition, scheme: Scheme): [string, string][] {
  const { content, words, describe } = edition;
  const { category, list } = content.costs.scholarships.help;
  const { levels, unsureLevels, categories, income, local, citizens } = scheme.conditions;
  const sure = levelsInWords(edition, levels);
  const unsure = unsureLevels && levelsInWords(edition, unsureLevels);
  const { perhapsLevel } = words.help.conditions;
  return [
    [list.level, unsure ? fill(perhapsLevel, { levels: sure, unsure }) : sure],
    [
      list.category,
      categories ? describe.list(categories.map((one) => category.choices[one])) : list.all,
    ],
    [list.income, income ? incomeInWords(words.help.income, income) : list.all],
    [
      list.local,
      local ? words.help.conditions.local : citizens ? words.help.conditions.citizens : list.all,
    ],
  ];
}
