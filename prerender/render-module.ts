/** The module that renders pages, for the development server and the build alike. */
export const renderEntry = 'src/site/render.tsx';
export type RenderModule = typeof import('#src/site/render.tsx');

/** What every page runs, and what pages with islands run besides. */
export const siteScript = 'src/browser/site.ts';
export const islandScript = 'src/browser/islands.ts';
