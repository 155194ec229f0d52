export { CompareChoice } from './compare-choice.island.tsx';
