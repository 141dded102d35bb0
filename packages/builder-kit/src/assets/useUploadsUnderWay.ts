import { useCallback, useSyncExternalStore } from 'react';

import type { AssetUpload, UploadsUnderWay } from './uploadsUnderWay.ts';

const none: ReadonlyMap<string, AssetUpload> = new Map();

/** The uploads of a package as they stand now. */
export function useUploadsUnderWay(uploads: UploadsUnderWay | undefined): readonly AssetUpload[] {
  const subscribe = useCallback(
    (listener: () => void) => uploads?.subscribe(listener) ?? (() => undefined),
    [uploads],
  );
  return [...useSyncExternalStore(subscribe, () => uploads?.get() ?? none).values()];
}
