/** The interactive parts of this page: what a browser fetches for it. */
export { Slideshow } from '#src/components/slideshow/slideshow.island.tsx';
export { PopupForm } from './popup-form.island.tsx';
export { Statistics } from './statistics.island.tsx';
export { Why } from './why.island.tsx';
