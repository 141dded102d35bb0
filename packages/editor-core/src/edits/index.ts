export {
  copyTo,
  findPlace,
  insertDraft,
  insertDrafts,
  moveTo,
  planDraft,
  planDrafts,
  removeSelected,
} from './blockEdits.ts';
export { type Placing, planPlacing } from './planPlacing.ts';
export { findPartsHolder, movePart } from './partEdits.ts';
export { addProduct, countProducts, duplicateProduct, moveProduct, removeProduct } from './productEdits.ts';
export { editText } from './editText.ts';
export { findNextFocus } from './findNextFocus.ts';
export { insertSections } from './insertSections.ts';
export {
  addPoint,
  canAddPoint,
  clampPoint,
  dropPoint,
  findPointsProp,
  movePoint,
  type PointPercent,
  readPoints,
  removePoint,
  withPointAt,
} from './pointEdits.ts';
export { replaceOwn, replaceShared, takenNameIds } from './putSaved.ts';
