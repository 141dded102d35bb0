export { findExcerpt } from './findExcerpt.ts';
export { keepOwn, leaveOut, type LinkedSource, takeOver, unlink } from './linkEdits.ts';
export { findLinkedSource, type Lag, listLaggingIds, listLags, type TranslatedProps } from './listLags.ts';
