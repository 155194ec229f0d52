import { expect, test, vi } from 'vitest';
import { untiedText } from '#src/lib/tied-text.ts';
import { type Change, fixtureEdition } from '#tests/support/fixture.ts';

const { content } = fixtureEdition();

test('the catalogue holds the six entries of SPEC.md section 3', () => {
  const entries = content.courses.courses.map(({ name, category, duration, intake }) => [
    name,
    category,
    untiedText(duration),
    intake,
  ]);
  expect(entries).toEqual(
    expect.arrayContaining([
      ['Intermediate MPC', 'inter', '2 years', '60'],
      ['Intermediate BiPC', 'inter', '2 years', '60'],
      ['BPT, Bachelor of Physiotherapy', 'bachelor', '4 years + 6 months', '50'],
      ['GNM, General Nursing and Midwifery', 'bachelor', '3 years + 6 months', '60'],
      ['B.Sc Nursing', 'bachelor', '4 years + 6 months', '60'],
      ['IIT/JEE and NEET Academy', 'iit', '2 years', '100'],
    ]),
  );
});

test('an entry without a field is left out with a warning, and the rest of the site is built', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { courses } = loadChanged((text) => text.replace('    category: iit\n', ''));
  const names = content.courses.courses.map(({ name }) => name);
  expect(courses.courses.map(({ name }) => name)).toEqual(
    names.filter((name) => name !== 'IIT/JEE and NEET Academy'),
  );
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    "Catalogue entry 'IIT/JEE and NEET Academy' is left out: it lacks category.",
  );
});

/** The content with the text of courses.yaml changed. */
function loadChanged(change: Change) {
  return fixtureEdition({ 'courses.yaml': change }).content;
}
