/** The interactive parts of this page: what a browser fetches for it. */
export { CostSheet } from './cost-sheet.island.tsx';
