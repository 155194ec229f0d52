import { type Lang, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay } from '#src/lib/format-day.ts';
import { joinList } from '#src/lib/join-list.ts';
import { counting } from '#src/lib/plural.ts';
import type { Words } from '#src/words.ts';
import type { Check, Remark } from './eligibility.ts';
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
  /** `SC/ST`. */
  const held = (categories: readonly Category[]) =>
    categories.map((id) => words.categories[id]).join('/');

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

  function requirement(of: Check): string {
    switch (of.rule) {
      case 'previous': {
        const courses = fill(words.entry.pass, { courses: either(of.previous.map(qualification)) });
        return of.anyStream ? fill(words.entry.anyStream, { courses }) : courses;
      }
      case 'subjects':
        return fill(say.atIntermediate, { what: subjects(of.subjects) });
      case 'stream':
        return fill(say.atIntermediate, { what: either(of.streams.map(stream)) });
      case 'marks':
        return fill(say.marks, { minimum: minimum(of.minimum) });
      case 'age':
        return fill(say.ageOn, { age: ageSpan(of.age), day: day(of.day) });
      case 'confirmation':
        return say.indicative;
      case 'more':
        return say.more;
      case 'disability':
        return say.disabilityRule;
      case 'year':
        return fill(say.year, { year: of.year });
    }
  }

  /** The values of remarks in words, by their names; numbers stay as they are. */
  const inWords: Readonly<Record<string, (value: never) => string>> = {
    course: (id: string) => words.qualifications[id as Qualification] ?? id,
    stream,
    subjects: (ids: readonly EntrySubject[]) => neither(ids.map((id) => words.subjects[id])),
    categories: held,
    minimum,
    day,
    age: ({ youngest, oldest }: { youngest: number; oldest: number }) =>
      youngest === oldest ? String(oldest) : fill(say.ages, { youngest, oldest }),
  };

  function remark(of: Remark): string {
    if (of.say === 'told') return of.text;
    const { say: phrase, ...values } = of;
    const texts = Object.entries(values).map(([name, value]) => [
      name,
      inWords[name]?.(value as never) ?? value,
    ]);
    return fill<string>(say[phrase], Object.fromEntries(texts));
  }

  function check(of: Check): DescribedCheck {
    return {
      required: requirement(of),
      given: of.given && remark(of.given),
      hint: of.hint && remark(of.hint),
    };
  }

  return { count, list, either, qualification, held, subjects, minimum, ageSpan, day, check };
}
