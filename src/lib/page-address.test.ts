// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetChanges, pageAddress, replaceAddress } from './page-address.ts';

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  vi.useFakeTimers();
  vi.restoreAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  history.replaceState(null, '', '/page');
  forgetChanges();
});

function change(times: number) {
  for (let sum = 1; sum <= times; sum += 1) {
    replaceAddress(`/page#sum=${sum}`);
    expect(pageAddress().hash).toBe(`#sum=${sum}`);
  }
}

test('a few changes are written at once, more of them with a pause, the newest last', () => {
  change(40);
  expect(location.hash).toBe('#sum=40');
  change(200);
  expect(location.hash).toBe('#sum=40');
  vi.advanceTimersByTime(600);
  expect(location.hash).toBe('#sum=200');
});

test('fewer than a hundred changes are written in half a minute', () => {
  const written = vi.spyOn(history, 'replaceState');
  for (let passed = 0; passed < 30_000; passed += 10) {
    replaceAddress(`/page#at=${passed}`);
    vi.advanceTimersByTime(10);
  }
  expect(written.mock.calls.length).toBeGreaterThan(60);
  expect(written.mock.calls.length).toBeLessThan(100);
});

test('a browser may refuse changes: the newest is still known, and tried again', () => {
  const refuse = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times.');
  });
  replaceAddress('/page#sum=1');
  expect(pageAddress().hash).toBe('#sum=1');
  refuse.mockRestore();
  vi.advanceTimersByTime(5000);
  expect(location.hash).toBe('#sum=1');
});

test('what waits is written before the page is left', () => {
  change(41);
  expect(location.hash).toBe('#sum=40');
  dispatchEvent(new Event('pagehide'));
  expect(location.hash).toBe('#sum=41');
});

test('a link that is followed meanwhile wins over a change that waits', () => {
  change(41);
  history.pushState(null, '', '/page#questions');
  expect(pageAddress().hash).toBe('#questions');
  vi.advanceTimersByTime(10_000);
  expect(location.hash).toBe('#questions');
});
