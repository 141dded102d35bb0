import { createObserved, type Observed } from '../store/observed.ts';

/** How an upload stands. */
export type UploadState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly name: string; readonly part: number }
  | { readonly status: 'failed'; readonly file: File; readonly code: string };

/** An upload into a prop. */
export interface AssetUpload {
  readonly state: UploadState;
  start: (file: File) => void;
  cancel: () => void;
  /** Cancels it where there is nothing left that it could go into, and says so. */
  drop: () => void;
}

/** The files on their way into the package, and those that did not arrive, by the field they are for. */
export type UploadsUnderWay = Observed<ReadonlyMap<string, AssetUpload>>;

/** Nothing is on its way yet. */
export function createUploadsUnderWay(): UploadsUnderWay {
  return createObserved<ReadonlyMap<string, AssetUpload>>(new Map());
}

/** Says how the upload for a field stands; undefined: it has none. */
export function noteUpload(uploads: UploadsUnderWay, key: string, upload: AssetUpload | undefined): void {
  if (upload === undefined && !uploads.get().has(key)) return;
  const next = new Map(uploads.get());
  if (upload) next.set(key, upload);
  else next.delete(key);
  uploads.set(next);
}

/** Waits until no picture is on its way any more; answers whether all arrived. */
export function untilUploaded(uploads: UploadsUnderWay): Promise<boolean> {
  return new Promise((resolve) => {
    let isWaiting = false;
    const look = () => {
      const standing = [...uploads.get().values()].map(({ state }) => state.status);
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
