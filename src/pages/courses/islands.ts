/** The interactive parts of this page: what a browser fetches for it. */
export { CourseSearch } from './course-search.island.tsx';
