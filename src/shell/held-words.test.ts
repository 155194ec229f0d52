import { expect, test } from 'vitest';
import { holdWords } from './held-words.ts';

const held = (word: string) => `<span class="held">${word}</span>`;

test.each([
  [
    '<p>By NEET-|UG, and on-|the-|job.</p>',
    `<p><span>By ${held('NEET-UG,')} and ${held('on-the-job.')}</span></p>`,
  ],
  ['<p>SC/OBC-|NCL</p>', `<p><span>SC/${held('OBC-NCL')}</span></p>`],
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
