import { expect, test } from 'vitest';
import { nearLimit } from './limits.ts';
import { nearlyTooLarge, type Size, tooLarge } from './page-sizes.ts';

const files = [
  { kind: 'font', address: '/assets/text.woff2', bytes: 2048 },
  { kind: 'HTML', address: '/about-us.html', bytes: 3072 },
] as const;

function sizeOf(limit: number): Size {
  return { what: '/about-us: first view', bytes: 5120, limit, files };
}

test('a size above its limit is told with its page, by how much, and its largest files', () => {
  expect(tooLarge([sizeOf(4096)])).toEqual([
    [
      '/about-us: first view: 5.0 KB, 1.0 KB (1024 bytes) above its limit of 4.0 KB',
      '           3.0 KB  HTML    /about-us.html',
      '           2.0 KB  font    /assets/text.woff2',
    ].join('\n'),
  ]);
  expect(tooLarge([sizeOf(5120), sizeOf(9000)])).toEqual([]);
});

test('a size that fits with little room left is named', () => {
  const enough = Math.ceil(5120 / nearLimit);
  expect(nearlyTooLarge([sizeOf(5120)])).toEqual(['/about-us: first view: 5.0 of 5.0 KB']);
  expect(nearlyTooLarge([sizeOf(enough), sizeOf(4096)])).toEqual([]);
});
