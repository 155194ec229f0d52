export { CourseSearch } from './course-search.island.tsx';
