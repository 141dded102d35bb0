export { findPlaced, putAsset, type ValuePath } from './assetPlace.ts';
export { findNeighbour } from './findNeighbour.ts';
export { findPictureAmong } from './findPictureAmong.ts';
export { listFolderRows } from './folderTree.ts';
export { putPicture, setAlt } from './pictureEdits.ts';
export {
  centre,
  findFileId,
  type PictureUse,
  readPictureUse,
  toStoredAsset,
  writePictureUse,
} from './pictureUse.ts';
export { noteUpload, startUpload, type UploadTarget } from './startUpload.ts';
export { isFileRefused, refusalMessage } from './uploadRefusal.ts';
export { noteUsedFont } from './usedFonts.ts';
