import { expect, test } from 'vitest';
import { makeEdition } from '#src/content/check/edition.ts';
import { render } from '#src/shell/render.tsx';
import { ask, filesWith, placeholder } from '#tests/support/fixture.ts';
import { pagesWithOpenFacts } from './shown-on.ts';

test('every open fact is told with the pages that it concerns', async () => {
  const files = filesWith({
    'site.yaml': { phone: placeholder, launched: ask },
    'home.yaml': { 'founder.more': placeholder },
    'fees.yaml': { checked: placeholder },
    'sheets.yaml': { issued: placeholder },
    'programmes/bpt.yaml': { 'career.GlobalExposure.Internships': ask },
  });
  const pages = await pagesWithOpenFacts(makeEdition(files), render);
  expect(pages.get('content/site.yaml phone')).toEqual(['every page']);
  expect(pages.get('content/home.yaml founder.more')).toEqual(['/']);
  expect(pages.get('content/programmes/bpt.yaml career.GlobalExposure.Internships')).toEqual([
    '/courses/bachelor/bpt/bpt-career',
  ]);
  // Facts that no page shows: only hosts, the printed fee list and the course sheets use them.
  const onNone = [...pages].flatMap(([fact, where]) => (where.length === 0 ? [fact] : []));
  expect(onNone).toEqual([
    'content/site.yaml launched',
    'content/fees.yaml checked',
    'content/sheets.yaml issued',
  ]);
});
