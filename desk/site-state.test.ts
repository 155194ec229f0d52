import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { sayState } from './site-state.ts';

const origin = 'https://www.college.example';
const now = Date.now();
const minutes = (count: number) => new Date(now - count * 60_000).toISOString();
const [head = '', before = ''] = execFileSync('git', ['log', '-2', '--format=%H'], {
  encoding: 'utf8',
}).split('\n');
const place = (sentAgo: number) => ({
  remote: 'origin',
  branch: 'main',
  upstream: 'refs/remotes/origin/main',
  sent: head,
  sentAt: now - sentAgo * 60_000,
  unsent: 0,
});
const say = (commit: string, sentAgo: number) =>
  sayState(origin, place(sentAgo), { commit, builtAt: minutes(3) }, now);

test('the officer is told what visitors see', () => {
  expect(say(head, 5)).toMatch(/^Visitors see what was published, since .*\d\d:\d\d\.$/);
  expect(say(before, 2)).toMatch(/^Sent at .* Waiting for the host/);
  expect(say(before, 60)).toMatch(/^The host refused what was sent at/);
  expect(say('0'.repeat(40), 2)).toMatch(/^Visitors see a version of another computer/);
  expect(sayState(origin, place(2), undefined)).toMatch(
    /does not answer: this computer is offline/,
  );
});
