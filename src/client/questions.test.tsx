// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OpenQuestions } from '#src/ui/open-questions/open-questions.tsx';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { startQuestions } from './questions.ts';

const edition = fixtureEdition();
const { words } = edition;
const bus = 'Is there a bus from Sattenapalle?';
const phones = 'What are the rules for phones?';

afterEach(cleanup);

function show(...questions: string[]) {
  render(<OpenQuestions edition={edition} questions={questions} />);
  startQuestions();
}

function messageOf(link: HTMLElement): string | null {
  return new URL((link as HTMLAnchorElement).href).searchParams.get('text');
}

test('a question is a link that sends it whole', () => {
  show(bus);
  expect(messageOf(screen.getByRole('link', { name: bus }))).toBe(`${words.questions.one} ${bus}`);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('of several each ticks, and those that are ticked leave as one numbered message', () => {
  show(bus, phones);
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByRole('checkbox', { name: phones }).click();
  screen.getByRole('link', { name: words.questions.all.one.replace('{count}', '1') });
  screen.getByRole('checkbox', { name: bus }).click();
  const all = screen.getByRole('link', {
    name: words.questions.all.other.replace('{count}', '2'),
  });
  expect(messageOf(all)).toBe(`${words.questions.several}\n1. ${bus}\n2. ${phones}`);
  screen.getByRole('checkbox', { name: bus }).click();
  screen.getByRole('checkbox', { name: phones }).click();
  expect(all.hidden).toBe(true);
});

test('ticks that the browser kept are counted when the page is shown again', () => {
  show(bus, phones);
  screen.getByRole<HTMLInputElement>('checkbox', { name: phones }).checked = true;
  dispatchEvent(new Event('pageshow'));
  const all = screen.getByRole('link', { name: words.questions.all.one.replace('{count}', '1') });
  expect(messageOf(all)).toBe(`${words.questions.several}\n1. ${phones}`);
});
