export {
  emptyHistory,
  type History,
  type HistoryEntry,
  type HistoryStep,
  type KeyHistory,
} from './history.ts';
export type { HistoryOptions } from './options.ts';
export { recordChange, type RecordedChange } from './recordChange.ts';
export { canRedo, canUndo, redo, undo, type HistoryMove } from './undo.ts';
export { flush } from './flush.ts';
export { resetHistory, resetHistoryByPrefix } from './resetHistory.ts';
