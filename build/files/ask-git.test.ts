import { afterEach, expect, test, vi } from 'vitest';
import { askGit } from './ask-git.ts';
import { buildStamp } from './build-stamp.ts';
import { contentHistory } from './content-history.ts';

afterEach(() => vi.unstubAllEnvs());

test('a folder of another user is built without its history, which the build says', () => {
  // As git sees a folder on a network share.
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1');
  vi.stubEnv('CF_PAGES_COMMIT_SHA', '');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(buildStamp(new Date(0)).commit).toBe('');
  expect(contentHistory().size).toBe(0);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(process.cwd()));
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('safe.directory'));
});

test('a command that fails for another reason says nothing', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(askGit('.', 'rev-parse', '--verify', 'no-such-branch')).toBeUndefined();
  expect(warn).not.toHaveBeenCalled();
});
