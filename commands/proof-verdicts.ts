import { readAnswers } from '#src/admissions/applicant-address.ts';
import { judge } from '#src/admissions/eligibility.ts';
import type { Edition } from '#src/content/check/edition.ts';
import { offeredCourses } from '#src/content/views/offered-courses.ts';
import { readApplicants } from '#tests/support/applicants.ts';
import type { Row } from './proof-sheets.tsx';

const today = '2026-11-21';
const year = 2027;

/**
 * The finder's texts on each programme, in two languages: its rules and every reason that one of
 * the 200 applicants of the tests is given, once each.
 */
export function finderRows(first: Edition, other: Edition): Row[] {
  const others = offeredCourses(other);
  return offeredCourses(first).flatMap((programme, index) => {
    const translated = others[index] ?? programme;
    const said = new Map<string, Row>();
    const add = (field: string, one: string, two: string) => {
      // One sentence of a kind is enough: an applicant's own numbers are put into it.
      const kind = one.replace(/\d+(\.\d+)?/g, '#');
      if (!one || said.has(kind)) return;
      said.set(kind, { field: `${programme.id}.${field}`, first: one, translation: two });
    };
    const { entry } = programme;
    add('entry', first.describe.entry(entry), other.describe.entry(translated.entry));
    if (entry.age) add('age', first.describe.age(entry.age), other.describe.age(entry.age));
    add(
      'reserved',
      first.describe.reserved(entry.reserved ?? []),
      other.describe.reserved(entry.reserved ?? []),
    );
    for (const { query } of readApplicants(first.content.programmes.gnm.entry.age)) {
      const { applicant } = readAnswers(query, today);
      const [checks, same] = [programme, translated].map(
        ({ entry, indicative }) =>
          judge({ entry, indicative: Boolean(indicative) }, applicant, { year, today }).checks,
      );
      checks?.forEach((check, place) => {
        const field = `${check.rule}, ${check.outcome}`;
        add(field, reason(first, check), reason(other, same?.[place] ?? check));
      });
    }
    return [...said.values()].map((row, place) => ({ ...row, field: `${row.field} ${place + 1}` }));
  });
}

type DescribedCheck = Parameters<Edition['describe']['check']>[0];

function reason({ describe }: Edition, check: DescribedCheck): string {
  const { required, given, hint } = describe.check(check);
  return [required, given, hint].flatMap((part) => (part ? `${part}.` : [])).join(' ');
}
