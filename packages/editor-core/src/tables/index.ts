export {
  type CellStep,
  editBeside,
  enterCell,
  findCellBeside,
  findOuter,
  isCell,
  listCellTexts,
} from './cellSteps.ts';
export { findTablePlace } from './tableGrid.ts';
