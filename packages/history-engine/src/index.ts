export {
  emptyHistory,
  type History,
  type HistoryEntry,
  type HistoryStep,
  type KeyHistory,
} from './history.ts';
export { defaultDebounceMs, defaultMaxSteps, type DurationMs, type HistoryOptions } from './options.ts';
export { recordChange, type RecordedChange } from './recordChange.ts';
export { canRedo, canUndo, moveTo, redo, undo, type HistoryMove } from './undo.ts';
export { flush } from './flush.ts';
export { cancelToMark, markHistory, squashToMark, type HistoryMark } from './marks.ts';
export { listSteps, type StepSummary } from './listSteps.ts';
export { resetHistory, resetHistoryByPrefix } from './resetHistory.ts';
export { restoreHistory } from './restoreHistory.ts';
