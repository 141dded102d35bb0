export { findExcerpt } from './findExcerpt.ts';
export { keepOwn, leaveOut, type LinkedSource, takeOver, unlink } from './linkEdits.ts';
export {
  findLinkedSource,
  type OutdatedCopy,
  listOutdatedIds,
  listOutdatedCopies,
  type TranslatedProps,
} from './listOutdatedCopies.ts';
