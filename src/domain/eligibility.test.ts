import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { tiedText, untiedText } from '#src/lib/tied-text.ts';
import { readApplicants } from '#tests/support/applicants.ts';
import { ask, filesWith } from '#tests/support/fixture.ts';
import { readAnswers } from './applicant-address.ts';
import { type Applicant, ageOn, judge, startsEarlier, studiedSubjects } from './eligibility.ts';
import {
  categories,
  type EntryRules,
  entrySubjects,
  markBases,
  qualifications,
  streams,
} from './entry-rules.ts';

/** By how many years SC and ST may be older is not known. */
const { content, describe: words } = makeEdition(
  filesWith({ 'programmes/gnm.yaml': { 'entry.age.relaxation.years': ask } }),
);
const admission = { year: 2027, today: '2026-11-21' };

/** Every programme by the name that the table of applicants uses. */
const programmes = new Map(
  [...Object.values(content.programmes), ...content.master.courses].map((one) => [
    String(one.id),
    { entry: one.entry, indicative: 'indicative' in one && Boolean(one.indicative) },
  ]),
);

function courseOf(id: string) {
  const found = programmes.get(id);
  if (!found) throw new Error(`There is no programme '${id}'.`);
  return found;
}

function status(id: string, applicant: Applicant, joining = admission) {
  return judge(courseOf(id), applicant, joining).status;
}

const rank = { 'not-open': 0, 'open-if': 1, open: 2 };
const born = (day: string) => ({ from: day, to: day });

/** Meets every rule of every bachelor course. */
const strong = {
  passed: 'intermediate',
  stream: 'BiPC',
  marks: { aggregate: 80, pcb: 80, 'pcb-english': 80 },
  born: born('2009-05-14'),
  categories: [],
} as const satisfies Applicant;

test('without an answer nothing is open and nothing is closed', () => {
  for (const id of [...programmes.keys()]) expect(status(id, {}), id).toBe('open-if');
});

test('an applicant who meets every rule finds the bachelor courses open', () => {
  for (const id of ['academy', 'bpt', 'bsc-nursing', 'gnm', 'intermediate']) {
    expect(status(id, strong), id).toBe('open');
  }
});

describe.each([
  ['gnm', 'aggregate', 40, 35, ['SC', 'ST']],
  ['bsc-nursing', 'pcb-english', 45, 40, ['SC', 'ST', 'BC']],
  ['bpt', 'pcb', 50, 40, ['SC', 'ST', 'OBC-NCL', 'PwBD']],
] as const)('the marks of %s, counted over %s', (id, over, minimum, lower, reserved) => {
  const verdict = (percentage: number, held: Applicant['categories']) => {
    // The council's minimum of B.Sc Nursing is met by the sciences alone as well.
    const pcb = id === 'bsc-nursing' ? percentage : 99;
    const marks = { aggregate: 99, pcb, 'pcb-english': 99, [over]: percentage };
    return status(id, { ...strong, marks, categories: held });
  };

  test.each([minimum - 0.1, 0])('%d percent is too little', (percentage) => {
    expect(verdict(percentage, [])).toBe('not-open');
  });
  test.each([minimum, minimum + 0.1, 100])('%d percent is enough', (percentage) => {
    expect(verdict(percentage, [])).toBe('open');
  });
  test('a lower minimum depends on the office, for the categories that it names', () => {
    for (const category of categories) {
      const held = category === 'BC' ? ['BC', 'OBC-NCL'] : [category];
      const named = held.some((one) => (reserved as readonly string[]).includes(one));
      expect(verdict(lower, [category]), category).toBe(named ? 'open-if' : 'not-open');
      expect(verdict(lower - 0.1, [category]), category).toBe('not-open');
    }
  });
  test('an unanswered category is no reason to close it', () => {
    expect(verdict(lower, undefined)).toBe('open-if');
    expect(verdict(lower - 0.1, undefined)).toBe('not-open');
  });
  test('other percentages do not count', () => {
    const marks = { aggregate: 99, pcb: 99, 'pcb-english': 99, [over]: undefined };
    expect(status(id, { ...strong, marks })).toBe('open-if');
  });
});

