// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { useFormInAddress } from './use-form-in-address.ts';

const colours = ['red', 'green', 'blue'];

type Place = 'query' | 'fragment';

function Colours({ place }: { place: Place }) {
  const form = useRef<HTMLFormElement>(null);
  const [given, replace] = useFormInAddress({ form, place, names: ['colour'], write, fill });
  return (
    <form ref={form} onChange={({ currentTarget }) => replace(write(currentTarget))}>
      {colours.map((colour) => (
        <input key={colour} type="checkbox" name="colour" value={colour} aria-label={colour} />
      ))}
      <output>{given}</output>
    </form>
  );
}

function write(form: HTMLFormElement): string {
  const ticked = [...form.querySelectorAll('input')].filter(({ checked }) => checked);
  return new URLSearchParams(ticked.map(({ value }) => ['colour', value])).toString();
}

function fill(form: HTMLFormElement, given: string): void {
  const wanted = new URLSearchParams(given).getAll('colour');
  for (const box of form.querySelectorAll('input')) box.checked = wanted.includes(box.value);
}

/** Opens the page as the server made it; what is `early` is ticked before the script arrives. */
function open(place: Place, address: string, ...early: string[]) {
  history.replaceState(null, '', address);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Colours place={place} />);
  for (const box of container.querySelectorAll('input')) box.checked = early.includes(box.value);
  render(<Colours place={place} />, { container, hydrate: true });
}

/** Imitates the browser's navigation to another address of the same page. */
function go(address: string) {
  act(() => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  });
}

const ticked = () =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map(({ value }) => value);
const address = () => location.pathname + location.search + location.hash;

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe.each([
  ['query', '?'],
  ['fragment', '#'],
] as const)('a form that lives in the %s', (place, mark) => {
  test('on arrival the address wins over an early choice', () => {
    open(place, `/page${mark}colour=green&colour=blue`, 'red');
    expect(ticked()).toEqual(['green', 'blue']);
    expect(address()).toBe(`/page${mark}colour=green&colour=blue`);
  });

  test('an address that says nothing leaves an early choice and takes it over', () => {
    open(place, '/page', 'red');
    expect(ticked()).toEqual(['red']);
    expect(address()).toBe(`/page${mark}colour=red`);
    expect(screen.getByRole('status').textContent).toBe('colour=red');
  });

  test.each(['?utm_source=chat', '?colour=', '#part'])(
    'the address %s says nothing of the form',
    (rest) => {
      open(place, `/page${rest}`, 'red');
      expect(ticked()).toEqual(['red']);
    },
  );

  test('a choice changes the address and adds no step to the history', async () => {
    open(place, '/page');
    const steps = history.length;
    await userEvent.click(screen.getByRole('checkbox', { name: 'blue' }));
    expect(address()).toBe(`/page${mark}colour=blue`);
    await userEvent.click(screen.getByRole('checkbox', { name: 'blue' }));
    expect(address()).toBe('/page');
    expect(history.length).toBe(steps);
  });

  test('going back fills the form from the address', () => {
    open(place, `/page${mark}colour=green`);
    go(`/page${mark}colour=red`);
    expect(ticked()).toEqual(['red']);
    go('/page');
    expect(ticked()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('');
  });
});

test('a link to a place on the page does not cost the answers in the fragment', () => {
  open('fragment', '/page#colour=green');
  go('/page#result');
  expect(ticked()).toEqual(['green']);
  expect(address()).toBe('/page#colour=green');
});

test('without answers a place on the page stays in the address', () => {
  open('fragment', '/page');
  go('/page#rules');
  expect(address()).toBe('/page#rules');
});

test('a place on the page stays in an address whose query changes', async () => {
  open('query', '/page#result');
  await userEvent.click(screen.getByRole('checkbox', { name: 'red' }));
  expect(address()).toBe('/page?colour=red#result');
});

test('an old link with answers in the query is understood and moves them to the fragment', () => {
  open('fragment', '/page?colour=green&utm_source=chat', 'red');
  expect(ticked()).toEqual(['green']);
  expect(address()).toBe('/page#colour=green');
});
