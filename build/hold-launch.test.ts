import { expect, test } from 'vitest';
import { holdLaunch } from './hold-launch.ts';

const fact = (file: string, field: string) => ({
  file: `content/${file}`,
  line: 7,
  field,
  kind: 'placeholder' as const,
  note: '',
});
const needed = [fact('site.yaml', 'phone'), fact('about-us.yaml', 'mission.description')];

test.each(['CF_PAGES', 'LAUNCH'])('%s: an open fact of the launch holds it', (name) => {
  expect(() => holdLaunch(needed, { [name]: '1' })).toThrow(/content\/site\.yaml:7 {2}phone/);
  expect(() => holdLaunch(needed, { [name]: '1', REHEARSAL: '1' })).not.toThrow();
  expect(() => holdLaunch(needed.slice(1), { [name]: '1' })).not.toThrow();
});

test('a build that is looked at on this machine is not held', () => {
  expect(() => holdLaunch(needed, {})).not.toThrow();
});
