/** Editions in which the dates are told to a known extent. */
import { makeEdition } from '#src/content/check/edition.ts';
import { sectionIds } from '#src/routes.ts';
import { ask, filesWith, fixtureEdition } from './fixture.ts';

const testIds = fixtureEdition().content.dates.tests.list.map(({ id }) => id);
export const neet = testIds.indexOf('neet-ug');

/** Nobody has told a day of this year or the next. */
export const nothing = Object.fromEntries([
  ...sectionIds.flatMap((id) =>
    ['opens', 'closes', 'classes'].map((step) => [`programmes.${id}.${step}`, ask]),
  ),
  ...testIds.flatMap((_, index) =>
    ['opens', 'closes', 'test'].map((step) => [`tests.list.${index}.${step}`, ask]),
  ),
]);
/** GNM with dates of its own, and NEET-UG on two days. */
export const known = {
  ...nothing,
  'programmes.gnm.opens': '2027-03-01',
  'programmes.gnm.closes': '2027-03-31',
  'programmes.gnm.classes': '2027-04-12',
  [`tests.list.${neet}.test`]: '2027-07-04',
  [`tests.list.${neet}.testEnds`]: '2027-07-05',
};

export const nothingKnown = makeEdition(filesWith({ 'dates.yaml': nothing }));
export const gnmKnown = makeEdition(filesWith({ 'dates.yaml': known }));
