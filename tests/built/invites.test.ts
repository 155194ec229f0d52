import { expect, test } from 'vitest';
import { builtPages } from '../support/pages.ts';

/**
 * Words that send the reader elsewhere for an answer. A page says what is known; it may not become
 * a list of things to find out. All pages of a language together may have so many of them.
 */
const most = 70;

const phrases = {
  en: /\bask\b|notice|notification of your|the year/gi,
  te: /అడగండి|మీ ఏడాది నోటిఫికేషన్|ఈ ఏడాది నోటిఫికేషన్|మీరు (?:చేరే|చదివే) ఏడాది/g,
};

/** The text of `<main>`, folds included, without what only readers without scripts see. */
function mainText(html: string): string {
  const main = html.replace(/^.*?<main\b/s, '<main').replace(/<\/main>.*$/s, '');
  return main
    .replace(/<(script|style|noscript|template|dialog)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

const counted = (['en', 'te'] as const).map((lang) => {
  const pages = builtPages().filter(({ name }) => /^te[./]/.test(name) === (lang === 'te'));
  const found = pages.map(({ name, html }) => ({
    name,
    count: mainText(html).match(phrases[lang])?.length ?? 0,
  }));
  return { lang, pages: found, sum: found.reduce((sum, { count }) => sum + count, 0) };
});

test.each(counted)('pages in $lang answer: $sum times they send the reader to ask', (language) => {
  expect(language.pages.length).toBeGreaterThan(40);
  const worst = language.pages.filter(({ count }) => count > 0);
  expect(language.sum, JSON.stringify(worst)).toBeLessThanOrEqual(most);
});

test('the count sees folds and leaves out the rest', () => {
  const page = '<p>ask</p><main><details>Ask us</details><noscript>ask</noscript></main><p>ask</p>';
  expect(mainText(page).match(phrases.en)).toEqual(['Ask']);
});
