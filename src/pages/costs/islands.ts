export { CostSheet } from './cost-sheet.island.tsx';
