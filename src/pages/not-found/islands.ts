/** The interactive parts of this page: what a browser fetches for it. */
export { SiteSearch } from '#src/components/site-search/site-search.island.tsx';
