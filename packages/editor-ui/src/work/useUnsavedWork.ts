import { useSyncExternalStore } from 'react';
import { isUploading, isUnsaved } from '@vitrina/editor-core/store';

import { useEditorStore } from '../store/EditorStoreProvider.tsx';
import { useEditorState } from '../store/hooks.ts';

/** The kind of work that would be lost by leaving now: unsaved edits, or only an upload in progress. */
export type UnsavedWork = 'edits' | 'upload';

/** Returns the {@link UnsavedWork}, or `undefined` if there is none. */
export function useUnsavedWork(): UnsavedWork | undefined {
  const unsaved = useEditorState((state) => isUnsaved(state.document));
  const uploading = useUploading();
  if (unsaved) return 'edits';
  return uploading ? 'upload' : undefined;
}

/** Returns whether an upload is in progress. */
export function useUploading(): boolean {
  const { uploads } = useEditorStore();
  return useSyncExternalStore(uploads.subscribe, () => isUploading(uploads));
}
