import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '#tests/support/any-text.ts';
import { chatLink, mailLink, telephoneLink } from './contact-links.ts';

test('a number for people becomes a number for machines', () => {
  expect(telephoneLink('+91 98480 00000')).toBe('tel:+919848000000');
  expect(chatLink('+91 98480 00000')).toBe('https://wa.me/919848000000');
});

test('line ends become CRLF in a mail and never enter its subject', () => {
  const link = mailLink({ subject: 'Inquiry: x\r\nBcc: thief@example.com', body: 'a\nb\rc\r\nd' });
  expect(link).toBe(
    'mailto:?subject=Inquiry%3A%20x%20Bcc%3A%20thief%40example.com&body=a%0D%0Ab%0D%0Ac%0D%0Ad',
  );
});

test('any text arrives whole, except that a lone surrogate becomes U+FFFD', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const sent = new URL(chatLink('+91 98480 00000', `.${text}`)).searchParams.get('text');
      expect(sent).toBe(`.${text.toWellFormed()}`);
    }),
  );
  expect(decodeURIComponent(chatLink('1', 'a\ud800b'))).toContain('a\ufffdb');
});
