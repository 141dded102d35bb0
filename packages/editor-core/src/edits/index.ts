export {
  copyTo,
  findPlace,
  insertDraft,
  insertDrafts,
  moveTo,
  planDraft,
  removeSelected,
} from './blockEdits.ts';
export { editText } from './editText.ts';
export { findNextFocus } from './findNextFocus.ts';
export { replaceOwn, replaceShared, takenNameIds } from './putSaved.ts';
