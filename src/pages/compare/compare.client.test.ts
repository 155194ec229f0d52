// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { startComparison } from './compare.client.ts';

/** Opens the page as the server made it; what is `early` is unticked before the script arrives. */
function open(address: string, ...early: string[]) {
  history.replaceState(null, '', address);
  const boxes = ['gnm', 'bpt', 'academy'].map(
    (id) => `<input type="checkbox" name="show" value="${id}" checked>`,
  );
  document.body.innerHTML = `<form>${boxes.join('')}</form>`;
  for (const id of early) box(id).checked = false;
  startComparison();
}

const box = (id: string) => document.querySelector(`[value="${id}"]`) as HTMLInputElement;

const shown = () =>
  [...document.querySelectorAll('input')]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

beforeEach(() => {
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

test('the address names what is shown, and nothing where all is', () => {
  open('/courses/compare?show=gnm&show=bpt');
  box('gnm').click();
  box('bpt').click();
  expect(location.search).toBe('?show=none');
  for (const id of ['gnm', 'bpt', 'academy']) box(id).click();
  expect(location.search).toBe('');
});
