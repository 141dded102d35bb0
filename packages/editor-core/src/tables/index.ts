export {
  type CellStep,
  editBeside,
  enterCell,
  findCellBeside,
  findOuter,
  isCell,
  listCellTexts,
} from './cellSteps.ts';
export { fitted, moveBorder, readWidths } from './columnWidths.ts';
export type { PastedCells } from './pasteCells.ts';
export { readDelimited } from './readDelimited.ts';
export { appendLine, type Line, moveLine, resetWidths, resizeColumns, selectLine } from './tableEdits.ts';
export { endOf, findCellPlace, findTablePlace, isAtTop, readGrid, type TableGrid } from './tableGrid.ts';
export { findTarget } from './tableTarget.ts';
