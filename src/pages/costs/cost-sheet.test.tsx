// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editions } from '#tests/support/content.ts';
import { CostSheet } from './cost-sheet.island.tsx';
import { sheetOf } from './costs.page.tsx';

function show(address: string, [edition] = editions) {
  history.replaceState(null, '', address);
  render(<CostSheet.View {...sheetOf(edition)} />);
}

const sums = () => screen.getByRole('status').textContent;

beforeEach(() => vi.stubGlobal('print', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the address fills the sheet, and the sheet the address', () => {
  show('/admissions/costs#tuition=1%2C00%2C000&caution=5000');
  expect(sums()).toContain('First year ₹ 1,05,000');
  expect(sums()).toContain('All years ₹ 4,05,000');
  fireEvent.change(screen.getByLabelText(/^Hostel/), { target: { value: '30000' } });
  expect(sums()).toContain('First year ₹ 1,35,000');
  expect(new URLSearchParams(location.hash.slice(1)).get('hostel')).toBe('30000');
});

test('an amount that is not a number gets a message and is not counted, and stays as it was typed', () => {
  show('/admissions/costs#tuition=10000');
  const hostel = screen.getByLabelText<HTMLInputElement>(/^Hostel/);
  fireEvent.change(hostel, { target: { value: 'ask 500' } });
  expect(document.getElementById(hostel.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write this amount in digits, such as 18000.',
  );
  expect(sums()).toContain('First year ₹ 10,000');
  expect(hostel.value).toBe('ask 500');
  fireEvent.change(hostel, { target: { value: '0' } });
  expect(hostel.getAttribute('aria-invalid')).toBeNull();
});

test('a length is in the address only where it is not the usual one', () => {
  show('/admissions/costs#tuition=10000');
  const length = screen.getByLabelText('Years of the course');
  fireEvent.change(length, { target: { value: '2' } });
  expect(location.hash).toBe('#tuition=10000&years=2');
  expect(sums()).toContain('All years ₹ 20,000');
  fireEvent.change(length, { target: { value: '4' } });
  expect(location.hash).toBe('#tuition=10000');
});

test('Clear empties the sheet and the address', () => {
  show('/admissions/costs#tuition=10000&years=2');
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(sums()).toContain('All years ₹ 0');
  expect(screen.getByLabelText<HTMLInputElement>(/^Tuition/).value).toBe('');
  expect(location.hash).toBe('');
});

test('while it is printed the page around it is left out', () => {
  show('/admissions/costs');
  fireEvent.click(screen.getByRole('button', { name: 'Print the sheet' }));
  expect(window.print).toHaveBeenCalled();
  expect(document.body.dataset['prints']).toBe('sheet');
  dispatchEvent(new Event('afterprint'));
  expect(document.body.dataset['prints']).toBeUndefined();
});