test.each([
  ['16 years 364 days', '2011-01-01', 'not-open'],
  ['17 years on the day', '2010-12-31', 'open'],
  ['17 years and a day', '2010-12-30', 'open'],
  ['35 years 364 days', '1992-01-01', 'open'],
  ['36 years on the day', '1991-12-31', 'not-open'],
] as const)('GNM at %s, counted on 31 December', (_age, day, expected) => {
  expect(status('gnm', { ...strong, born: born(day) })).toBe(expected);
});

test.each(['bsc-nursing', 'bpt'])('%s knows no upper age', (id) => {
  expect(status(id, { ...strong, born: born('1950-01-01') })).toBe('open');
  expect(status(id, { ...strong, born: born('2011-01-01') })).toBe('not-open');
});

test.each([
  [['SC'], 'open-if'],
  [['ST', 'PwBD'], 'open-if'],
  [['BC'], 'not-open'],
  [[], 'not-open'],
  [undefined, 'open-if'],
] as const)('above the upper age with the categories %j', (held, expected) => {
  expect(status('gnm', { ...strong, born: born('1985-01-01'), categories: held })).toBe(expected);
});

test('a relaxation of known length opens and ends', () => {
  const entry: EntryRules = {
    previous: ['intermediate'],
    age: { maximum: 35, reckonedOn: '12-31', relaxation: { categories: ['SC'], years: 5 } },
  };
  const verdict = (year: number, held: Applicant['categories']) =>
    judge({ entry }, { ...strong, born: born(`${year}-01-01`), categories: held }, admission)
      .status;
  expect(verdict(1987, ['SC'])).toBe('open');
  expect(verdict(1987, undefined)).toBe('open-if');
  expect(verdict(1987, ['ST'])).toBe('not-open');
  expect(verdict(1986, ['SC'])).toBe('not-open');
});

test('a year of birth is enough where age is counted on 31 December, and only there', () => {
  const year = { from: '2010-01-01', to: '2010-12-31' };
  expect(status('gnm', { ...strong, born: year })).toBe('open');
  const entry: EntryRules = { previous: ['intermediate'], age: { minimum: 17 } };
  const today = '2027-06-30';
  const verdict = judge({ entry }, { ...strong, born: year }, { year: 2027, today });
  expect(verdict.status).toBe('open-if');
  expect(verdict.checks.at(-1)).toMatchObject({
    day: today,
    given: { say: 'ageIs', age: { youngest: 16, oldest: 17 } },
    hint: { say: 'ageExact' },
  });
});

test('an applicant who is too young learns the year to join', () => {
  const { checks } = judge(courseOf('bpt'), { ...strong, born: born('2012-06-01') }, admission);
  expect(checks.find(({ rule }) => rule === 'age')).toMatchObject({
    outcome: 'missed',
    age: { minimum: 17 },
    day: '2027-12-31',
    given: { say: 'ageWillBe', age: { youngest: 15, oldest: 15 } },
    hint: { say: 'ageFirstYear', year: 2029 },
  });
});

test.each([
  ['2027-12-31', '2010-12-31', 17],
  ['2027-12-31', '2011-01-01', 16],
  ['2027-02-28', '2008-02-29', 18],
  ['2027-03-01', '2008-02-29', 19],
  ['2028-02-29', '2008-02-29', 20],
] as const)('on %s who was born on %s is %i', (day, birth, age) => {
  expect(ageOn(day, birth)).toBe(age);
});

test.each([
  ['BiPC', undefined, ['gnm', 'bsc-nursing', 'bpt']],
  ['MPC', undefined, ['gnm']],
  ['Vocational', true, ['gnm', 'bsc-nursing', 'bpt']],
  ['Vocational', false, ['gnm']],
  ['Other', undefined, ['gnm']],
] as const)('the group %s with the bridge course %s', (stream, bridge, open) => {
  const applicant = { ...strong, stream, bridge };
  const found = ['gnm', 'bsc-nursing', 'bpt'].filter((id) => status(id, applicant) === 'open');
  expect(found).toEqual(open);
});

