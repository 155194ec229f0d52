/** The interactive parts of this page: what a browser fetches for it. */
export { CopyExample } from './copy-example.island.tsx';
