import { useSyncExternalStore } from 'react';
import { isUploading, isUnsaved } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** What leaving now would lose: edits that are not saved, or nothing but a file on its way. */
export type UnsavedWork = 'edits' | 'upload';

/** {@link UnsavedWork}; undefined for nothing. */
export function useUnsavedWork(): UnsavedWork | undefined {
  const unsaved = useEditorState((state) => isUnsaved(state.document));
  const uploading = useUploading();
  if (unsaved) return 'edits';
  return uploading ? 'upload' : undefined;
}

/** Whether a file is on its way. */
export function useUploading(): boolean {
  const { uploads } = useEditorStore();
  return useSyncExternalStore(uploads.subscribe, () => isUploading(uploads));
}
