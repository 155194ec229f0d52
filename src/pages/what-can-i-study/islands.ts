/** The interactive parts of this page: what a browser fetches for it. */
export { CourseFinder } from './course-finder.island.tsx';
