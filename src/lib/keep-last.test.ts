import { expect, test, vi } from 'vitest';
import { keepLast } from './keep-last.ts';

test('a value is made once, until so many others were asked for', () => {
  const make = vi.fn((key: string) => [key]);
  const kept = keepLast(2, make);
  const first = kept('a');
  kept('b');
  expect(kept('a')).toBe(first);
  kept('c');
  expect(kept('a')).toBe(first);
  kept('b');
  expect(make.mock.calls).toEqual([['a'], ['b'], ['c'], ['b']]);
});
