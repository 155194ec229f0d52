import { expect, test } from 'vitest';
import { makeEditions } from '#src/content/check/edition.ts';
import { ask, filesWith, placeholder } from '#tests/support/fixture.ts';
import { questionsOf } from './open-questions.ts';

const files = filesWith({
  'fees.yaml': { year: ask, checked: placeholder },
  'site.yaml': { phone: placeholder },
});
const editions = makeEditions(files);
const [english] = editions;

test.each(editions)('in $lang every open fact is asked once, in the order of need', (edition) => {
  const asked = questionsOf(edition, files, {});
  const { openFacts } = edition.content;
  expect(asked.map(({ number }) => number)).toEqual(openFacts.map((_, index) => index + 1));
  expect(new Set(asked.map(({ fact }) => `${fact.file} ${fact.field}`)).size).toBe(
    openFacts.length,
  );
  expect(asked.every(({ text, place }) => text && place)).toBe(true);
});

test('a question has its rendering, or else the English; a value is shown with its name', () => {
  const of = (field: string, renderings = {}) =>
    questionsOf(english, files, renderings).find(({ fact }) => fact.field === field);
  const { text: asked = '' } = of('year') ?? {};
  expect(asked).not.toBe('');
  expect(of('year')?.shown).toBeNull();
  expect(of('year', { [asked]: 'ఏ ఏడాది?' })?.text).toBe('ఏ ఏడాది?');
  expect(of('checked')?.shown).toMatch(/^The list of fees is right up to: 20/);
  const { site } = english.content;
  expect(of('phone')).toMatchObject({ place: site.name, shown: site.phone });
  const { text: isRight = '' } = of('phone') ?? {};
  expect(of('phone', { [isRight]: 'సరైనదేనా?' })?.text).toBe('సరైనదేనా?');
});
