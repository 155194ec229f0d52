// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { CompareChoice } from './compare-choice.island.tsx';

const choice = (
  <CompareChoice.View
    legend="Show"
    programmes={['gnm', 'bpt', 'academy'].map((id) => ({ id, name: id.toUpperCase() }))}
  />
);

/** Opens the page as the server made it; what is `early` is unticked before the script arrives. */
function open(address: string, ...early: string[]) {
  history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(choice);
  for (const box of container.querySelectorAll('input')) box.checked = !early.includes(box.value);
  render(choice, { container, hydrate: true });
}

const shown = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

test('a programme left out before the script has arrived stays out', () => {
  open('/courses/compare', 'bpt');
  expect(shown()).toEqual(['gnm', 'academy']);
  expect(location.search).toBe('?show=gnm&show=academy');
});

test.each([
  ['', ['gnm', 'bpt', 'academy']],
  ['?show=bpt', ['bpt']],
  ['?show=academy&show=gnm', ['gnm', 'academy']],
  ['?show=none', []],
  ['?show=mbbs', ['gnm', 'bpt', 'academy']],
])('the address %s shows %j', (query, ids) => {
  open(`/courses/compare${query}`);
  expect(shown()).toEqual(ids);
});

test('the address names what is shown, and nothing where all is', async () => {
  open('/courses/compare?show=gnm&show=bpt');
  await userEvent.click(screen.getByRole('checkbox', { name: 'GNM' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'BPT' }));
  expect(location.search).toBe('?show=none');
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  expect(location.search).toBe('');
});
