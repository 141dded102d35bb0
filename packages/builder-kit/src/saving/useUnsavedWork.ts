import { useSyncExternalStore } from 'react';

import { isUploading } from '../assets/uploadsUnderWay.ts';
import { useBuilderStore } from '../store/BuilderStoreProvider.tsx';
import { useBuilder } from '../store/hooks.ts';
import { isUnsaved } from '../store/selectors.ts';

/** Whether leaving now would lose work: edits that are not saved, or a file on its way. */
export function useUnsavedWork(): boolean {
  const { uploads } = useBuilderStore();
  const unsaved = useBuilder((state) => isUnsaved(state.document));
  const uploading = useSyncExternalStore(uploads.subscribe, () => isUploading(uploads));
  return unsaved || uploading;
}