test('an unanswered bridge course leaves it open, another group has to tell its subjects', () => {
  expect(status('bpt', { ...strong, stream: 'Vocational' })).toBe('open-if');
  // CEC and the like have no sciences.
  expect(status('bpt', { ...strong, stream: 'Other' })).toBe('not-open');
  expect(studiedSubjects({ stream: 'Vocational' })).toBeUndefined();
});

test('the bridge course is spoken of until it has been passed', () => {
  const hint = (bridge: boolean | undefined) => {
    const applicant = { ...strong, stream: 'Vocational', bridge } as const;
    const { checks } = judge(courseOf('bpt'), applicant, admission);
    const check = checks.find(({ rule }) => rule === 'subjects');
    return [check?.outcome, check && words.check(check).hint];
  };
  const bridgeCounts =
    'After a vocational group the bridge course counted in past prospectuses, and the office confirms it for your year';
  expect(hint(undefined)).toEqual(['unknown', bridgeCounts]);
  expect(hint(false)).toEqual(['missed', bridgeCounts]);
  expect(hint(true)).toEqual(['met', undefined]);
});

test('another group counts by its subjects', () => {
  const other = (subjects: Applicant['subjects']) =>
    ({ ...strong, stream: 'Other', subjects }) as const;
  const science = ['Physics', 'Chemistry', 'Biology'] as const;
  for (const id of ['bpt', 'bsc-nursing']) {
    expect(status(id, other([...science, 'English'])), id).toBe('open');
    expect(status(id, other(science)), id).toBe('not-open');
    expect(status(id, other([])), id).toBe('not-open');
  }
  expect(status('gnm', other([]))).toBe('open');
});

test('rules that name groups but no subjects are kept as well', () => {
  const entry: EntryRules = { previous: ['intermediate'], streams: ['MPC'] };
  const verdict = (applicant: Applicant) => judge({ entry }, applicant, admission).status;
  expect(verdict({ passed: 'intermediate', stream: 'MPC' })).toBe('open');
  expect(verdict({ passed: 'intermediate', stream: 'BiPC' })).toBe('not-open');
  expect(verdict({ passed: 'intermediate', stream: 'Other' })).toBe('not-open');
  expect(verdict({ passed: 'intermediate' })).toBe('open-if');
});

test.each([
  ['bsc-nursing', 'msc-nursing', 'open-if'],
  ['gnm', 'msc-nursing', 'open-if'],
  ['bsc-mlt', 'msc-mlt', 'open-if'],
  ['bpt', 'mpt', 'open-if'],
  ['bpt', 'msc-nursing', 'not-open'],
  ['intermediate', 'mpt', 'not-open'],
  ['class-10', 'gnm', 'not-open'],
  ['class-10', 'intermediate', 'open'],
  ['class-10', 'academy', 'open'],
] as const)('after %s, %s is %s', (passed, id, expected) => {
  expect(status(id, { passed })).toBe(expected);
});

test('GNM holders hear of Post Basic B.Sc Nursing', () => {
  const [check] = judge(courseOf('msc-nursing'), { passed: 'gnm' }, admission).checks;
  expect(check).toMatchObject({
    rule: 'previous',
    given: { course: 'gnm' },
    hint: { say: 'through', course: tiedText('Post Basic B.Sc Nursing') },
  });
});

test('an indicative course is never simply open', () => {
  expect(status('bsc-mlt', strong)).toBe('open-if');
  expect(status('bsc-mlt', { ...strong, stream: 'MPC' })).toBe('not-open');
});

test('a course lies behind whoever has gone further, as a finished one does', () => {
  const { entry: intermediate } = courseOf('intermediate');
  const { entry: gnm } = courseOf('gnm');
  const { entry: mscNursing } = courseOf('msc-nursing');
  expect(startsEarlier(intermediate, {})).toBe(false);
  expect(startsEarlier(intermediate, { passed: 'class-10' })).toBe(false);
  expect(startsEarlier(intermediate, { passed: 'intermediate' })).toBe(true);
  expect(startsEarlier(gnm, { passed: 'intermediate' })).toBe(false);
  expect(startsEarlier(gnm, { passed: 'gnm' })).toBe(true);
  expect(startsEarlier(gnm, { passed: 'bpt' })).toBe(true);
  expect(startsEarlier(mscNursing, { passed: 'gnm' })).toBe(false);
});

