import { expect, test } from 'vitest';
import { fixtureEdition } from '#tests/support/fixture.ts';
import { wayThrough } from './group-ways.ts';

const { programmes } = fixtureEdition().content;

test.each([
  ['gnm', 'open', 'open', 'open', 'open'],
  ['bsc-nursing', 'closed', 'open', 'bridge', 'closed'],
  ['bsc-mlt', 'closed', 'open', 'bridge', 'closed'],
  ['bpt', 'closed', 'open', 'bridge', 'closed'],
  ['intermediate', 'closed', 'closed', 'closed', 'closed'],
] as const)('%s after MPC, BiPC, vocational and other groups', (id, ...ways) => {
  const { entry } = programmes[id];
  const groups = ['MPC', 'BiPC', 'Vocational', 'Other'] as const;
  expect(groups.map((group) => wayThrough(entry, group))).toEqual(ways);
});

test('a programme may name its groups, and may refuse the bridge course', () => {
  const entry = { previous: ['intermediate'], streams: ['MPC'] } as const;
  expect(wayThrough(entry, 'MPC')).toBe('open');
  expect(wayThrough(entry, 'BiPC')).toBe('closed');
  expect(wayThrough({ previous: ['intermediate'], subjects: ['Biology'] }, 'Vocational')).toBe(
    'closed',
  );
});
