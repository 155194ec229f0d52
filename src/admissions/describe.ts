import { fill } from '#src/lib/fill-tokens.ts';
import type { Check } from './eligibility.ts';
import type {
  AgeRule,
  Category,
  EntryRules,
  EntrySubject,
  LowerMinimum,
  MarkBasis,
  Minimum,
  Qualification,
  Stream,
} from './entry-rules.ts';
import type { Attendance, Duration, Intake, PassMark } from './programme-facts.ts';

/** A phrase for each number that a language tells apart; words in braces are filled. */
export type Plural = { one: string; other: string };

type Words<Key extends string> = Record<Key, string>;

/** The phrases that rules are told in; `content/words.yaml` has them. */
export type RuleWords = {
  qualifications: Words<Qualification>;
  streams: Words<Stream | 'Other'>;
  subjects: Words<EntrySubject>;
  categories: Words<Category>;
  entry: Words<'pass' | 'subjects' | 'anyStream' | 'minimum'>;
  minimum: Words<MarkBasis>;
  reserved: string;
  age: Words<'between' | 'least' | 'most' | 'onDay' | 'relaxed' | 'relaxedBy'>;
  length: { added: string } & Record<'years' | 'months' | 'yearsLong' | 'monthsLong', Plural>;
  duration: Words<'fullTime' | 'added' | 'within' | 'short' | 'indicative'>;
  internship: Words<'after' | 'within'>;
  seats: Plural;
  groupSeats: string;
  attendance: Words<'subject' | 'clinical'>;
  passMark: Words<PassMark['in']>;
  amount: string;
  checks: Words<
    | 'passed'
    | 'passedBefore'
    | 'through'
    | 'atIntermediate'
    | 'took'
    | 'tookOther'
    | 'streamLacks'
    | 'lacks'
    | 'bridge'
    | 'noBridge'
    | 'marks'
    | 'marksGiven'
    | 'marksAsk'
    | 'marksLower'
    | 'ageOn'
    | 'ageIs'
    | 'ageWillBe'
    | 'ages'
    | 'ageAsk'
    | 'ageExact'
    | 'ageFirstYear'
    | 'ageRelaxed'
    | 'ageRelaxedBy'
    | 'indicative'
    | 'confirm'
  >;
};

/** A check in words: what is asked, what the applicant has, what would change the outcome. */
export type DescribedCheck = { required: string; given?: string; hint?: string };

export type Describe = ReturnType<typeof describing>;

/**
 * Puts rules and facts into the words of one language.
 *
 * @param locale of numbers, dates and lists, such as `en-IN`
 */
