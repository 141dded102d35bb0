export { findInsertPlace, type InsertPosition, insertPositions } from './findInsertPlace.ts';
export { findLock } from './findLock.ts';
export { type InsertOption, type InsertSearch, listInsertOptions } from './listInsertOptions.ts';
export { type CopyDraft, toDraft } from './subtrees.ts';
export type { Refusal } from './getNestingRefusal.ts';
