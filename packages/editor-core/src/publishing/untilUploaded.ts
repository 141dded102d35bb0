import type { AssetUpload, UploadsUnderWay } from '../store/uploadsUnderWay.ts';

/** Waits until no picture is on its way into the package any more; answers whether all arrived. */
export function untilUploaded(uploads: UploadsUnderWay): Promise<boolean> {
  return new Promise((resolve) => {
    let isWaiting = false;
    const look = () => {
      const standing = listForPackage(uploads.get()).map(({ state }) => state.status);
      if (standing.includes('running')) {
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

/** Those that the package is to get. */
export function listForPackage(uploads: ReadonlyMap<string, AssetUpload>): readonly AssetUpload[] {
  return [...uploads.values()].filter(({ purpose }) => purpose !== 'library');
}
