export { CostSheet } from './cost-sheet.island.tsx';
export { HelpFinder } from './help-finder.island.tsx';
