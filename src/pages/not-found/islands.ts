export { SiteSearch } from '#src/components/site-search/site-search.island.tsx';