const applicants = readApplicants(content.programmes.gnm.entry.age);

test('in a year that most applicants no longer think of, everything is to be asked', () => {
  for (const id of ['gnm', 'bsc-nursing', 'bpt', 'intermediate']) {
    const { status: found, checks } = judge(courseOf(id), strong, {
      year: 2026,
      today: '2026-11-27',
      isLate: true,
    });
    expect(found, id).toBe('open-if');
    expect(words.check(checks[0] as never), id).toMatchObject({
      required: 'Admission for 2026',
      hint: 'We do not know whether its forms are over. Call us first, for seats may still be given',
    });
  }
});

test.each([
  [{}, /^Did you fill in the NEET-UG form\? Then watch for the university’s notice/],
  [
    { closed: '2027-03-08' },
    /^Did you fill in the NEET-UG form, which closed on 8 March 2027\? Then watch for/,
  ],
  [{ isPast: true }, /^If you wrote NEET-UG in 2027, call us first/],
  [{ isPast: true, closed: '2027-03-08' }, /^The NEET-UG form closed on 8 March 2027\. If you/],
  [{ test: undefined, closed: '2027-03-08' }, /^Its form closed on 8 March 2027\. Call us first/],
])('once the form of 2027 may be over, with %j the next step is told', (known, said) => {
  const late = { year: 2027, today: '2027-03-12', isLate: true, test: 'NEET-UG', ...known };
  const [year] = judge(courseOf('bsc-nursing'), strong, late).checks;
  expect(untiedText(words.check(year as never).hint ?? '')).toMatch(said);
});

test.each([
  [46, 43, 'open-if', 'stricter'],
  [46, 45, 'open', undefined],
  [46, undefined, 'open-if', 'stricterAsk'],
  [43, 46, 'open-if', 'councilMet'],
  [44, 43, 'not-open', undefined],
] as const)(
  'B.Sc Nursing with %i%% with English and %s%% without',
  (withEnglish, pcb, found, say) => {
    const marks = { aggregate: 60, 'pcb-english': withEnglish, pcb };
    const verdict = judge(courseOf('bsc-nursing'), { ...strong, marks }, admission);
    expect(verdict.status).toBe(found);
    expect(verdict.checks.find(({ rule }) => rule === 'marks')?.hint?.say).toBe(say);
  },
);

test('a disability is left to a medical board', () => {
  const applicant: Applicant = { ...strong, categories: ['PwBD'] };
  for (const id of ['gnm', 'bsc-nursing', 'bpt']) expect(status(id, applicant), id).toBe('open-if');
  expect(status('gnm', { ...strong, categories: [] })).toBe('open');
});

test('a backward class of the State may be one of the Central list as well', () => {
  const marks = { aggregate: 60, pcb: 42, 'pcb-english': 60 };
  expect(status('bpt', { ...strong, marks, categories: ['BC'] })).toBe('open-if');
  expect(status('bpt', { ...strong, marks, categories: [] })).toBe('not-open');
});

test('who is older than the rule hears that the council was reported to have dropped it', () => {
  const { checks } = judge(courseOf('gnm'), { ...strong, born: born('1985-01-01') }, admission);
  expect(checks.find(({ rule }) => rule === 'age')).toMatchObject({
    outcome: 'missed',
    hint: { say: 'told', text: expect.stringContaining('2023') },
  });
});

test('there are 200 applicants and every verdict occurs', () => {
  expect(applicants).toHaveLength(200);
  expect(new Set(applicants.flatMap(({ verdicts }) => Object.values(verdicts)))).toEqual(
    new Set(['open', 'open-if', 'not-open']),
  );
});

test.each(applicants)('as read by hand: $query', ({ query, verdicts }) => {
  const { applicant, year = 0, problems } = readAnswers(`${query}&year=2027`, admission.today);
  expect(problems).toEqual({});
  expect(year).toBe(admission.year);
  const found = Object.keys(verdicts).map((id) => [id, status(id, applicant)]);
  expect(Object.fromEntries(found)).toEqual(verdicts);
});

