import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,prerender,scripts}/**/*.test.{ts,tsx}'],
    restoreMocks: true,
  },
});
