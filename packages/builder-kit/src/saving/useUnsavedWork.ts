import { useSyncExternalStore } from 'react';

import { isUploading } from '../assets/uploadsUnderWay.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { isUnsaved } from '../store/selectors.ts';

/** What leaving now would lose: edits that are not saved, or nothing but a file on its way. */
export type UnsavedWork = 'edits' | 'upload';

/** {@link UnsavedWork}; undefined for nothing. */
export function useUnsavedWork(): UnsavedWork | undefined {
  const unsaved = useBuilder((state) => isUnsaved(state.document));
  const uploading = useUploading();
  if (unsaved) return 'edits';
  return uploading ? 'upload' : undefined;
}

/** Whether a file is on its way. */
export function useUploading(): boolean {
  const { uploads } = useBuilderStore();
  return useSyncExternalStore(uploads.subscribe, () => isUploading(uploads));
}
