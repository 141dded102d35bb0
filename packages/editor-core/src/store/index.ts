export { createEditorStore, type EditorDispatch, type EditorStore } from './createEditorStore.ts';
export { documentAction } from './documentActions.ts';
export type { DocumentState } from './documentState.ts';
export {
  type DraftStore,
  type FoundDraft,
  getDraftSlot,
  type LocalDraft,
  newDraftPrefix,
} from './draftStore.ts';
export {
  applyChange,
  cancelGesture,
  endGesture,
  type GestureMark,
  startGesture,
  transact,
  endStep,
  goToStep,
  readPageAt,
  redoEdit,
  undoEdit,
} from './edit.ts';
export { applyDataChange } from './editData.ts';
export type { EditorState, EditorThunk } from './editorState.ts';
export type { FieldKey } from './fieldKey.ts';
export type { KeptPage } from './keptPage.ts';
export { readLocks, writeLocks } from './lockMemory.ts';
export { getNestingContext } from './nestingContext.ts';
export { createObserved, type Observed } from './observed.ts';
export { chosenWidthPx, clampPageWidth, commonWidthsPx, getSizeAt, pageWidthRange } from './pageWidth.ts';
export { randomId } from './randomId.ts';
export type { RecordedEdit } from './recordedEdit.ts';
export { type DataConflict, type PageConflict, savingActions } from './savingSlice.ts';
export { type ChoiceModifiers, selectWith } from './selectWith.ts';
export {
  countSelected,
  countUpdatedPages,
  findUnlocked,
  getActiveComponent,
  getActiveId,
  getInsertPosition,
  getActiveKey,
  getActivePage,
  getHistoryKey,
  getLockedIds,
  getOpenedPosition,
  getPageName,
  isUnsaved,
  listSections,
} from './selectors.ts';
export type { Touched, TouchedHub } from './touchedHub.ts';
export { untilResting } from './untilResting.ts';
export type { ConversionChoice, ConversionOffer, PreparationOptions, UploadWork } from './uploadWork.ts';
export {
  type AssetUpload,
  createUploadsUnderWay,
  isUploading,
  type UploadPurpose,
  type UploadState,
  type UploadsUnderWay,
} from './uploadsUnderWay.ts';
export {
  type Caret,
  type EditorTab,
  editorTabs,
  isInspectorOverLeft,
  isInspectorShown,
  type LeftTab,
  leftTabs,
  type MenuPlace,
  type PlacedBlock,
  viewActions,
} from './viewSlice.ts';
export { zoomSteps } from './zoomRange.ts';
