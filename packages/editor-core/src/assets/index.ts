export { sendToLibrary } from './sendToLibrary.ts';
export {
  appendAssets,
  type AssetPlace,
  findPlaced,
  putAsset,
  putTurn,
  type ValuePath,
} from './assetPlace.ts';
export { orderFrames } from './frameOrder.ts';
export { type SequenceTarget, startSequenceUpload } from './startSequenceUpload.ts';
export { findNeighbor } from './findNeighbor.ts';
export { findPictureAmong } from './findPictureAmong.ts';
export { findRendition } from './findRendition.ts';
export { listFolderRows } from './folderTree.ts';
export { hasModelView, type ModelPoint, type ModelView, readModelView, setModelView } from './modelView.ts';
export { dropFocus, readBlockPicture, setFocus } from './focusEdits.ts';
export { setImage, setAlt } from './pictureEdits.ts';
export {
  center,
  findFileId,
  findStoredId,
  type PictureUse,
  readPictureUse,
  toStoredAsset,
  writePictureUse,
} from './pictureUse.ts';
export { noteUpload } from './followUpload.ts';
export { startUpload, type UploadTarget } from './startUpload.ts';
export { acceptOf, guessKind } from './fileKind.ts';
export { FileRefusedError, isFileRefused, maxBytesOf } from './uploadRefusal.ts';
export { listPageFonts } from './listPageFonts.ts';
export { noteUsedFont, toFonts } from './usedFonts.ts';
