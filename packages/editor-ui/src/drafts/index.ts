export { createDraftStore } from './createDraftStore.ts';
export { holdDraft } from './draftLock.ts';
export { useDraftKeeping } from './useDraftKeeping.ts';
