export { SiteSearch } from '#src/ui/site-search/site-search.island.tsx';
export { CopyExample } from './copy-example.island.tsx';
