import type { DescribeChecks } from '#src/admissions/describe-checks.ts';
import { type Applicant, studiedSubjects } from '#src/admissions/eligibility.ts';
import { markBases } from '#src/admissions/entry-rules.ts';
import { fill } from '#src/lib/fill-tokens.ts';
import type { FinderWords } from './finder-props.ts';

/** The understood answers, for a reader who does not see the questions. */
export function answersInWords(
  { passed, stream, bridge, subjects, marks = {}, born, categories }: Applicant,
  { answers: say, rules }: FinderWords,
  describe: DescribeChecks,
): string[] {
  const words = [passed && fill(say.passed, { course: describe.qualification(passed) })];
  if (passed !== 'class-10') {
    const studied = studiedSubjects({ stream, bridge, subjects });
    const group = stream && rules.streams[stream];
    const isTold = group && stream === 'Vocational' && bridge !== undefined;
    words.push(
      isTold ? fill(bridge ? say.withBridge : say.withoutBridge, { stream: group }) : group,
      stream === 'Other' && studied?.length ? describe.subjects(studied) : undefined,
      ...markBases.map((over) =>
        marks[over] === undefined ? undefined : fill(say.marks[over], { percentage: marks[over] }),
      ),
      born &&
        fill(say.born, {
          date: born.from === born.to ? describe.day(born.from) : born.from.slice(0, 4),
        }),
      categories && (describe.list(categories.map((id) => rules.categories[id])) || say.noCategory),
    );
  }
  return words.filter((word) => word !== undefined);
}
