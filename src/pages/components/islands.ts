/** The interactive parts of this page: what a browser fetches for it. */
export { Slideshow } from '#src/components/slideshow/slideshow.island.tsx';
export { CopyExample } from './copy-example.island.tsx';
export { TabsExample } from './tabs-example.island.tsx';
