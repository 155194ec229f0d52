export { CopyExample } from './copy-example.island.tsx';
