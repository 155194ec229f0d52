import { type Lang, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { joinList } from '#src/lib/join-list.ts';
import { counting } from '#src/lib/plural.ts';
import type { Words } from '#src/words.ts';
import type { Check } from './eligibility.ts';
import type {
  AgeRule,
  Category,
  EntrySubject,
  Minimum,
  Qualification,
  Stream,
} from './entry-rules.ts';

/** The phrases that checks are told in, so that browsers get no others. */
export type CheckWords = Pick<
  Words['rules'],
  'qualifications' | 'streams' | 'subjects' | 'categories' | 'entry' | 'minimum' | 'age' | 'checks'
>;

/** A check in words: what is asked, what the applicant has, what would change the outcome. */
export type DescribedCheck = {
  required: string;
  given?: string | undefined;
  hint?: string | undefined;
};

/** The type of `given` or `hint` in the checks of one rule. */
type Part<Rule extends Check['rule'], Name extends 'given' | 'hint'> = NonNullable<
  Extract<Check, { rule: Rule } & { [Key in Name]?: unknown }>[Name]
>;

export type DescribeChecks = ReturnType<typeof describingChecks>;

/**
 * Puts an applicant's checks into the words of one language. Apart from `describe.ts`, which says
 * all other rules and facts as well, so that browsers fetch no more than they say themselves.
 */
export function describingChecks(words: CheckWords, lang: Lang) {
  const { locale, list: joined, date } = languages[lang];

  const count = counting(locale);
  const list = (items: readonly string[]) => joinList(items, joined.between, joined.and);
  const either = (items: readonly string[]) => joinList(items, joined.between, joined.or);
  const neither = (items: readonly string[]) => joinList(items, joined.between, joined.nor);
  const say = words.checks;
  const stream = (id: Stream | 'Other') => words.streams[id];
  const qualification = (id: Qualification) => words.qualifications[id];
  /** `SC/ST`, which a line does not break after the slash. */
  const held = (categories: readonly Category[]) =>
    categories.map((id) => words.categories[id]).join('/\u2060');

  /** `Physics, Chemistry and Biology`. */
  function subjects(asked: readonly EntrySubject[]): string {
    return list(asked.map((id) => words.subjects[id]));
  }

  /** `45% aggregate in PCB and English`. */
  function minimum({ percentage, over }: Minimum): string {
    return fill(words.minimum[over], { percentage });
  }

  /** `17 to 35 years`. */
  function ageSpan({ minimum, maximum }: AgeRule): string {
    if (maximum === undefined) return fill(words.age.least, { minimum: minimum ?? 0 });
    return minimum === undefined
      ? fill(words.age.most, { maximum })
      : fill(words.age.between, { minimum, maximum });
  }

  /** `21 November 2026`, of a day written as `2026-11-21`. */
  function day(written: string): string {
    return formatDay(written, locale, date.full);
  }

  function check(of: Check): DescribedCheck {
    switch (of.rule) {
      case 'previous': {
        const { given, hint } = of;
        const pass = fill(words.entry.pass, { courses: either(of.previous.map(qualification)) });
        return {
          required: of.anyStream ? fill(words.entry.anyStream, { courses: pass }) : pass,
          given:
            given &&
            fill(given.before ? say.passedBefore : say.passed, {
              course: qualification(given.passed),
            }),
          hint: hint && fill(say.through, { course: hint.through }),
        };
      }
      case 'subjects':
        return {
          required: fill(say.atIntermediate, { what: subjects(of.subjects) }),
          given: of.given && subjectsGiven(of.given),
          hint: of.hint && say.bridge,
        };
      case 'stream': {
        const took = of.given?.took;
        return {
          required: fill(say.atIntermediate, { what: either(of.streams.map(stream)) }),
          given:
            took && (took === 'Other' ? say.tookOther : fill(say.took, { stream: stream(took) })),
        };
      }
      case 'marks':
        return {
          required: fill(say.marks, { minimum: minimum(of.minimum) }),
          given:
            of.given === undefined ? undefined : fill(say.marksGiven, { percentage: of.given }),
          hint: of.hint && marksHint(of.hint),
        };
      case 'age':
        return {
          required: fill(say.ageOn, { age: ageSpan(of.age), day: day(of.day) }),
          given: of.given && ageGiven(of.given),
          hint: of.hint && ageHint(of.hint),
        };
      case 'confirmation':
        return { required: say.indicative, hint: say.confirm };
    }
  }

  function subjectsGiven(given: Part<'subjects', 'given'>): string {
    if ('bridge' in given) return say.noBridge;
    if ('took' in given) return fill(say.took, { stream: stream(given.took) });
    const missing = neither(given.lacks.map((id) => words.subjects[id]));
    return given.stream
      ? fill(say.streamLacks, { stream: stream(given.stream), subjects: missing })
      : fill(say.lacks, { subjects: missing });
  }

  function marksHint(hint: Part<'marks', 'hint'>): string {
    if (hint === 'ask') return say.marksAsk;
    const { categories, percentage } = hint;
    return fill(say.marksLower, { categories: held(categories), percentage });
  }

  function ageGiven({ youngest, oldest, ahead }: Part<'age', 'given'>): string {
    const age = youngest === oldest ? oldest : fill(say.ages, { youngest, oldest });
    return fill(ahead ? say.ageWillBe : say.ageIs, { age });
  }

  function ageHint(hint: Part<'age', 'hint'>): string {
    if (hint === 'ask') return say.ageAsk;
    if (hint === 'exact') return say.ageExact;
    if ('firstYear' in hint) return fill(say.ageFirstYear, { year: hint.firstYear });
    const { categories, years } = hint.relaxed;
    return years === null
      ? fill(say.ageRelaxed, { categories: held(categories) })
      : fill(say.ageRelaxedBy, { categories: held(categories), years });
  }

  return { count, list, either, qualification, held, subjects, minimum, ageSpan, day, check };
}