const percentage = fc.option(
  fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
  {
    nil: undefined,
  },
);
const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);
const applicantArbitrary: fc.Arbitrary<Applicant> = fc.record({
  passed: maybe(qualifications),
  stream: maybe([...streams, 'Other'] as const),
  bridge: maybe([true, false]),
  subjects: fc.option(fc.subarray([...entrySubjects]), { nil: undefined }),
  marks: fc.record({ aggregate: percentage, pcb: percentage, 'pcb-english': percentage }),
  born: fc.option(
    fc
      .date({ min: new Date('1960-01-01'), max: new Date('2014-12-31'), noInvalidDate: true })
      .map((date) => born(date.toISOString().slice(0, 10))),
    { nil: undefined },
  ),
  categories: fc.option(fc.subarray([...categories]), { nil: undefined }),
});
const id = fc.constantFrom(...[...programmes.keys()]);
const basis = fc.constantFrom(...markBases);

test('raising a mark never closes a programme', () => {
  fc.assert(
    fc.property(id, applicantArbitrary, basis, fc.nat(100), (programme, applicant, over, more) => {
      const mark = applicant.marks?.[over];
      fc.pre(mark !== undefined);
      const marks = { ...applicant.marks, [over]: Math.min(100, (mark ?? 0) + more) };
      const raised = { ...applicant, marks };
      expect(rank[status(programme, raised)]).toBeGreaterThanOrEqual(
        rank[status(programme, applicant)],
      );
    }),
  );
});

test('taking an answer back never closes a programme', () => {
  const answer = fc.constantFrom(
    'passed',
    'stream',
    'bridge',
    'subjects',
    'marks',
    'born',
    'categories',
  );
  fc.assert(
    fc.property(id, applicantArbitrary, answer, (programme, applicant, name) => {
      // Another group has no sciences, as long as nobody says so.
      fc.pre(applicant.stream !== 'Other' || name !== 'subjects');
      const fewer = { ...applicant, [name]: undefined };
      if (status(programme, applicant) !== 'not-open') {
        expect(status(programme, fewer)).not.toBe('not-open');
      }
    }),
  );
});

test('the order of several answers is irrelevant', () => {
  fc.assert(
    fc.property(id, applicantArbitrary, (programme, applicant) => {
      const turned = {
        ...applicant,
        subjects: applicant.subjects?.toReversed(),
        categories: applicant.categories?.toReversed(),
      };
      expect(status(programme, turned)).toBe(status(programme, applicant));
    }),
  );
});

test('an open course keeps the criteria in the words that the pages show', () => {
  fc.assert(
    fc.property(id, applicantArbitrary, (programme, applicant) => {
      fc.pre(status(programme, applicant) === 'open');
      const { entry } = courseOf(programme);
      const criteria = words.entry(entry);
      const asked = /at least ([\d.]+)%(.*)/.exec(criteria);
      const over = asked?.[2]?.includes('English')
        ? 'pcb-english'
        : asked?.[2]?.includes('PCB')
          ? 'pcb'
          : 'aggregate';
      if (asked) expect(applicant.marks?.[over]).toBeGreaterThanOrEqual(Number(asked[1]));
      for (const subject of entrySubjects) {
        if (criteria.includes(`${subject},`) || criteria.includes(`and ${subject}`)) {
          expect(studiedSubjects(applicant)).toContain(subject);
        }
      }
      const years = entry.age
        ? words
            .age(entry.age)
            .match(/\d+(?= to| years)/g)
            ?.map(Number)
        : [];
      const age = ageOn('2027-12-31', applicant.born?.from ?? '2027-12-31');
      if (years?.[0]) expect(age).toBeGreaterThanOrEqual(years[0]);
      if (years?.[1]) expect(age).toBeLessThanOrEqual(years[1]);
    }),
    { numRuns: 300, maxSkipsPerRun: 500 },
  );
});

test('a verdict follows from its checks and gives a reason', () => {
  fc.assert(
    fc.property(id, applicantArbitrary, (programme, applicant) => {
      const { status: found, checks } = judge(courseOf(programme), applicant, admission);
      const outcomes = checks.map(({ outcome }) => outcome);
      if (found === 'not-open') expect(outcomes).toContain('missed');
      else expect(outcomes).not.toContain('missed');
      expect(found === 'open').toBe(outcomes.every((outcome) => outcome === 'met'));
    }),
  );
});
