import { expect, test } from 'vitest';
import { questionTable } from './question-table.ts';

const question = (text: string, shown: string | null) => ({
  number: 7,
  place: 'The institution',
  text,
  shown,
  fact: {
    file: 'content/site.yaml',
    line: 1,
    field: 'hours[0].opens',
    kind: 'unknown' as const,
    note: text,
  },
});

test('a row has the question in every language, where to type the answer, and room for it', () => {
  const [heads, row, ...rest] = questionTable([
    { edition: { lang: 'en' }, questions: [question('Is it "late"?', '=1+1')] },
    { edition: { lang: 'te' }, questions: [question('ఆలస్యమా?', '=1+1')] },
  ]).split('\r\n');
  expect(heads).toBe(
    '\ufeff"Number","Page","Field in the desk","English","తెలుగు","The website says","Answer","Answer in Telugu, where visitors read it","For the website (do not change)"',
  );
  expect(row).toBe(
    `"7","The institution","Hours › 1 › Opens","Is it ""late""?","ఆలస్యమా?","'=1+1","","","site.yaml hours[0].opens"`,
  );
  expect(rest).toEqual(['']);
});
