import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { applicants, paperCourses } from '#src/content/schemas/documents.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';

const styles = readFileSync('src/pages/documents/documents.module.css', 'utf8').replace(
  /\s+/g,
  ' ',
);
const { groups } = fixtureEdition().content['documents'];
const papers = groups.flatMap(({ papers: list }) => list);

// The other courses: src/styles/courses.test.ts.
test.each([['courses', 'master'], ...applicants.map((id) => ['applicants', id])])(
  'choosing among the %s, %s hides the papers of others',
  (of, id) => {
    const rule = `:has([id="${id}"] :checked) [data-${of}]:not([data-${of}~="${id}"])`;
    expect(styles).toContain(rule);
  },
);

test('ticks have names of their own', () => {
  const ids = papers.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(paperCourses)('%s has papers for every applicant', (course) => {
  for (const applicant of applicants) {
    const left = papers.filter(
      ({ courses = paperCourses, applicants: who = applicants }) =>
        courses.includes(course) && who.includes(applicant),
    );
    expect(left.length).toBeGreaterThan(4);
  }
});
