import { expect, test } from 'vitest';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { answered, faqData } from './faq.ts';

const items = [
  { question: 'How?', answer: 'Fill in [the form](/admissions#enquiry), or [call](tel:+910).' },
];

test('answers for search engines name whole addresses, those on the page only paths', () => {
  const edition = fixtureEdition();
  expect(answered(edition, items)[0]?.answer).toContain('href="/admissions#enquiry"');
  const data = JSON.stringify(faqData(edition, items));
  expect(data).toContain(`${edition.content.site.origin}/admissions#enquiry`);
  expect(data).toContain('tel:+910');
  expect(data).not.toContain('href=\\"/');
});
