// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { SearchIndex } from '#src/lib/text-search.ts';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { SiteSearch } from './site-search.island.tsx';

const { content, words, locale } = fixtureEdition();
const page = (path: string) => ({
  path,
  title: 'The work',
  under: 'Physiotherapy',
  parts: [
    { id: '', heading: 'A day - at work', text: 'Physiotherapy treats people by exercise.' },
    { id: 'fees', heading: 'Fees', text: 'Ask the office what physiotherapy costs.' },
  ],
});
const index = (paths = ['/courses/bachelor/bpt/about-bpt']): SearchIndex => ({
  pages: paths.map(page),
  synonyms: [{ words: ['fees', 'ఫీజు'] }],
  vague: [],
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(address: string, answer: () => Promise<unknown> = async () => index()) {
  const fetched = vi.fn(async () => ({ json: answer }));
  vi.stubGlobal('fetch', fetched);
  history.replaceState(null, '', address);
  render(
    <SiteSearch.View
      index="/search-index.json"
      words={words.search}
      ask={{ phone: content.site.phone, admissions: '/admissions', words: words.actions }}
      locale={locale}
    />,
  );
  return { user: userEvent.setup(), fetched };
}

const status = () => screen.getByRole('status').textContent;
const hits = () => screen.findAllByRole('listitem', {}, { timeout: 10_000 });

test('nothing is fetched before the first search, and once for all searches', async () => {
  const { user, fetched } = open('/search');
  expect(fetched).not.toHaveBeenCalled();
  const box = screen.getByRole('searchbox', { name: words.search.label });
  await user.type(box, 'physio{Enter}');
  await hits();
  expect(location.hash).toBe('#q=physio');
  expect(location.search).toBe('');
  expect(status()).toBe('1 result for “physio”');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/courses/bachelor/bpt/about-bpt',
    '/courses/bachelor/bpt/about-bpt#:~:text=A%20day%20%2D%20at%20work',
    '/courses/bachelor/bpt/about-bpt#fees',
  ]);
  await user.clear(box);
  await user.type(box, 'ఫీజు{Enter}');
  await vi.waitFor(() => expect(status()).toBe('1 result for “ఫీజు”'));
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toMatch(/about-bpt#fees$/);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('the words of the address are searched on arrival', async () => {
  open('/search#q=exercise');
  const [hit] = await hits();
  expect(hit?.querySelector('mark')?.textContent).toBe('exercise');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('exercise');
});

test('of many places the best are shown, and how many there are is said', async () => {
  const many = Array.from({ length: 30 }, (_, number) => `/${number}`);
  open('/search#q=exercise', async () => index(many));
  await vi.waitFor(() => expect(status()).toBe('30 results for “exercise”. These 12 fit best.'));
  expect(document.querySelectorAll('ol > li')).toHaveLength(12);
});

test('what is nowhere, and what cannot be fetched, is said with the ways to ask', async () => {
  open('/search#q=zzzz');
  await vi.waitFor(() => expect(status()).toContain('Nothing found for “zzzz”'));
  const chat = screen.getByRole('link', { name: words.actions.chat });
  expect(chat.getAttribute('href')).toContain('wa.me');
  cleanup();
  open('/search#q=exercise', () => Promise.reject(new Error('gone')));
  await vi.waitFor(() => expect(status()).toBe(words.search.failed));
});
