export { alignWithItem, takeSection, toItemComponents, withContentsOf } from './createItem.ts';
export { type BlockUpdate, describeUpdate } from './describeUpdate.ts';
export { findMisplaced } from './findMisplaced.ts';
export { insertItem } from './insertItem.ts';
export {
  findLibraryCopy,
  freeCopy,
  listCopyTops,
  listLibraryCopies,
  listOutdatedItems,
  type PlacedCopy,
  takeUpdates,
  unlinkCopy,
} from './libraryCopies.ts';
export { type LibraryItem, readItem, type Slots } from './libraryItem.ts';
export type { LinkContext } from './linkToItem.ts';
export { planUpdate } from './planUpdate.ts';
export { isSlotAtFirst, listSlotChoices, type SlotChoice, slotKey, toSlots } from './slots.ts';
