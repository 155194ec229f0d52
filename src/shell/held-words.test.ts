import { expect, test } from 'vitest';
import { holdWords } from './held-words.ts';

const held = (word: string) => `<no-wrap>${word}</no-wrap>`;

test.each([
  [
    '<p>By NEET-|UG, and on-|the-|job.</p>',
    `<p><text-run>By ${held('NEET-UG,')} and ${held('on-the-job.')}</text-run></p>`,
  ],
  ['<p>SC/OBC-|NCL</p>', `<p><text-run>SC/${held('OBC-NCL')}</text-run></p>`],
  ['<p title="NEET-|UG">No</p>', '<p title="NEET-UG">No</p>'],
  [
    '<title>NEET-|UG</title><option>OBC-|NCL</option>',
    '<title>NEET-UG</title><option>OBC-NCL</option>',
  ],
  ['<script>"NEET-|UG<b>"</script>', '<script>"NEET-UG<b>"</script>'],
  ['<a href="/">here</a>|.', '<a href="/">here</a>.'],
  ['<p>A-B</p>', '<p>A-B</p>'],
])('%s', (html, expected) => {
  expect(holdWords(html.replaceAll('|', '\u2060'))).toBe(expected);
});
