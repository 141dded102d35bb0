import { listForPackage } from '@vitrina/editor-core/publishing';
import type { UploadsUnderWay } from '@vitrina/editor-core/store';
import { useUploads } from '@vitrina/editor-ui/assets';

/** Returns whether files of the package are being uploaded; publishing waits for them. */
export function useIsUploading(uploads: UploadsUnderWay | undefined): boolean {
  return listForPackage(useUploads(uploads)).some(
    ({ state }) => state.status === 'running' || state.status === 'asking',
  );
}
