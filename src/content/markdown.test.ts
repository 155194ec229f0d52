import { expect, test } from 'vitest';
import { markdown, toHtml } from './markdown.ts';

test.each([
  ['[Contact](/contact)', undefined],
  ['[Fees](/admissions#fees)', undefined],
  ['[Portal](https://example.org/a)', undefined],
  ['[Call]({call})', undefined],
  ['[Nowhere](/nowhere)', 'links to /nowhere, which leads nowhere'],
  ['[Plain](http://example.org)', 'links to http://example.org, which leads nowhere'],
  ['[Script](javascript:alert(1))', 'links to javascript:alert(1), which leads nowhere'],
  ['a <b style="x">b</b>', 'holds HTML. Write Markdown'],
  ['  ', 'must not be empty'],
])('%s: %s', (text, problem) => {
  expect(markdown.safeParse(text).error?.issues[0]?.message).toBe(problem);
});

test('paragraphs, links and lists become HTML', () => {
  expect(toHtml('See [Contact](/contact):\n\n- one').replace(/\n/g, '')).toBe(
    '<p>See <a href="/contact">Contact</a>:</p><ul><li>one</li></ul>',
  );
});
