import { type Applicant, studiedSubjects } from '#src/admissions/eligibility.ts';
import { list, qualifications } from '#src/admissions/entry-rules.ts';

/** The understood answers, for a reader who does not see the questions. */
export function answersInWords({
  passed,
  stream,
  bridge,
  subjects,
  marks = {},
  born,
  categories,
}: Applicant): string[] {
  const words = [passed ? `${qualifications[passed]} passed` : undefined];
  if (passed !== 'class-10') {
    const studied = studiedSubjects({ stream, bridge, subjects });
    const group = stream === 'Other' ? 'another group' : stream;
    const course = bridge ? ' with bridge course' : ' without bridge course';
    words.push(
      group && `${group}${stream === 'Vocational' && bridge !== undefined ? course : ''}`,
      stream === 'Other' && studied?.length ? list(studied, 'and') : undefined,
      percent(marks.aggregate, 'over all'),
      percent(marks.pcb, 'in PCB'),
      percent(marks['pcb-english'], 'in PCB and English'),
      born && `born ${born.from === born.to ? born.from : born.from.slice(0, 4)}`,
      categories && (categories.length ? categories.join(' and ') : 'no category'),
    );
  }
  return words.filter((word) => word !== undefined);
}

function percent(value: number | undefined, over: string): string | undefined {
  return value === undefined ? undefined : `${value}% ${over}`;
}
