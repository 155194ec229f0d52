import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { freePort } from './free-port.ts';

test('a port that another program uses is passed over, and a lack of any is told', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  expect(await freePort(port)).toBeGreaterThan(port);
  await expect(freePort(port, '127.0.0.1', 1)).rejects.toThrow(
    `All ports from ${port} to ${port} are taken.`,
  );
  other.close();
});