export function describing(words: RuleWords, locale: string) {
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const disjunction = new Intl.ListFormat(locale, { type: 'disjunction' });
  const plurals = new Intl.PluralRules(locale);

  const qualification = (id: Qualification) => words.qualifications[id];
  const held = (categories: readonly Category[]) =>
    categories.map((id) => words.categories[id]).join('/');

  /** `4 years`: the phrase for a number, which stands in it as `{count}`. */
  function count(number: number, phrases: Plural): string {
    const phrase = plurals.select(number) === 'one' ? phrases.one : phrases.other;
    return fill(phrase, { count: number });
  }

  /** `6 months`, `1 year`. */
  function months(number: number, long = false): string {
    const { years, months, yearsLong, monthsLong } = words.length;
    if (number % 12 === 0) return count(number / 12, long ? yearsLong : years);
    return count(number, long ? monthsLong : months);
  }

  /** `4 years + 6 months`, as the catalogue shows it. */
  function length({ years, internshipMonths = 0 }: Duration): string {
    const study = count(years, words.length.years);
    if (internshipMonths === 0) return study;
    return fill(words.length.added, { study, internship: months(internshipMonths) });
  }

  /** `3 years + 6-month internship`, as a section shows it. */
  function duration(
    { years, internshipMonths, internshipWithin, semesters, fullTime }: Duration,
    indicative = false,
  ): string {
    const study = count(years, words.length.years);
    const internship = internshipMonths && months(internshipMonths, true);
    const phrase = internship
      ? words.duration[internshipWithin ? 'within' : 'added']
      : fullTime
        ? words.duration.fullTime
        : '{study}';
    const text = fill(phrase, { study, internship, semesters });
    return indicative ? fill(words.duration.indicative, { text }) : text;
  }

  /** `3.6 years`: years and months with a dot between, as SPEC.md writes them on the cards. */
  function shortDuration({ years, internshipMonths = 0 }: Duration): string {
    return fill(words.duration.short, { years, months: internshipMonths });
  }

  /** `6 months, after the 4 years`; undefined where there is none. */
  function internship(of: Duration): string | undefined {
    if (!of.internshipMonths) return undefined;
    return fill(words.internship[of.internshipWithin ? 'within' : 'after'], {
      length: months(of.internshipMonths),
      study: count(of.years, words.length.years),
    });
  }

  /** `60 seats` or `MPC 60 seats, BiPC 60 seats`; undefined while no number is known. */
  function intake(of: Intake): string | undefined {
    const known = of.flatMap(({ group, seats }) => {
      if (seats === null) return [];
      const text = count(seats, words.seats);
      return group ? fill(words.groupSeats, { group, seats: text }) : text;
    });
    return known.join(', ') || undefined;
  }

  /** `45% aggregate in PCB and English`. */
  function minimum({ percentage, over }: Minimum): string {
    return fill(words.minimum[over], { percentage });
  }

  /** `10+2 in any stream, with at least 40%`, the way a criteria table says it. */
  function entry(rules: Omit<EntryRules, 'age' | 'reserved' | 'through'>): string {
    const { previous, streams, subjects: asked = [] } = rules;
    const names = disjunction.format(previous.map(qualification));
    const courses = previous.includes('class-10')
      ? fill(words.entry.pass, { courses: names })
      : names;
    const studied =
      asked.length > 0
        ? fill(words.entry.subjects, { courses, subjects: subjects(asked) })
        : streams === 'any'
          ? fill(words.entry.anyStream, { courses })
          : courses;
    return rules.minimum
      ? fill(words.entry.minimum, { entry: studied, minimum: minimum(rules.minimum) })
      : studied;
  }

  /** `Physics, Chemistry and Biology`. */
  function subjects(asked: readonly EntrySubject[]): string {
    return conjunction.format(asked.map((id) => words.subjects[id]));
  }

  /** `40% for SC/ST/BC`, one phrase for each group of categories. */
  function reserved(lower: readonly LowerMinimum[]): string {
    return lower
      .map(({ categories, percentage }) =>
        fill(words.reserved, { percentage, categories: held(categories) }),
      )
      .join('; ');
  }

  /** `17 to 35 years`. */
  function ageSpan({ minimum, maximum }: AgeRule): string {
    if (minimum === undefined) return fill(words.age.most, { maximum });
    return fill(maximum === undefined ? words.age.least : words.age.between, { minimum, maximum });
  }

  /** `17 to 35 years on 31 December of the admission year, with relaxation for SC/ST`. */
  function age(rule: AgeRule): string {
    const { reckonedOn, relaxation } = rule;
    const span = ageSpan(rule);
    const counted = reckonedOn
      ? fill(words.age.onDay, { age: span, day: monthDay(reckonedOn) })
      : span;
    if (!relaxation) return counted;
    const { years, categories } = relaxation;
    return fill(years === null ? words.age.relaxed : words.age.relaxedBy, {
      age: counted,
      categories: held(categories),
      years: years ?? undefined,
    });
  }

  /** `80% in theory and 100% in clinical practice`. */
  function attendance(of: Attendance): string {
    return 'subject' in of
      ? fill(words.attendance.subject, { percentage: of.subject })
      : fill(words.attendance.clinical, of);
  }

  /** `50% in theory and practical separately`. */
  function passMark({ percentage, in: basis }: PassMark): string {
    return fill(words.passMark[basis], { percentage });
  }

  /**
   * @param rupees whole rupees
   * @returns `₹ 1,00,000`, in Indian digit groups
   */
  function amount(rupees: number): string {
    return fill(words.amount, {
      rupees: rupees.toLocaleString(locale, { numberingSystem: 'latn' }),
    });
  }

  /** `21 November 2026`, of a day written as `2026-11-21`. */
  function day(date: string): string {
    return formatUtc(date, { dateStyle: 'long' });
  }

  /** `31 December`, of a day of any year written as `12-31`. */
  function monthDay(monthAndDay: string): string {
    return formatUtc(`2000-${monthAndDay}`, { day: 'numeric', month: 'long' });
  }

  function formatUtc(date: string, options: Intl.DateTimeFormatOptions): string {
    return new Intl.DateTimeFormat(locale, {
      ...options,
      timeZone: 'UTC',
      numberingSystem: 'latn',
    }).format(new Date(`${date}T00:00:00Z`));
  }

  function check(of: Check): DescribedCheck {
    const say = words.checks;
    switch (of.rule) {
      case 'previous': {
        const courses = disjunction.format(of.previous.map(qualification));
        const pass = fill(words.entry.pass, { courses });
        return {
          required: of.anyStream ? fill(words.entry.anyStream, { courses: pass }) : pass,
          ...(of.given && {
            given: fill(of.given.before ? say.passedBefore : say.passed, {
              course: qualification(of.given.passed),
            }),
          }),
          ...(of.hint && { hint: fill(say.through, { course: of.hint.through }) }),
        };
      }
      case 'subjects':
        return {
          required: fill(say.atIntermediate, { what: subjects(of.subjects) }),
          ...(of.given && { given: subjectsGiven(of.given) }),
          ...(of.hint && { hint: say.bridge }),
        };
      case 'stream': {
        const names = of.streams.map((id) => words.streams[id]);
        return {
          required: fill(say.atIntermediate, { what: disjunction.format(names) }),
          ...(of.given && {
            given:
              of.given.took === 'Other'
                ? say.tookOther
                : fill(say.took, { stream: words.streams[of.given.took] }),
          }),
        };
      }
      case 'marks':
        return {
          required: fill(say.marks, { minimum: minimum(of.minimum) }),
          ...(of.given !== undefined && {
            given: fill(say.marksGiven, { percentage: of.given }),
          }),
          ...(of.hint && {
            hint:
              of.hint === 'ask'
                ? say.marksAsk
                : fill(say.marksLower, {
                    categories: held(of.hint.categories),
                    percentage: of.hint.percentage,
                  }),
          }),
        };
      case 'age':
        return {
          required: fill(say.ageOn, { age: ageSpan(of.age), day: day(of.day) }),
          ...(of.given && { given: ageGiven(of.given) }),
          ...(of.hint && { hint: ageHint(of.hint) }),
        };
      case 'confirmation':
        return { required: say.indicative, hint: say.confirm };
    }
  }

  type Given<Rule extends Check['rule']> = NonNullable<
    Extract<Check, { rule: Rule; given?: unknown }>['given']
  >;

  function subjectsGiven(given: Given<'subjects'>): string {
    const say = words.checks;
    if ('bridge' in given) return say.noBridge;
    if ('took' in given) return fill(say.took, { stream: words.streams[given.took] });
    const missing = disjunction.format(given.lacks.map((id) => words.subjects[id]));
    return given.stream
      ? fill(say.streamLacks, { stream: words.streams[given.stream], subjects: missing })
      : fill(say.lacks, { subjects: missing });
  }

  function ageGiven({ youngest, oldest, ahead }: Given<'age'>): string {
    const say = words.checks;
    const years = youngest === oldest ? String(oldest) : fill(say.ages, { youngest, oldest });
    return fill(ahead ? say.ageWillBe : say.ageIs, { age: years });
  }

  function ageHint(hint: NonNullable<Extract<Check, { rule: 'age' }>['hint']>): string {
    const say = words.checks;
    if (hint === 'ask') return say.ageAsk;
    if (hint === 'exact') return say.ageExact;
    if ('firstYear' in hint) return fill(say.ageFirstYear, { year: hint.firstYear });
    const { categories, years } = hint.relaxed;
    return fill(years === null ? say.ageRelaxed : say.ageRelaxedBy, {
      categories: held(categories),
      years: years ?? undefined,
    });
  }

  return {
    list: (items: readonly string[]) => conjunction.format(items),
    either: (items: readonly string[]) => disjunction.format(items),
    qualification,
    count,
    length,
    duration,
    shortDuration,
    internship,
    intake,
    entry,
    subjects,
    minimum,
    reserved,
    age,
    ageSpan,
    attendance,
    passMark,
    amount,
    day,
    check,
  };
}
