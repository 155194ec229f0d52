import { expect, test, vi } from 'vitest';
import { startAll } from './start-all.ts';

test('a part that throws keeps none of the others from starting, and is reported once', () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fault = new Error('on purpose');
  const others = [vi.fn(), vi.fn()] as const;
  const broken = () => {
    throw fault;
  };
  startAll(others[0], broken, others[1]);
  for (const start of others) expect(start).toHaveBeenCalledOnce();
  expect(logged.mock.calls).toEqual([[fault]]);
});
