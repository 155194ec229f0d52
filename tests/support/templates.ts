import { routes } from '../../src/routes.ts';

/** One address of every page template, a wide table among them, and one that is missing. */
export const templates: readonly string[] = [
  ...new Map([...routes].reverse().map(({ page, path }) => [page, path])).values(),
  '/courses/bachelor/bpt/bpt-curriculum',
  '/no-such-page',
];

/** The file name of a template's screenshot, without width and ending. */
export function screenshotName(address: string): string {
  return address === '/' ? 'home' : address.slice(1).replaceAll(/[^a-z-]+/g, '-');
}
