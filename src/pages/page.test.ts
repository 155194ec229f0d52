import { expect, test } from 'vitest';
import { type PageModule, pageScripts } from './page.ts';

const pages = import.meta.glob<PageModule>('./*/*.page.tsx', { import: 'page', eager: true });

test('each script that pages may name is named by one', () => {
  const named = Object.values(pages).flatMap(({ script = [] }) => script);
  const unused = pageScripts.filter((name) => !named.includes(name));
  expect(unused, 'delete these from src/client/ and src/pages/page.ts').toEqual([]);
});
