import { expect, test } from 'vitest';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { oldSources, sourcesIn } from './sources.ts';

const source = { title: 'The notice', link: 'https://board.example/notice', checked: '2026-03-05' };
const content = { page: { rows: [{ text: 'A rule' }, { source }] } };

test('a source is found wherever it is', () => {
  expect(sourcesIn(content)).toEqual([{ field: 'page.rows[1].source', source }]);
});

/** Bodies whose address does not say that they are of the State, of a university or of a bank. */
const bodies = ['drntr.uhsap.in', 'indianbank.in'];
/** Pages that repeat a body’s own notice, where neither the body nor the national press has it. */
const reprints = [
  'medicaldialogues.in',
  'www.andhrapravasi.com',
  'www.scribd.com',
  'vistaarnews.com',
  'legalitysimplified.com',
  'nursingnews.in',
  // It quotes the Agency’s own release.
  'news.abplive.com',
  'theexamhouse.com',
  'eamcet2009.blogspot.com',
  // Two colleges that print the Indian Nursing Council’s terms of admission word for word.
  'excelinstitutions.com',
  'lmncnursingedu.com',
];
/** Journals of law and of admissions, where the national press does not have it. */
const journals = ['scconline.com', 'medicine.careers360.com'];
const press =
  /(^|\.)(thehindu|indianexpress|hindustantimes|livemint|deccanherald|financialexpress|thehansindia|sakshipost|newindianexpress|metroindia|freepressjournal|deccanchronicle|dynamitenews|etvbharat|edexlive|businesstoday|telegraphindia|ndtv|livehindustan|business-standard|patrika|rtvlive|indiatvnews|millenniumpost)\.(com|in|net)$/;

test('a source is the body itself, or national press with the day on which it appeared', () => {
  const weak = sourcesIn(fixtureEdition().content).filter(({ source: { link, published } }) => {
    const { hostname } = new URL(link);
    const isBody =
      /\.(gov|nic|ac|edu)\.in$/.test(hostname) || [...bodies, ...reprints].includes(hostname);
    const isPress = press.test(hostname) || journals.includes(hostname);
    return !isBody && !(isPress && published);
  });
  expect(weak.map(({ field, source }) => `${field}: ${source.link}`)).toEqual([]);
});

test.each([
  ['2026-03-06', 0],
  ['2027-03-05', 0],
  ['2027-03-06', 1],
  ['2028-02-29', 1],
])('on %s, %i sources are older than a year', (today, count) => {
  expect(oldSources(content, today)).toHaveLength(count);
});

test('every programme says where its entrance is written', () => {
  const { content } = fixtureEdition();
  const fields = sourcesIn(content).map(({ field }) => field);
  for (const { id, indicative } of Object.values(content.programmes)) {
    // Rules that no source states are marked as indicative.
    const hasSource = fields.includes(`programmes.${id}.selection.source`);
    expect(hasSource || indicative !== undefined, id).toBe(true);
  }
});
