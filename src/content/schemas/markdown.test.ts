import { expect, test } from 'vitest';
import { markdown, toHtml } from './markdown.ts';

test.each([
  ['[Contact](/contact)', undefined],
  ['[Fees](/admissions#fees)', undefined],
  ['[Portal](https://example.org/a)', undefined],
  ['[Call]({call})', undefined],
  ['[Nowhere](/nowhere)', 'links to /nowhere, which leads nowhere. Write [text](/contact)'],
  [
    '[Plain](http://example.org)',
    'links to http://example.org, which leads nowhere. Write [text](/contact)',
  ],
  [
    '[Script](javascript:alert(1))',
    'links to javascript:alert(1), which leads nowhere. Write [text](/contact)',
  ],
  ['![Tree](https://example.org/tree.png)', 'holds a picture. Take it out'],
  ['a <b style="x">b</b>', 'holds HTML. Write plain text; [text](/contact) is a link'],
  ['  ', 'must not be empty'],
])('%s: %s', (text, problem) => {
  expect(markdown.safeParse(text).error?.issues[0]?.message).toBe(problem);
});

test('paragraphs, links and lists become HTML', () => {
  const html = toHtml('See [Contact](/contact):\n\n- one', (link) => link);
  expect(html.replace(/\n/g, '')).toBe(
    '<p>See <a href="/contact">Contact</a>:</p><ul><li>one</li></ul>',
  );
});

test('links lead to pages of the edition; ways to call and write stay', () => {
  const html = toHtml('[Fees](/admissions#fees), [call](tel:+911)', (link) => `/te${link}`);
  expect(html).toBe('<p><a href="/te/admissions#fees">Fees</a>, <a href="tel:+911">call</a></p>\n');
});
