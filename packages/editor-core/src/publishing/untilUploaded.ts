import type { AssetUpload, UploadsUnderWay } from '../store/uploadsUnderWay.ts';

/** Waits for pending image uploads of the package. Resolves with whether all succeeded. */
export function untilUploaded(uploads: UploadsUnderWay): Promise<boolean> {
  return new Promise((resolve) => {
    let isWaiting = false;
    const look = () => {
      const standing = listForPackage(uploads.get()).map(({ state }) => state.status);
      if (standing.includes('running') || standing.includes('asking')) {
        isWaiting = true;
        return;
      }
      stop();
      resolve(!isWaiting || !standing.includes('failed'));
    };
    const stop = uploads.subscribe(look);
    look();
  });
}

/** Lists the uploads whose files are used in the package. */
export function listForPackage(uploads: ReadonlyMap<string, AssetUpload>): readonly AssetUpload[] {
  return [...uploads.values()].filter(({ purpose }) => purpose !== 'library');
}
