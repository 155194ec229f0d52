export { CourseFinder } from './course-finder.island.tsx';
