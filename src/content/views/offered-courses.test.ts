import { expect, test } from 'vitest';
import { untiedText } from '#src/lib/tied-text.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { catalogueLink } from './offered-courses.ts';

const withoutPages = `  - id: of-this-test
    name: Course of This Test
    description: Test eyes, and fit glasses and lenses.
    image: clinic-c
    link: /admissions#enquiry
    category: bachelor
    duration: 4 years
    intake: '40'
`;

const edition = fixtureEdition({
  'courses.yaml': (text) => text.replace('courses:\n', `courses:\n${withoutPages}`),
});
const [own, next] = edition.content.courses.courses;

test('a course without pages has the length and the seats that it says itself', () => {
  expect(own).toMatchObject({ name: 'Course of This Test', intake: '40' });
  expect(untiedText(own?.duration ?? '')).toBe('4 years');
});

test('a course without pages leads to the form, whose notes name it', () => {
  if (!own || !next) throw new Error('The catalogue lacks its entries.');
  expect(catalogueLink(edition, own)).toBe('/admissions?notes=Course+of+This+Test#enquiry');
  expect(catalogueLink(edition, next)).toBe(edition.href(next.link));
});
