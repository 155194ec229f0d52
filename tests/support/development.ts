import { test as base } from '@playwright/test';
import { createServer } from 'vite';

/** With the address of a development server, which starts for the tests that name it. */
export const test = base.extend<object, { development: string }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are named here
    async ({}, use) => {
      const server = await createServer({ logLevel: 'warn', server: { port: 0 } });
      await server.listen();
      const [address = ''] = server.resolvedUrls?.local ?? [];
      await use(address.replace(/\/$/, ''));
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});
