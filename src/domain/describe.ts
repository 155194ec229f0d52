import { type Lang, languages } from '#src/languages.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import { formatDay } from '#src/lib/format-day.ts';
import type { Words } from '#src/words.ts';
import { describingChecks } from './describe-checks.ts';
import type { AgeRule, EntryRules, LowerMinimum } from './entry-rules.ts';
import type { Attendance, Duration, Intake, PassMark } from './programme-facts.ts';

export type Describe = ReturnType<typeof describing>;

/** Puts rules and facts into the words of one language. */
export function describing(words: Words['rules'], lang: Lang) {
  const { locale, date } = languages[lang];
  const checks = describingChecks(words, lang);
  const { count, either, qualification, held, subjects, minimum, ageSpan } = checks;

  /** `6 months`, `1 year`. */
  function months(number: number, long = false): string {
    const { years, months, yearsLong, monthsLong } = words.length;
    if (number % 12 === 0) return count(number / 12, long ? yearsLong : years);
    return count(number, long ? monthsLong : months);
  }

  /** `4 years + 6 months`, as SPEC.md writes it in the catalogue, also for an internship within. */
  function catalogueLength({ years, internshipMonths = 0 }: Duration): string {
    const study = count(years, words.length.years);
    if (internshipMonths === 0) return study;
    return fill(words.length.added, { study, internship: months(internshipMonths) });
  }

  /** `3 years + 6 months`, or `4 years, the last 6 months as internship`. */
  function length(of: Duration): string {
    return of.internshipWithin ? duration({ ...of, semesters: undefined }) : catalogueLength(of);
  }

  /**
   * `3 years + 6-month internship`, as a section shows it; `4 years in 8 semesters, the last
   * 6 months as internship` where the internship is part of the years.
   */
  function duration(
    { years, internshipMonths, internshipWithin, semesters, fullTime }: Duration,
    indicative = false,
  ): string {
    const study = count(years, words.length.years);
    const { added, within, withinSemesters, fullTime: inFullTime } = words.duration;
    let text: string = fullTime ? fill(inFullTime, { study }) : study;
    if (internshipMonths && internshipWithin) {
      const internship = months(internshipMonths);
      text = semesters
        ? fill(withinSemesters, { study, internship, semesters })
        : fill(within, { study, internship });
    } else if (internshipMonths) {
      text = fill(added, { study, internship: months(internshipMonths, true) });
    }
    return indicative ? fill(words.duration.indicative, { text }) : text;
  }

  /** `3.6 years`: years and months with a dot between, as SPEC.md writes them on the cards. */
  function shortDuration({ years, internshipMonths = 0 }: Duration): string {
    return fill(words.duration.short, { years, months: internshipMonths });
  }

  /** `6 months`; undefined where there is none. */
  function internshipLength({ internshipMonths }: Duration): string | undefined {
    return internshipMonths ? months(internshipMonths) : undefined;
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
      return group ? fill(words.groupSeats, { group: words.streams[group], seats: text }) : text;
    });
    return known.join(', ') || undefined;
  }

  /** `10+2 in any stream, with at least 40%`, the way a criteria table says it. */
  function entry(rules: Omit<EntryRules, 'age' | 'reserved' | 'through'>): string {
    const { previous, streams, subjects: asked = [] } = rules;
    const names = either(previous.map(qualification));
    const courses = previous.includes('class-10')
      ? fill(words.entry.pass, { courses: names })
      : names;
    const groups = streams && streams !== 'any' && either(streams.map((one) => words.streams[one]));
    const studied =
      asked.length > 0
        ? groups
          ? fill(words.entry.streamSubjects, {
              courses,
              subjects: subjects(asked),
              streams: groups,
            })
          : fill(words.entry.subjects, { courses, subjects: subjects(asked) })
        : streams === 'any'
          ? fill(words.entry.anyStream, { courses })
          : courses;
    return rules.minimum
      ? fill(words.entry.minimum, { entry: studied, minimum: minimum(rules.minimum) })
      : studied;
  }

  /** `40% for SC/ST/BC, in past prospectuses`, one phrase for each group of categories. */
  function reserved(lower: readonly (LowerMinimum & { ground?: string | undefined })[]): string {
    return lower
      .map(({ categories, percentage, ground }) => {
        const rule = fill(words.reserved, { percentage, categories: held(categories) });
        return ground ? fill(words.reservedUnder, { rule, ground }) : rule;
      })
      .join('; ');
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
    const relaxed = { age: counted, categories: held(categories) };
    return years === null
      ? fill(words.age.relaxed, relaxed)
      : fill(words.age.relaxedBy, { ...relaxed, years });
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

  /** `31 December`, of a day of any year written as `12-31`. */
  function monthDay(monthAndDay: string): string {
    return formatDay(`2000-${monthAndDay}`, locale, date.yearless);
  }

  return {
    ...checks,
    catalogueLength,
    length,
    duration,
    shortDuration,
    internship,
    internshipLength,
    intake,
    entry,
    reserved,
    age,
    attendance,
    passMark,
    amount,
  };
}
