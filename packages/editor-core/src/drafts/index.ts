export { findDrafts } from './findDrafts.ts';
export { type KeptDraft, listPieceIds, packDraft, unpackDraft } from './packDraft.ts';
export { restoreDraft } from './restoreDraft.ts';
export { toDraft } from './toDraft.ts';
