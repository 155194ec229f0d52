// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Tabs } from '#src/ui/tabs/tabs.tsx';
import { startTabs } from './tabs.ts';

const tabs = [
  { id: 'one', title: 'One', panel: <p>First</p> },
  { id: 'two', title: 'Two', panel: <p>Second</p> },
  { id: 'three', title: 'Three', panel: <p>Third</p> },
];

afterEach(() => {
  cleanup();
  location.hash = '';
});

function show(): void {
  render(<Tabs label="Levels" tabs={tabs} />);
  startTabs();
}

const chosen = () => screen.getByRole('tab', { selected: true }).textContent;
const panel = (id: string) => document.getElementById(id)?.dataset.active;

test('the first tab is open, and every panel is in the page', () => {
  show();
  expect(chosen()).toBe('One');
  expect([panel('one'), panel('two'), panel('three')]).toEqual(['true', 'false', 'false']);
  expect(screen.getByText('Third')).toBeTruthy();
});

test('a click opens the panel of that tab', async () => {
  show();
  await userEvent.click(screen.getByRole('tab', { name: 'Two' }));
  expect(chosen()).toBe('Two');
  expect([panel('one'), panel('two')]).toEqual(['false', 'true']);
});

test('arrow keys, Home and End move the choice and the focus, and wrap around', async () => {
  show();
  await userEvent.tab();
  for (const [key, title] of [
    ['{ArrowLeft}', 'Three'],
    ['{ArrowRight}', 'One'],
    ['{ArrowDown}', 'Two'],
    ['{End}', 'Three'],
    ['{Home}', 'One'],
  ] as const) {
    await userEvent.keyboard(key);
    expect(chosen()).toBe(title);
    expect(document.activeElement?.textContent).toBe(title);
  }
});

test('only the chosen tab is in the tab order', () => {
  show();
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});

test('the address opens a tab', () => {
  location.hash = '#three';
  show();
  expect(chosen()).toBe('Three');
});
