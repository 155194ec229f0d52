export { SiteSearch } from '#src/ui/site-search/site-search.island.tsx';
