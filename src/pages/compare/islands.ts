/** The interactive parts of this page: what a browser fetches for it. */
export { CompareChoice } from './compare-choice.island.tsx';
