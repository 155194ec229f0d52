import { expect, test } from 'vitest';
import { byWeight } from './open-facts.ts';

test('open facts come in the order in which they are needed', () => {
  const facts = [
    ['about-us.yaml', 'governingBody.members[0].name'],
    ['dates.yaml', 'programmes.gnm.opens'],
    ['fees.yaml', 'levels[0].courses[0].tuition'],
    ['site.yaml', 'launched'],
    ['site.yaml', 'phone'],
  ].map(([file, field]) => ({ file: `content/${file}`, field: field ?? '' }));
  expect(byWeight(facts).map(({ field, weight }) => `${weight} ${field}`)).toEqual([
    'launch phone',
    'daily levels[0].courses[0].tuition',
    'daily programmes.gnm.opens',
    'later governingBody.members[0].name',
    'later launched',
  ]);
});
