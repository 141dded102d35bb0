export { findPicture } from './findPicture.ts';
export { isSameRows, type LayerRowPlace, listRows, withAncestors } from './listRows.ts';
